import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBenchPortal, signInMany } from './portal.js';

// `npm run bench:streams`: 500 people who listen for news at the same time. They may cost 100 MB of the gateway's
// memory; `-- --people 1000`: another number.
const { values: given } = parseArgs({ options: { people: { type: 'string', default: '500' } } });
const PEOPLE = Number(given.people);
const MOST_MEGABYTES = 100;
/** As a browser's first calls do, before anything is compared. */
const WARM_CALLS = 200;
const ROUNDS = 5;
const REST_MS = 5_000;

const portal = await openBenchPortal(PEOPLE);
const { database } = portal;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Opens a stream, and calls back for each event that it tells. */
async function listen(token: string, heard: (name: string) => void): Promise<IncomingMessage> {
  const headers = { authorization: `Token ${token}` };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${portal.address}/stream`, { headers, agent: false }, resolve).on('error', reject).end();
  });
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}.`);
  response.setEncoding('utf8').on('data', (piece: string) => {
    for (const [, name = ''] of piece.matchAll(/^event: (\w+)$/gm)) heard(name);
  });
  response.on('error', () => undefined); // the gateway is ended before they are
  return response;
}

/** Tells all people that something is new, as a change does. */
const tellAll = `with next as (update identity.stream_clock set position = position + 1 returning position)
  insert into identity.stream_message (position, user_ids)
  select next.position, array(select id from identity.user_account where may_sign_in) from next`;

try {
  await portal.start();
  const tokens = await signInMany(database, PEOPLE);
  for (let n = 0; n < WARM_CALLS; n += 1)
    await fetch(`${portal.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${tokens[n % PEOPLE] ?? ''}` },
      body: '{"query":"{ unreadNotificationCount }"}',
    }).then((answer) => answer.text());
  await wait(REST_MS);
  const before = await portal.memory();

  const counts = { ready: 0, inbox: 0 };
  let whenAll: (() => void) | undefined;
  const hear = (name: string) => {
    if (name === 'ready' || name === 'inbox') counts[name] += 1;
    if (counts.inbox > 0 && counts.inbox % PEOPLE === 0) whenAll?.();
  };
  const open: IncomingMessage[] = [];
  for (const token of tokens) open.push(await listen(token, hear));
  await wait(REST_MS);
  const [opened, cpu] = [await portal.memory(), await portal.cpu()];
  await wait(REST_MS);
  const idle = ((await portal.cpu()) - cpu) / REST_MS;

  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = new Promise<void>((resolve) => (whenAll = resolve));
    const began = performance.now();
    await database.query(tellAll);
    await all;
    taken.push(performance.now() - began);
  }
  const after = await portal.memory();
  for (const response of open) response.destroy();

  const megabytes = Math.max(opened, after) / 1e6 - before / 1e6;
  say(`${counts.ready} of ${PEOPLE} listen; ${(before / 1e6).toFixed(0)} MB before them`);
  say(
    `memory: ${((opened - before) / 1e6).toFixed(1)} MB when open, ${((after - before) / 1e6).toFixed(1)} MB after news`,
  );
  say(`CPU while nothing happens: ${(idle * 100).toFixed(1)}% of one core`);
  say(`news reach the last of them after ${taken.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  if (megabytes > MOST_MEGABYTES) say(`TOO MUCH: more than ${MOST_MEGABYTES} MB`);
  process.exitCode = megabytes > MOST_MEGABYTES ? 1 : 0;
} finally {
  await portal.close();
}
process.exit();
