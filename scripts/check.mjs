// npm run check: everything that can be judged without running the portal.
import { checkNode, install } from './lib/install.mjs';
import { runScript } from './lib/say.mjs';

await runScript('Not checked', async () => {
  checkNode();
  await install();
  const { runChecks } = await import('./lib/checks.mjs');
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
});
