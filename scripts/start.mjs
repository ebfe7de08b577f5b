// npm start: from a fresh checkout to a running portal.
import { followParent } from './lib/followParent.mjs';
import { checkNode, install } from './lib/install.mjs';
import { runScript } from './lib/say.mjs';

followParent();
await runScript('The portal did not start', async () => {
  checkNode();
  process.stdout.write('\nUnified Corporate Portal\n');
  await install();
  const { buildIfStale } = await import('./lib/build.mjs');
  await buildIfStale();
});

// In this very process: one process less, and signals reach the portal itself.
const { enter } = await import('./lib/enter.mjs');
await enter('gateway/main');
