import { pathToFileURL } from 'node:url';
import { root } from './process.mjs';

/**
 * Goes on as a compiled program of the server, as if `node dist/<entry>.js <args>` had been typed.
 * @param {string} entry as 'gateway/main'
 */
export async function enter(entry, args = []) {
  const file = `${root}dist/${entry}.js`;
  process.argv = [process.execPath, file, ...args];
  process.chdir(root);
  await import(pathToFileURL(file).href);
}
