import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** An unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Runs a program beside this one to its end. @throws Error when it fails */
export async function run(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script(name), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

/**
 * Starts a program beside this one; it is there when it has written `sign`. @throws Error when it ends before
 */
export async function serve(
  name: string,
  args: string[],
  env: Record<string, string>,
  sign: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', script('./cpuReport.js'), script(name), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  for await (const chunk of child.stdout as AsyncIterable<Buffer>)
    if (chunk.toString().includes(sign)) return child;
  throw new Error(`${name} did not start`);
}

/** Milliseconds of CPU that a server started by `serve` has used, to the microsecond. */
export async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1000;
}

/** Bytes of memory that a server started by `serve` uses. */
export async function memoryOf(child: ChildProcess): Promise<number> {
  child.send('memory');
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes;
}
