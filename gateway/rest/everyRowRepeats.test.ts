import { ACCOUNTS } from '../testing/portal.js';
import type { Account } from '../testing/portal.js';
import { conflict, KEY_TAKEN, NO_PAGE, outcome, refused } from './testing/answers.js';
import type { PageOf } from './testing/answers.js';
import { restOf, usePortal } from './testing/rest.js';
import { alike, endpoint, nameOf, pathFor, rowCalls, successOf } from './testing/rows/rowCalls.js';
import type { Row } from './route.js';
import { rows } from './rows.js';
import { isVersioned } from './answer/version.js';

const portal = usePortal();
const { call, list } = restOf(portal);
const { caseOf, ask, made } = rowCalls(portal);
const everyRow = rows.map((row): [string, Row] => [nameOf(row), row]);

/** A person to whom the row is not refused: the last one, who is the owner if only the owner has access. */
const answered = (row: Row): Account => ACCOUNTS[caseOf(row).who.lastIndexOf('ok')] ?? 'admin';

/**
 * No answers are stored for repeats of these: before signing in the person is unknown, signing out ends the
 * session, and chat messages are not stored.
 */
const MADE_AGAIN = [
  'POST /api/auth/login/',
  'POST /api/auth/logout/',
  'POST /api/auth/reset-password/',
  'POST /api/auth/confirm-email/',
  'POST /api/core/chatbot/message/',
];
const everyWrite = everyRow.filter(([name, { method }]) => method !== 'GET' && !MADE_AGAIN.includes(name));

test.each(everyWrite)(
  '%s that is sent again with its Idempotency-Key happens once and gets the same answer; the key is refused for another call',
  async (name, row) => {
    const who = answered(row);
    const one = await made(row, who);
    const headers = { 'idempotency-key': name.slice(0, 64) };
    const [first, again] = [await ask(row, who, one, headers), await ask(row, who, one, headers)];
    expect(first.status).toBe(successOf(row));
    expect(alike(outcome(again), false)).toEqual(alike(outcome(first), false));
    const other = await made(row, who);
    const said = (made: typeof one) =>
      JSON.stringify([pathFor(row.paths[0] ?? '', made), caseOf(row).sent(made)]);
    if (row.isPublic !== true && said(other) !== said(one))
      expect(outcome(await ask(row, who, other, headers))).toEqual(KEY_TAKEN);
  },
);

const versioned = everyRow.filter(([, row]) => isVersioned(endpoint(row).operation));

test.each(versioned)('%s refuses to change a version that its caller has not read', async (_name, row) => {
  const who = answered(row);
  const one = await made(row, who);
  const stale = await ask(row, who, one, { 'if-match': '"999"' });
  expect(outcome(stale)).toEqual(
    conflict('Someone changed this meanwhile. Please look again.', stale.body['current_status']),
  );
  expect((await ask(row, who, one, { 'if-match': 'mine' })).status).toBe(400);
  const done = await ask(row, who, one, { 'if-match': '*' });
  expect([done.status, done.headers['etag']]).toEqual([successOf(row), expect.stringMatching(/^"\d+"$/)]);
});

test('the ETag of a record is the version that a change of the record needs', async () => {
  const reads = new Map(rows.filter(({ method }) => method === 'GET').map((row) => [row.paths[0], row]));
  const pairs = versioned.flatMap(([, write]) => {
    const read = reads.get(write.paths[0]?.replace(/\{id\}\/.*$/, '{id}/'));
    return read ? [[read, write] as const] : [];
  });
  expect(pairs.length).toBeGreaterThan(12);
  for (const [read, write] of pairs) {
    const one = await made(write, answered(write));
    const { headers, body } = await ask(read, answered(write), one);
    const etag = headers['etag'] ?? '';
    expect([nameOf(read), /^"\d+"$/.test(etag), 'version' in body]).toEqual([nameOf(read), true, false]);
    expect([nameOf(write), (await ask(write, answered(write), one, { 'if-match': etag })).status]).toEqual([
      nameOf(write),
      successOf(write),
    ]);
  }
}, 60_000);

const pages = everyRow.filter(([, row]) => endpoint(row).root.isPage);

test.each(pages)('%s is a list with pages, each with links to its neighbours [A7.5]', async (_name, row) => {
  const who = answered(row);
  const one = await made(row, who);
  const path = `${pathFor(row.paths[0] ?? '', one).replace('/api/', '')}?${new URLSearchParams({ ...(caseOf(row).sent(one) as Record<string, string>), page_size: '1', _t: '9' }).toString()}`;
  const first = await list(who, path);
  expect([first.results.length, first.previous, first.next === null]).toEqual([
    Math.min(first.count, 1),
    null,
    first.count < 2,
  ]);
  if (first.next !== null) {
    const { pathname, searchParams } = new URL(first.next);
    expect([searchParams.get('page'), searchParams.get('page_size'), searchParams.get('_t')]).toEqual([
      '2',
      '1',
      '9',
    ]);
    const second = await list(who, first.next.slice(first.next.indexOf('/api/') + 5));
    expect([pathname, second.count, second.results.length]).toEqual([
      `/api/${path.split('?')[0]}`,
      first.count,
      1,
    ]);
    expect(second.results).not.toEqual(first.results);
    expect(new URL(second.previous ?? '').searchParams.get('page')).toBeNull();
  }
  expect(outcome(await call<PageOf<unknown>>('GET', who, `${path}&page=99999`))).toEqual(NO_PAGE);
  expect(outcome(await call('GET', who, `${path}&page=0`))).toEqual(
    refused({
      page: ['Ensure this value is greater than or equal to 1.'],
    }),
  );
  const sorted = await list(who, `${path}&ordering=colour,-salary_of_others`);
  expect(alike(sorted.results, false)).toEqual(alike(first.results, false));
});

const reads = everyRow.filter(([, { method }]) => method === 'GET');

test.each(reads)(
  '%s answers the same through each of its addresses, with and without the trailing slash, with - and _ alike',
  async (_name, row) => {
    const who = answered(row);
    const one = await made(row, who);
    const query = `?${new URLSearchParams(caseOf(row).sent(one) as Record<string, string>).toString()}`;
    const texts = new Set<string>();
    for (const path of row.paths.flatMap((each) => [
      each,
      each.replace(/\/$/, ''),
      each.replaceAll('-', '_'),
      each.replaceAll('_', '-').replaceAll('{attachment-id}', '{attachment_id}'),
    ])) {
      const { status, text } = await call('GET', who, pathFor(path, one).replace('/api/', '') + query);
      texts.add(`${status} ${text.replaceAll(/"http:[^"]+"/g, '""')}`);
    }
    expect([...texts]).toEqual([expect.stringMatching(/^200 /)]);
  },
);
