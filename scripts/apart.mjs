// npm run start:apart: the five subgraphs and the gateway as six processes over HTTP, each with its own
// secret, as docker-compose runs them. Without DATABASE_URL an embedded PostgreSQL is a seventh.
import { randomBytes } from 'node:crypto';
import { endChild, hasEnded, startChild } from './lib/children.mjs';
import { checkNode, install } from './lib/install.mjs';
import { answers, freePort } from './lib/process.mjs';
import { Failure, line, runScript, step } from './lib/say.mjs';

const names = ['identity', 'people', 'tickets', 'it', 'learning'];
const children = [];
let ending = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));

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
  const port = process.env.PORT ?? '4000';
  const common = { HOST: '127.0.0.1', GATEWAY_URL: `http://127.0.0.1:${port}`, ...(await database()) };
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
  const secrets = Object.fromEntries(names.map((name) => [variable(name), process.env[variable(name)] ?? randomBytes(32).toString('hex')]));
  const hidden = Object.fromEntries(names.map((name) => [variable(name), '']));

  const subgraphs = names.map((name) => {
    const own = { SUBGRAPH_PORT: String(ports[name]), [variable(name)]: secrets[variable(name)] };
    return add(name, `subgraphs/${name}/main`, { ...common, ...hidden, ...own, SEED_DEMO: '' });
  });
  await step('Five subgraphs', async () => {
    const ready = await Promise.all(names.map((name, index) => answers(`http://127.0.0.1:${ports[name]}/health`, 60_000, () => hasEnded(subgraphs[index]))));
    const silent = names.filter((_, index) => !ready[index]);
    if (silent.length > 0) throw new Failure(`${silent.join(', ')} did not start, for the reason above.`);
  });

  const urls = Object.fromEntries(names.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports[name]}`]));
  const gateway = add('gateway', 'gateway/main', { ...common, ...secrets, ...urls, HOST: process.env.HOST ?? '' });
  gateway.once('exit', (code) => void end(code ?? 1));
}

// Each subgraph opens its own schema in the one database.
async function database() {
  if (process.env.DATABASE_URL) return {};
  let url = '';
  const child = add('postgres', 'gateway/embedded/serve', {}, {
    onLine: (text) => {
      if (!text.startsWith('{')) return false;
      url = JSON.parse(text).url;
      return true;
    },
  });
  await step('PostgreSQL', async () => {
    while (!url && !hasEnded(child)) await new Promise((next) => setTimeout(next, 20));
    if (!url) throw new Failure('the embedded PostgreSQL did not start, for the reason above.');
  });
  const seed = process.env.SEED_DEMO ?? (process.env.NODE_ENV === 'production' ? '' : '1');
  return { DATABASE_URL: url, SEED_DEMO: seed };
}

function add(name, entry, env, options) {
  const child = startChild(name, entry, env, options);
  child.once('exit', (code, signal) => {
    if (ending) return;
    line(name, `has ended (${signal ?? `exit code ${code}`}); the others go on without it`);
  });
  children.push(child);
  return child;
}

async function end(code) {
  if (ending) process.exit(1); // a second Ctrl-C
  await endAll();
  process.exit(code);
}

// The gateway first, so that nobody is promised an answer; the database last.
async function endAll() {
  ending = true;
  for (const child of children.toReversed()) await endChild(child);
}

function variable(name) {
  return `SUBGRAPH_SECRET_${name.toUpperCase()}`;
}
