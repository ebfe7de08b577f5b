import { randomUUID } from 'node:crypto';
import { buildSchema } from 'graphql';
import { assertEveryFieldDeclaresAccess } from '../request/access.js';
import { sealAudit } from '../request/audit.js';
import { receiveEvents, waitingEvents } from '../postgres/outbox.js';
import type { EventConsumer } from '../postgres/outbox.js';
import { notes, received } from '../testing/notes/notes.subgraph.js';
import { openTestSubgraph } from '../testing/subgraph.js';
import type { TestSubgraph } from '../testing/subgraph.js';
import { viewer } from '../testing/viewers.js';

let graph: TestSubgraph;
const someone = viewer();

beforeAll(async () => {
  graph = await openTestSubgraph(notes);
});
afterAll(() => graph.close());

const add = (text: string, idempotencyKey?: string) =>
  graph.run<{ addNote: { id: number } }>(
    someone,
    'mutation Add($text: String!) { addNote(text: $text) { id text } }',
    { text },
    idempotencyKey ? { idempotencyKey } : {},
  );

describe('a closed graph', () => {
  const directives =
    'directive @public on OBJECT | FIELD_DEFINITION\ndirective @authenticated on OBJECT | FIELD_DEFINITION\n';

  test('a field without declared access stops the start', () => {
    const schema = buildSchema(`${directives} type Query { open: Int @public closed: Int }`);
    expect(() => assertEveryFieldDeclaresAccess(schema)).toThrow('Query.closed declares no access');
  });

  test('a field behind a public entry point may not need a sign-in', () => {
    const schema = buildSchema(
      `${directives} type Query { open: Inner @public } type Inner @authenticated { value: Int }`,
    );
    expect(() => assertEveryFieldDeclaresAccess(schema)).toThrow(
      'Query.open is @public but reaches Inner.value',
    );
  });

  test('a person who is not signed in reads only public fields', async () => {
    expect(await graph.run(null, '{ greeting }')).toEqual({ data: { greeting: 'hello' }, errors: [] });
    expect((await graph.run(null, '{ notes { results { id } } }')).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  test('a bare reference to a row is refused without a sign-in', async () => {
    const { errors } = await graph.run(
      null,
      'query ($refs: [_Any!]!) { _entities(representations: $refs) { ... on Note { id text } } }',
      { refs: [{ __typename: 'Note', id: 1 }] },
    );
    expect(errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  test('a field for auditors is refused to everyone else, and the rest of the answer is returned', async () => {
    await add('about secrets');
    const document = '{ notes(search: "about secrets") { results { text secret } } }';
    const refused = await graph.run<{ notes: { results: { text: string; secret: string | null }[] } }>(
      someone,
      document,
    );
    expect(refused.errors[0]?.code).toBe('FORBIDDEN');
    expect(refused.data.notes.results[0]).toEqual({ text: 'about secrets', secret: null });
    expect((await graph.run(viewer(['Administrator']), document)).errors).toEqual([]);
  });

  test('a person who must change the password reaches only fields that allow it', async () => {
    const newcomer = viewer([], { mustChangePassword: true });
    expect((await graph.run(newcomer, '{ notes { count } }')).errors[0]?.code).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    );
    expect((await graph.run(newcomer, '{ myAccount }')).errors).toEqual([]);
  });
});

describe('lists', () => {
  beforeAll(async () => {
    for (const name of ['pear', 'apple', 'quince', '100%']) await add(`list ${name}`);
  });

  const texts = async (args: string) => {
    const { data, errors } = await graph.run<{ notes: { count: number; results: { text: string }[] } }>(
      someone,
      `{ notes(search: "list ", ${args}) { count results { text } } }`,
    );
    return (
      errors[0]?.message ?? {
        count: data.notes.count,
        texts: data.notes.results.map((note) => note.text.replace('list ', '')),
      }
    );
  };

  test('pages follow the requested order and count all rows [A3.27]', async () => {
    expect(await texts('pageSize: 2, ordering: "-text"')).toEqual({ count: 4, texts: ['quince', 'pear'] });
    expect(await texts('pageSize: 2, page: 2, ordering: "-text"')).toEqual({
      count: 4,
      texts: ['apple', '100%'],
    });
  });

  test('an unknown order is ignored', async () => {
    expect(await texts('ordering: "password,text"')).toMatchObject({
      texts: ['100%', 'apple', 'pear', 'quince'],
    });
  });

  test('a page past the end is not found, and a page below one is bad input', async () => {
    expect(await texts('page: 9')).toBe('Invalid page.');
    expect(await texts('page: 0')).toBe('Ensure this value is greater than or equal to 1.');
  });

  test('a percent sign in a search is an ordinary character', async () => {
    const { data } = await graph.run<{ notes: { results: { text: string }[] } }>(
      someone,
      '{ notes(search: "0%") { results { text } } }',
    );
    expect(data.notes.results.map((note) => note.text)).toEqual(['list 100%']);
  });

  test('the count costs a statement only if the query selects it', async () => {
    const cost = async (document: string) => {
      const before = graph.database.statements;
      await graph.run(someone, document);
      return graph.database.statements - before;
    };
    expect(await cost('{ notes(pageSize: 1) { results { id } } }')).toBe(1);
    expect(await cost('{ notes(pageSize: 1) { count results { id } } }')).toBe(2);
  });
});

describe('writes', () => {
  test('a violated constraint is answered with its message', async () => {
    await add('only once');
    expect((await add('only once')).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'There is such a note already.',
    });
  });

  test('twenty repeats with one key create one note and all get the first answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('repeated', 'key-1')));
    expect(new Set(answers.map((answer) => answer.data.addNote.id)).size).toBe(1);
    expect(answers.flatMap((answer) => answer.errors)).toEqual([]);
  });

  test('the same key with another body is refused and writes nothing', async () => {
    await add('first body', 'key-2');
    expect((await add('second body', 'key-2')).errors[0]?.code).toBe('CONFLICT');
    expect(await graph.database.query('select 1 from notes.note where text = $1', ['second body'])).toEqual(
      [],
    );
  });

  test('a repeat after a refusal runs again, because nothing was written', async () => {
    await add('taken');
    expect((await add('taken', 'key-3')).errors[0]?.code).toBe('CONFLICT');
    await graph.database.query(`delete from note where text = 'taken'`);
    expect((await add('taken', 'key-3')).errors).toEqual([]);
  });

  test('audit row and event commit with the change, and not without it', async () => {
    const trail = () =>
      graph.database.one<{ audits: number; events: number }>(
        'select (select count(*) from audit) as audits, (select count(*) from outbox) as events',
      );
    const before = await trail();
    await add('taken');
    expect(await trail()).toEqual(before);
    await add('audited');
    const after = await trail();
    expect([after?.audits, after?.events]).toEqual([Number(before?.audits) + 1, Number(before?.events) + 1]);
    expect(graph.latest().effects.outboxOf).toEqual(new Set(['notes']));
  });

  test('the audit trail is chained once, and a later row continues the chain', async () => {
    while ((await sealAudit(graph.database)) > 0);
    await add('sealed later');
    expect(await sealAudit(graph.database)).toBe(1);
    expect(await sealAudit(graph.database)).toBe(0);
  });

  test('an event that arrives twice has its effect once', async () => {
    const [event] = await waitingEvents(graph.database, 1);
    const heard = { ...event!, topic: 'note.heard' };
    await receiveEvents(graph.database, notes.consumes, [heard, heard]);
    await receiveEvents(graph.database, notes.consumes, [heard]);
    expect(received).toHaveLength(1);
  });

  test('of events that arrive together none has an effect if one of them fails', async () => {
    const event = (topic: string) => ({ id: 0, eventId: randomUUID(), topic, payload: {} });
    const [first, second] = [event('kept'), event('refused')];
    const mark = randomUUID();
    const consumes: Record<string, EventConsumer> = {
      kept: async (tx) => void (await tx.query(`insert into inbox (event_id) values ($1)`, [mark])),
      refused: () => Promise.reject(new Error('Not now.')),
    };
    const ids = [first, second].map(({ eventId }) => eventId);
    const known = () =>
      graph.database.query('select 1 from inbox where event_id = any($1::uuid[])', [[...ids, mark]]);
    await expect(receiveEvents(graph.database, consumes, [first, second])).rejects.toThrow('Not now.');
    expect(await known()).toHaveLength(0);
    await receiveEvents(graph.database, consumes, [first]);
    expect(await known()).toHaveLength(2);
  });
});

test('a connection whose transaction could not be ended is not reused', async () => {
  for (let time = 0; time < 20; time += 1) {
    const failed = graph.database.system(async (tx) => {
      const runner = tx.manager.queryRunner;
      if (runner) runner.rollbackTransaction = () => Promise.reject(new Error('Query read timeout'));
      await tx.query('select 1 / 0');
    });
    await expect(failed).rejects.toThrow('division by zero');
  }
  const asked = await Promise.all(Array.from({ length: 20 }, () => graph.database.query('select 1 as one')));
  expect(asked).toEqual(asked.map(() => [{ one: 1 }]));
});

test('when PostgreSQL hangs, nobody waits a second time for the end of the transaction', async () => {
  const ended: string[] = [];
  const failed = graph.database.system(async (tx) => {
    const runner = tx.manager.queryRunner;
    if (runner) runner.rollbackTransaction = async () => void ended.push('asked');
    await tx.query(`set local application_name = 'hung'`);
    throw new Error('Query read timeout');
  });
  await expect(failed).rejects.toThrow('Query read timeout');
  expect(ended).toEqual([]);
  const names = await Promise.all(
    Array.from({ length: 20 }, () =>
      graph.database.one<{ name: string }>(`select current_setting('application_name') as name`),
    ),
  );
  expect(names.filter((row) => row?.name === 'hung')).toEqual([]);
});

test('text that PostgreSQL cannot store is bad input, not a server error', async () => {
  expect((await add('a\u0000b')).errors[0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Null characters are not allowed.',
  });
});

test('the audit trail cannot be rewritten, not even in the database', async () => {
  await add('kept for good');
  for (const sql of [
    `update audit set action = 'x'`,
    'delete from audit',
    'truncate audit cascade',
    'delete from audit_seal',
  ]) {
    await expect(graph.database.query(sql)).rejects.toThrow('append-only');
  }
});
