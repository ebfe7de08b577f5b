// npm run dev: the server starts again at every change, the web app is replaced while it runs.
import { watch } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { endChild, startChild } from './lib/children.mjs';
import { followParent } from './lib/followParent.mjs';
import { checkNode, install } from './lib/install.mjs';
import { root } from './lib/process.mjs';
import { line, runScript } from './lib/say.mjs';

// Their `?worker` imports mean something to Vite only where they are.
const optimizeDeps = { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] };

let server = null;
let postgres = null;
let queue = Promise.resolve();

followParent();
await runScript('Development did not start', async () => {
  checkNode();
  await install();
  const { build } = await import('./lib/build.mjs');
  await build({ web: false });
  postgres = await startDatabase();
  startServer();
  await startWeb();
  for (const folder of ['gateway', 'subgraphs', 'schema', 'scripts/postgres'])
    watch(`${root}${folder}`, { recursive: true }, changed);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());
});

// Kept here, so that it stays up while the server comes and goes.
async function startDatabase() {
  if (process.env.DATABASE_URL) return null;
  const load = (file) => import(pathToFileURL(`${root}dist/${file}`).href);
  const [{ loadConfig }, { startEmbeddedPostgres }] = await Promise.all([
    load('subgraphs/kit/config/config.js'),
    load('scripts/postgres/postgres.js'),
  ]);
  const { databaseUrl, dataDir } = loadConfig();
  return databaseUrl ? null : startEmbeddedPostgres({ dataDir });
}

function startServer() {
  server = startChild(
    'server',
    'gateway/main',
    { DEBUG_MODE: process.env.DEBUG_MODE ?? '1' },
    { flags: ['--enable-source-maps'] },
  );
}

async function startWeb() {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'; // about imports without endings, which are ours on purpose
  const { createServer } = await import('vite');
  const target = `http://localhost:${process.env.PORT ?? 4000}`;
  const port = process.env.WEB_PORT ? Number(process.env.WEB_PORT) : 5173;
  const vite = await createServer({
    root: `${root}web`,
    server: { port, proxy: { '/graphql': target, '/api': target } },
    optimizeDeps,
    environments: { explorer: { optimizeDeps } },
  });
  await vite.listen();
  line('Web app, live', vite.resolvedUrls?.local[0] ?? `http://localhost:${port}`);
}

let timer;
function changed(_, file) {
  if (!file || /\.test\.ts$|~$|(^|\/)\./.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(() => (queue = queue.then(again)), 60);
}

async function again() {
  const [{ buildServer }, { learnRoutes }] = await Promise.all([
    import('./lib/buildServer.mjs'),
    import('./lib/routes.mjs'),
  ]);
  try {
    await learnRoutes();
    await buildServer();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return; // the last good server continues
  }
  await endChild(server);
  startServer();
}

async function end() {
  await queue;
  await endChild(server);
  await postgres?.stop();
  process.exit(0);
}
