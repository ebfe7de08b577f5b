// Runs a program of the server after compiling what changed: node scripts/run.mjs gateway/compose <arguments>
import { enter } from './lib/enter.mjs';
import { checkNode, install } from './lib/install.mjs';
import { Failure, runScript } from './lib/say.mjs';
import { existsSync } from 'node:fs';
import { root } from './lib/process.mjs';

const [entry = '', ...args] = process.argv.slice(2);

await runScript('Not run', async () => {
  checkNode();
  await install();
  const { buildIfStale } = await import('./lib/build.mjs');
  await buildIfStale({ web: false });
  if (!existsSync(`${root}dist/${entry}.js`))
    throw new Failure(
      `there is no program "${entry}"; name a file of gateway/ or bench/ without its ending.`,
    );
});
await enter(entry, args);
