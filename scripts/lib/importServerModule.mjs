import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { root } from './process.mjs';

// From here on this process can import the server's TypeScript sources; `node --import` of this file does the
// same.
register('./sourceHooks.mjs', import.meta.url);

/**
 * Imports a server source file, and the files that it imports, without a build.
 * @param {string} file path from the project's root, as 'scripts/postgres/postgres.ts'
 */
export function importServerModule(file) {
  return import(pathToFileURL(root + file).href);
}
