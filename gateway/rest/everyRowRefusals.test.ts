import { isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { neededFor } from '../graph/permissions.js';
import { readSchemaFile } from '../graph/supergraph.js';
import { ACCOUNTS } from '../testing/portal.js';
import type { Account } from '../testing/portal.js';
import { NOT_A_FILE, NOT_FOUND, outcome, refused, said, wrongMethod, wrongType } from './testing/answers.js';
import { form } from './testing/form.js';
import { restOf, usePortal } from './testing/rest.js';
import { endpoint, nameOf, pathFor, rowCalls } from './testing/rows/rowCalls.js';
import type { Method, Row } from './route.js';
import { elsewhere, rows } from './rows.js';

const portal = usePortal();
const { call, graph, raw } = restOf(portal);
const { caseOf, ask, made } = rowCalls(portal);
const everyRow = rows.map((row): [string, Row] => [nameOf(row), row]);
const everyWrite = everyRow.filter(([, { method }]) => method !== 'GET');
const UUID = '0b1f7a52-6a39-4a3e-9b53-5d0c8f1e2a34';

/** A person to whom the row is not refused. */
const answered = (row: Row): Account => ACCOUNTS[caseOf(row).who.indexOf('ok')] ?? 'admin';
const pathOf = (row: Row, ids: Record<string, unknown> = { id: 1, attachment_id: 1, number: 1 }) =>
  pathFor(row.paths[0] ?? '', ids).replace('/api/', '');
/** What the subgraph asks for once it knows that the caller may do it. */
const neededBy = (row: Row): string[] =>
  endpoint(row)
    .inputs.filter(({ take }) => take.need === 'in the subgraph')
    .map(({ name }) => name);
const REQUIRED = ['This field is required.'];

const INTEGER = ['x', 'A valid integer is required.'] as const;
const NUMBER = ['much', 'A valid number is required.'] as const;
/** A value of the wrong type, and its message. */
const NONE_OF: Readonly<Record<string, readonly [value: unknown, text: unknown]>> = {
  Int: INTEGER,
  Float: NUMBER,
  Decimal: NUMBER,
  Boolean: ['perhaps', 'Must be a valid boolean.'],
  Date: ['2031-02-29', 'There is no day 2031-02-29 in the calendar.'],
  DateTime: ['tomorrow', expect.stringContaining('YYYY-MM-DDThh:mm')],
  Upload: ['cv.pdf', NOT_A_FILE],
};

function wrongFor(type: GraphQLInputType, isQuery: boolean): readonly [unknown, unknown] | undefined {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare) && isQuery) return wrongFor(bare.ofType, true);
  if (isListType(bare)) return [{ one: 1 }, 'Expected a list of items but got type "dict".'];
  if (isEnumType(bare)) return ['gone', '"gone" is not a valid choice.'];
  if (isInputObjectType(bare)) return ['x', 'Invalid data. Expected a dictionary, but got str.'];
  if (isScalarType(bare) && (bare.name === 'String' || bare.name === 'ID'))
    return isQuery ? undefined : [{}, 'Not a valid string.'];
  return NONE_OF[bare.name];
}

/** Every value that a call of the row may carry, with a wrong type, and the message for each. */
function wrongs(row: Row): { sent: Record<string, unknown>; texts: Record<string, unknown[]> } {
  const found = endpoint(row).inputs.flatMap(({ name, slot, wordsSlot, isInPath }) => {
    if (isInPath) return [];
    const wrong = wordsSlot
      ? row.method === 'GET'
        ? undefined
        : ([{}, INTEGER[1]] as const)
      : wrongFor(slot.type, row.method === 'GET');
    return wrong ? [[name, ...wrong] as const] : [];
  });
  return {
    sent: Object.fromEntries(found.map(([name, value]) => [name, value])),
    texts: Object.fromEntries(found.map(([name, , text]) => [name, [text]])),
  };
}

