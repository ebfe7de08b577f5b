import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program to its end with its output collected (and shown, when asked); never throws. */
export function collect(program, args, { env = process.env, echo = false } = {}) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
        if (echo === true || (echo === 'stderr' && stream === child.stderr)) process.stdout.write(data);
      });
    }
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code, signal) =>
      done({ ok: code === 0, output: signal ? `${output}\nended by ${signal}` : output }),
    );
  });
}

/** Runs a Node program of a package, as `tool('eslint/bin/eslint.js', ['.'])`. */
export function tool(file, args, options) {
  return collect(process.execPath, [`node_modules/${file}`, ...args], options);
}

/** Runs a program that speaks to the person directly; true when it went well. */
export function show(program, args, env = process.env) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
}

/** An unused port. */
export function freePort() {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Asks an address until it answers with success, or says after `limit` milliseconds that it did not. */
export async function answers(url, limit, isGone = () => false) {
  for (const until = Date.now() + limit; Date.now() < until && !isGone();) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (response?.ok) return true;
    await new Promise((next) => setTimeout(next, 50));
  }
  return false;
}
