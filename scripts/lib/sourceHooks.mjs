// Module hooks: Node imports the server's TypeScript sources as they are, compiled as the build compiles
// them.
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isSource = (url) => /^file:.*\.ts(\?|$)/.test(url) && !url.includes('/node_modules/');

/** `./x.js` in a TypeScript file means x.ts when there is no x.js. */
export async function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !isSource(context.parentURL ?? ''))
    return next(specifier, context);
  return next(specifier.replace(/\.js$/, '.ts'), context).catch(() => next(specifier, context));
}

/** Compiles a TypeScript source; everything else is loaded as usual. */
export async function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  const file = fileURLToPath(url.replace(/\?.*$/, ''));
  const { code } = await transformFile(file, {
    configFile: `${root}.swcrc`,
    cwd: root,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