const takers = everyRow.filter(
  ([, row]) => !endpoint(row).isFormOnly && Object.keys(wrongs(row).sent).length > 0,
);

/** The required inputs of a call of the row. */
const required = (row: Row) =>
  endpoint(row).inputs.filter(
    ({ slot, isInPath, take }) => !isInPath && (slot.isRequired || take.need === 'here'),
  );

/** The messages when all of them are missing. */
const missingTexts = (row: Row) =>
  Object.fromEntries(
    required(row).map(({ name, take }) => [name, take.says?.missing ? [take.says.missing] : REQUIRED]),
  );

test.each(takers)('%s names every value of the wrong type, and ignores unknown names', async (_name, row) => {
  const { sent, texts } = wrongs(row);
  const isQuery = row.method === 'GET';
  // Of a row that is asked first who calls, the record has to be there.
  const path = pathOf(row, neededBy(row).length > 0 ? await made(row, answered(row)) : undefined);
  const query = isQuery
    ? `?${new URLSearchParams({ ...sent, _t: '1', colour: 'red' } as Record<string, string>).toString()}`
    : '';
  const answer = outcome(
    await call(
      row.method,
      answered(row),
      `${path}${query}`,
      isQuery ? undefined : { ...sent, _t: 1, colour: {} },
    ),
  );
  expect(answer).toEqual(refused({ ...missingTexts(row), ...texts }));
});

test('all missing required values are named at the same time', async () => {
  const those = rows.filter((row) => required(row).length > 0);
  expect(those.length).toBeGreaterThan(20);
  for (const row of those) {
    const texts = missingTexts(row);
    const blank = Object.fromEntries(
      endpoint(row).inputs.flatMap(({ name, take }) => (take.says?.blank ? [[name, [take.says.blank]]] : [])),
    );
    expect([nameOf(row), outcome(await call(row.method, answered(row), pathOf(row)))]).toEqual([
      nameOf(row),
      refused({ ...blank, ...texts }),
    ]);
  }
});

const asking = everyRow.filter(([, row]) => neededBy(row).length > 0);

/** The inputs of a call of the row without the required ones. */
async function halfOf(row: Row, who: Account) {
  const found = await made(row, who);
  const sent = Object.entries(caseOf(row).sent(found)).filter(([name]) => !neededBy(row).includes(name));
  return { path: pathOf(row, found), sent: Object.fromEntries(sent) };
}

test.each(asking)('%s names its missing required values to people with access', async (_name, row) => {
  const { path, sent } = await halfOf(row, answered(row));
  const texts = Object.fromEntries(neededBy(row).map((name) => [name, REQUIRED]));
  expect(outcome(await call(row.method, answered(row), path, sent))).toEqual(refused(texts));
});

test.each(asking)('%s names no required value to people without access', async (_name, row) => {
  const { path, sent } = await halfOf(row, answered(row));
  const others = ACCOUNTS.map((account, at) => ({ account, answer: caseOf(row).who[at] }));
  const refusedTo = others.filter(({ answer }) => answer !== 'ok');
  expect(refusedTo.length).toBeGreaterThan(0);
  const wrong = Object.fromEntries(neededBy(row).map((name) => [name, { one: 1 }]));
  for (const { account, answer } of refusedTo) {
    for (const body of [sent, { ...sent, ...wrong }]) {
      const { status } = await call(row.method, account, path, body);
      expect([account, body, String(status)]).toEqual([account, body, answer]);
    }
  }
});

