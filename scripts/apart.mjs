// npm run start:apart: the five subgraphs and the gateway as six processes over HTTP, each with its own
// secret, as docker-compose runs them. Without DATABASE_URL an embedded PostgreSQL is a seventh. SIGHUP restarts
// the gateway, to see what becomes of open connections.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endChild, hasEnded, startChild } from './lib/children.mjs';
import { followParent } from './lib/followParent.mjs';
import { checkNode, install } from './lib/install.mjs';
import { answers, collect, freePort, root } from './lib/process.mjs';
import { Failure, line, runScript, step } from './lib/say.mjs';

const names = ['identity', 'people', 'tickets', 'it', 'learning'];
const children = [];
/** Those that ended so that others follow. */
const replaced = new Set();
let ending = 0;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));

followParent();
await runScript('The portal did not start', async () => {
  checkNode();
  await install();
  const { buildIfStale } = await import('./lib/build.mjs');
  await buildIfStale();
  try {
    await start();
  } catch (error) {
    if (ending) return;
    await endAll();
    throw error;
  }
});

async function start() {
  const databaseUrl = process.env.DATABASE_URL || (await startDatabase());
  const common = { HOST: '127.0.0.1', DATABASE_URL: databaseUrl, SEED_DEMO: '' };
  if (wantsDemo()) await step('Demo organisation', () => loadDemo(databaseUrl));
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
  const secrets = Object.fromEntries(
    names.map((name) => [variable(name), process.env[variable(name)] ?? randomBytes(32).toString('hex')]),
  );
  const { VIEWER_PRIVATE_KEY, VIEWER_PUBLIC_KEY } = viewerKeys();
  // Empty, because each child reads .env as well: a subgraph has its own secret, and never the gateway's key.
  const hidden = { ...Object.fromEntries(names.map((name) => [variable(name), ''])), VIEWER_PRIVATE_KEY: '' };

  const subgraphs = names.map((name) => {
    const own = {
      SUBGRAPH_PORT: String(ports[name]),
      VIEWER_PUBLIC_KEY,
      [variable(name)]: secrets[variable(name)],
    };
    return add(name, `subgraphs/${name}/main`, { ...common, ...hidden, ...own });
  });
  await step('Five subgraphs', async () => {
    const ready = await Promise.all(
      names.map((name, index) =>
        answers(`http://127.0.0.1:${ports[name]}/health`, 60_000, () => hasEnded(subgraphs[index])),
      ),
    );
    const silent = names.filter((_, index) => !ready[index]);
    if (silent.length > 0) throw new Failure(`${silent.join(', ')} did not start, for the reason above.`);
  });

  const urls = Object.fromEntries(
    names.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports[name]}`]),
  );
  const startGateway = () => {
    const gateway = add('gateway', 'gateway/main', {
      ...common,
      ...secrets,
      ...urls,
      VIEWER_PRIVATE_KEY,
      HOST: process.env.HOST ?? '',
    });
    endWith(gateway);
    noteProcesses({
      starter: process.pid,
      ...Object.fromEntries(names.map((name, index) => [name, subgraphs[index].pid])),
      gateway: gateway.pid,
    });
    process.once('SIGHUP', async () => {
      replaced.add(gateway);
      await endChild(gateway);
      if (!ending) startGateway();
    });
  };
  startGateway();
}

// The keys with which the gateway signs the viewer and the subgraphs verify the signature: configured ones, or new
// ones at each start.
function viewerKeys() {
  const { VIEWER_PRIVATE_KEY, VIEWER_PUBLIC_KEY } = process.env;
  if (VIEWER_PRIVATE_KEY && VIEWER_PUBLIC_KEY) return { VIEWER_PRIVATE_KEY, VIEWER_PUBLIC_KEY };
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  return {
    VIEWER_PRIVATE_KEY: privateKey.toString('base64'),
    VIEWER_PUBLIC_KEY: publicKey.toString('base64'),
  };
}

// For anyone who wants to stop or restart one of them.
function noteProcesses(ids) {
  const folder = resolve(root, process.env.DATA_DIR || '.data');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'processes.json'), `${JSON.stringify(ids)}\n`);
}

async function startDatabase() {
  let url = '';
  const onLine = (text) => {
    if (!text.startsWith('{')) return false;
    url = JSON.parse(text).url;
    return true;
  };
  const child = add('postgres', 'scripts/postgres/serve', {}, { onLine });
  await step('PostgreSQL', async () => {
    while (!url && !hasEnded(child)) await new Promise((next) => setTimeout(next, 20));
    if (!url) throw new Failure('the embedded PostgreSQL did not start, for the reason above.');
  });
  endWith(child);
  return url;
}

// As in one process: on its own into the embedded database, into a given one only when asked for.
function wantsDemo() {
  if (process.env.NODE_ENV === 'production') return false;
  return process.env.SEED_DEMO ? /^(1|true)$/.test(process.env.SEED_DEMO) : !process.env.DATABASE_URL;
}

// The gateway of this topology has no database of its own, so a program that opens all five loads the data.
async function loadDemo(databaseUrl) {
  const { ok, output } = await collect(process.execPath, ['dist/gateway/seed.js'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (!ok) throw new Failure(output.trim());
}

function add(name, entry, env, options) {
  const child = startChild(name, entry, env, options);
  child.once('exit', (code, signal) => {
    if (ending || replaced.has(child)) return;
    line(name, `has ended (${signal ?? `exit code ${code}`}); the others go on without it`);
  });
  children.push(child);
  return child;
}

// Without the gateway nothing is served, and without its keeper the database is lost: the supervisor of this
// process has to start it again.
function endWith(child) {
  child.once('exit', (code) => {
    if (!ending && !replaced.has(child)) void end(code || 1);
  });
}

async function end(code) {
  // npm passes on the Ctrl-C that the terminal has given already; only a later one means "at once".
  if (ending) {
    if (Date.now() - ending > 1000) process.exit(1);
    return;
  }
  await endAll();
  process.exit(code);
}

// The gateway first, so that no request is accepted without an answer; the database last.
async function endAll() {
  ending = Date.now();
  for (const child of children.toReversed()) await endChild(child);
}

function variable(name) {
  return `SUBGRAPH_SECRET_${name.toUpperCase()}`;
}
