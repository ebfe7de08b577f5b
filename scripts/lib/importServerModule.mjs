import { readFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/portal/modules');

/**
 * Imports one server source file (and the files it imports) without a build, for tools that run before
 * there is one. Compiled copies are kept under node_modules/.cache and renewed when the source changes.
 * @param {string} file path from the project's root, as 'gateway/embedded/postgres.ts'
 */
export function importServerModule(file) {
  return import(pathToFileURL(compile(join(root, file), new Set())).href);
}

function compile(source, done) {
  const target = join(cache, relative(root, source).replace(/\.ts$/, '.js'));
  if (done.has(source)) return target;
  done.add(source);
  if (!isFresh(target, source)) {
    mkdirSync(dirname(target), { recursive: true });
    const { code } = transformFileSync(source, { configFile: join(root, '.swcrc'), cwd: root, sourceMaps: 'inline' });
    writeFileSync(target, code);
  }
  for (const [, specifier] of readFileSync(target, 'utf8').matchAll(/from ['"](\.{1,2}\/[^'"]+)\.js['"]/g)) {
    compile(resolve(dirname(source), `${specifier}.ts`), done);
  }
  return target;
}

function isFresh(target, source) {
  try {
    return statSync(target).mtimeMs > statSync(source).mtimeMs;
  } catch {
    return false;
  }
}