test('a person without the permission for a row is refused for that, without a word about missing or invalid values', async () => {
  const needed = neededFor(readSchemaFile('supergraph.graphql'));
  const those = rows.filter((row) => needed.has(endpoint(row).root.field) && required(row).length > 0);
  expect(those.length).toBeGreaterThan(5);
  for (const row of those) {
    const refusedTo = ACCOUNTS.filter((_account, at) => caseOf(row).who[at] === '403');
    for (const account of refusedTo) {
      for (const sent of [{}, wrongs(row).sent]) {
        const { status } = await call(row.method, account, pathOf(row), sent);
        expect([nameOf(row), account, sent, status]).toEqual([nameOf(row), account, sent, 403]);
      }
      const { body, status } = await graph(account, endpoint(row).operation.text);
      expect([nameOf(row), account, status, body.errors?.[0]?.extensions.code]).toEqual([
        nameOf(row),
        account,
        403,
        'FORBIDDEN',
      ]);
    }
  }
}, 60_000);

const notFoundOf = ({ says }: Row) =>
  says?.[404] ? { ...NOT_FOUND, body: said(says[404], { code: 'not_found' }) } : NOT_FOUND;

test('an unknown or malformed id is not found under any path', async () => {
  const those = rows.filter(({ paths }) => paths[0]?.includes('{'));
  for (const row of those) {
    const own = await made(row, answered(row));
    const isNumber = endpoint(row).inputs.some(
      ({ name, slot, isInPath }) => isInPath && name === 'id' && String(slot.type) === 'Int!',
    );
    const last = /.*\{(\w+)\}/.exec(row.paths[0] ?? '')?.[1] ?? '';
    for (const id of isNumber
      ? ['999999999', '0', '-1', 'x', '1.5', '99999999999', 'null']
      : [UUID, '1', 'x', `${UUID}0`, ' ']) {
      const answer = outcome(await ask(row, answered(row), { ...own, [last]: id }));
      expect([nameOf(row), id, answer]).toEqual([nameOf(row), id, notFoundOf(row)]);
    }
  }
}, 60_000);

test.each(everyWrite)(
  '%s refuses a body that is neither JSON nor, where it accepts files, a form',
  async (_name, row) => {
    const { files } = endpoint(row);
    const who = answered(row);
    const send = async (type: string, payload: string | Buffer) =>
      outcome(await raw(row.method, who, pathOf(row), type, payload));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/pdf'])
      expect(await send(type, 'title=x')).toEqual(wrongType(type));
    if (files.size === 0)
      expect(await send('multipart/form-data; boundary=edge', form({ title: 'x' }).payload)).toEqual(
        wrongType('multipart/form-data'),
      );
    if (endpoint(row).isFormOnly)
      expect(await send('application/json', '{}')).toEqual(wrongType('application/json'));
    else
      for (const broken of ['{', '[]', '"x"', 'null'])
        expect([broken, (await send('application/json', broken)).status]).toEqual([broken, 400]);
  },
);

test('every path with a JSON body refuses one of more than a megabyte without reading it', async () => {
  const payload = JSON.stringify({ notes: 'x'.repeat(1024 * 1024) });
  for (const [, row] of everyWrite.filter(([, one]) => !endpoint(one).isFormOnly)) {
    const answer = outcome(await raw(row.method, answered(row), pathOf(row), 'application/json', payload));
    expect([nameOf(row), answer]).toEqual([
      nameOf(row),
      { status: 413, body: said('The request body is too large.', { code: 'payload_too_large' }) },
    ]);
  }
}, 60_000);

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

test("a method that a path does not have is refused with the path's methods, under every address", async () => {
  const methods = new Map<string, Method[]>();
  for (const { method, paths } of [...rows, ...elsewhere])
    for (const path of paths) methods.set(path, [...(methods.get(path) ?? []), method]);
  for (const [path, has] of methods) {
    const allow = [...has, ...(has.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
    for (const method of METHODS.filter((one) => !has.includes(one))) {
      const answer = await call(
        method,
        'admin',
        pathFor(path, { id: 1, attachment_id: 1, area: 'x', key: 'x' }).replace('/api/', ''),
        {},
      );
      expect([path, outcome(answer), answer.headers['allow']]).toEqual([path, wrongMethod(method), allow]);
    }
  }
}, 60_000);
