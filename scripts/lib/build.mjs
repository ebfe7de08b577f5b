import { serverChanges, buildServer } from './buildServer.mjs';
import { buildWeb, isWebFresh } from './buildWeb.mjs';
import { root, show } from './process.mjs';
import { areRoutesStale, learnRoutes } from './routes.mjs';
import { step } from './say.mjs';

/** Builds stale parts of the server and the web app, in its own process if needed. */
export async function buildIfStale({ web = true } = {}) {
  const { stale, gone } = serverChanges();
  if (!areRoutesStale() && stale.length + gone.length === 0 && (!web || isWebFresh())) return;
  // The compilers' memory goes with that process; the portal stays small.
  const done = await show(process.execPath, [`${root}scripts/build.mjs`, ...(web ? [] : ['--server'])]);
  if (!done) process.exit(1);
}

/** Builds stale parts in this process. */
export async function build({ web = true } = {}) {
  await step("Assistant's routes", async () => ((await learnRoutes()) ? 'learnt' : 'up to date'));
  await step('Server', async () => {
    const count = await buildServer();
    return count > 0 ? `${count} files compiled` : 'up to date';
  });
  if (!web) return;
  await step('Web app', async () => {
    if (isWebFresh()) return 'up to date';
    await buildWeb();
    return 'built';
  });
}
