import { ACCOUNTS } from '../testing/portal.js';
import type { Reply } from '../testing/portal.js';
import type { Json, PageOf } from './testing/answers.js';
import { outcome, PASSWORD_FIRST, said, UNAUTHENTICATED } from './testing/answers.js';
import { keysOf, misfits } from './testing/shape/declared.js';
import { mismatches } from './testing/shape/openApi.js';
import { newcomer } from './testing/families/people.js';
import { restOf, usePortal } from './testing/rest.js';
import { alike, endpoint, keyOf, nameOf, pathFor, rowCalls, successOf } from './testing/rows/rowCalls.js';
import type { Row } from './route.js';
import { rows } from './rows.js';

const portal = usePortal();
const { call } = restOf(portal);
const { table, caseOf, ask, askGraph, made } = rowCalls(portal);
const everyRow = rows.map((row): [string, Row] => [nameOf(row), row]);

/** The error of a successful answer, if there is any. */
function faults(row: Row, body: Json): string[] {
  const { root, operation } = endpoint(row);
  if (row.answer || row.sendsFile !== undefined || successOf(row) === 204) return [];
  const { results, ...page } = body as unknown as PageOf<Json>;
  if (root.isPage && Object.keys(page).sort().join() !== 'count,next,previous') return ['no page of a list'];
  const counted = root.isPage ? { count: page.count, results } : body;
  if (!row.present) return misfits(counted, operation, portal().portal.apiSchema);
  const keys = keysOf(row)?.join() ?? 'say in testing/shape/declared.ts which keys the presenter answers';
  const records = root.isPage ? results : [body];
  return records.map((record) => Object.keys(record).sort().join()).filter((found) => found !== keys);
}

/** The part of an answer that the graph answers, too. */
function comparable(row: Row, { body, text }: Reply<Json>): unknown {
  if (row.sendsFile !== undefined) return text;
  if (!endpoint(row).root.isPage) return body;
  const { next: _next, previous: _previous, ...page } = body;
  return page;
}

test('every row has its line in the table of rows, and every line has its row', () => {
  for (const row of rows) expect(caseOf(row).who).toHaveLength(ACCOUNTS.length);
  expect(Object.keys(table).sort()).toEqual(rows.map(keyOf).sort());
});

test.each(everyRow)(
  '%s answers each of the six accounts as declared, as OpenAPI has it and as the graph does [S-31]',
  async (_name, row) => {
    const { who } = caseOf(row);
    // A refused person changes nothing, so that one record is enough for all of them.
    const untouched = who.every((word) => word === 'ok') ? {} : await made(row, 'employee');
    let shown = 0;
    for (const [index, account] of ACCOUNTS.entries()) {
      const isAnswered = who[index] === 'ok';
      const expected = isAnswered ? successOf(row) : Number(who[index]);
      const mine = isAnswered ? await made(row, account) : untouched;
      const answer = await ask(row, account, mine);
      const mismatched = mismatches(row.method, row.paths[0] ?? '', answer.status, answer.body);
      expect([account, answer.status, answer.status === expected ? '' : answer.text]).toEqual([
        account,
        expected,
        '',
      ]);
      expect([account, mismatched]).toEqual([account, []]);
      const twin = row.method === 'GET' || !isAnswered ? mine : await made(row, account);
      const graph = await askGraph(row, account, twin);
      expect([account, graph.status]).toEqual([account, expected]);
      if (!isAnswered) continue;
      expect([account, faults(row, answer.body)]).toEqual([account, []]);
      const isTwin = twin !== mine;
      if (!row.answer)
        expect([account, alike(comparable(row, answer), isTwin)]).toEqual([
          account,
          alike(graph.body, isTwin),
        ]);
      shown += endpoint(row).root.isPage ? (answer.body as unknown as PageOf<Json>).results.length : 1;
    }
    expect(shown).toBeGreaterThan(0);
  },
  60_000,
);

test.each(everyRow.filter(([, { isPublic }]) => isPublic !== true))(
  '%s refuses a person who is not signed in, under each of its addresses [S-01]',
  async (_name, row) => {
    for (const path of row.paths) {
      for (const token of [null, 'not-a-token']) {
        const answer = await call(
          row.method,
          token === null ? null : { token },
          pathFor(path, { id: 1, attachment_id: 1 }).replace('/api/', ''),
          {},
        );
        const text = row.says?.[401] ?? (token ? 'Invalid token.' : UNAUTHENTICATED.body.detail);
        expect(outcome(answer)).toEqual({ status: 401, body: said(text, { code: 'unauthenticated' }) });
        expect(answer.headers['www-authenticate']).toBe('Token');
      }
    }
  },
);

/** What someone may do before the password that HR gave is changed. */
const BEFORE_PASSWORD = [
  ...['GET /api/auth/profile/', 'POST /api/auth/logout/', 'POST /api/auth/change-password/'],
  ...[
    'GET /api/rbac/roles/',
    'GET /api/rbac/user-roles/',
    'GET /api/rbac/permissions/',
    'GET /api/core/departments/',
  ],
];

test('with a password that HR gave, a person reads their own profile and the lists of roles and departments, signs out, and changes the password: nothing else', async () => {
  const someone = await newcomer(portal());
  for (const row of rows.filter(({ isPublic }) => isPublic !== true)) {
    const { token } = /logout|change-password/.test(nameOf(row)) ? await newcomer(portal()) : someone;
    const answer = await ask(row, { token }, { ...(await made(row, 'employee')), token });
    // The old password is not the one that the table knows.
    const status = nameOf(row).includes('change-password') ? 400 : 200;
    if (BEFORE_PASSWORD.includes(nameOf(row)))
      expect([nameOf(row), answer.status]).toEqual([nameOf(row), status]);
    else expect([nameOf(row), outcome(answer)]).toEqual([nameOf(row), PASSWORD_FIRST]);
  }
}, 60_000);
