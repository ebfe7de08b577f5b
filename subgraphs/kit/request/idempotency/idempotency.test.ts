import type { GraphClient } from '../context.js';
import { forgetOldKeys } from './idempotency.js';
import { notes } from '../../testing/notes/notes.subgraph.js';
import { openTestSubgraph } from '../../testing/subgraph.js';
import type { TestSubgraph } from '../../testing/subgraph.js';
import { viewer } from '../../testing/viewers.js';

const asked: unknown[] = [];
const elsewhere: GraphClient = async <Data>(_document: string, variables: Record<string, unknown> = {}) => {
  asked.push(variables['text']);
  return {} as Data;
};
const someone = viewer();
let graph: TestSubgraph;

beforeAll(async () => {
  graph = await openTestSubgraph(notes, { graph: elsewhere });
});
afterAll(() => graph.close());
beforeEach(() => void (asked.length = 0));

const ADD = 'mutation ($text: String!) { addNoteElsewhereFirst(text: $text) { id text } }';
const add = (text: string, idempotencyKey?: string, who = someone) =>
  graph.run<{ addNoteElsewhereFirst: { id: number } }>(
    who,
    ADD,
    { text },
    idempotencyKey ? { idempotencyKey } : {},
  );

test('a repeat gets the stored answer before another subgraph is called again', async () => {
  const first = await add('one', 'key-1');
  expect(first.errors).toEqual([]);
  expect(await add('one', 'key-1')).toEqual(first);
  expect(asked).toEqual(['one']);
});

test('the same key with another body is refused before another subgraph is called', async () => {
  await add('two', 'key-2');
  expect((await add('three', 'key-2')).errors[0]?.code).toBe('CONFLICT');
  expect(asked).toEqual(['two']);
});

test('without a key, and for another person with the same key, no stored answer is returned', async () => {
  await add('four', 'key-4');
  await add('five', 'key-4', viewer());
  await add('six');
  expect((await add('six')).errors).toHaveLength(1);
  expect(asked).toEqual(['four', 'five', 'six', 'six']);
});

const whisper = (text: string, idempotencyKey: string, who = someone) =>
  graph.run<{ whisperNote: { id: number } }>(
    who,
    'mutation ($text: String!) { whisperNote(text: $text) { id text } }',
    { text },
    { idempotencyKey },
  );
const kept = () => graph.database.query<{ result: unknown }>('select * from idempotency');

test('an encrypted answer is returned to the person who repeats the request, and only to them', async () => {
  const first = await whisper('psst', 'key-7');
  expect(first.errors).toEqual([]);
  expect(await whisper('psst', 'key-7')).toEqual(first);
  expect((await whisper('louder', 'key-7')).errors[0]?.code).toBe('CONFLICT');
  // Runs again, into the note that is there.
  expect((await whisper('psst', 'key-7', viewer())).errors[0]?.code).toBe('CONFLICT');
});

test('of two equal requests at the same time with an encrypted answer both get the one answer', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => whisper('together', 'key-8')));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(new Set(answers.map(({ data }) => data.whisperNote.id)).size).toBe(1);
});

test('the stored form of an encrypted answer reveals neither the answer nor the time, and differs for equal answers', async () => {
  await graph.database.query('delete from idempotency');
  await whisper('canary a', 'key-9');
  await whisper('canary b', 'key-10');
  expect(JSON.stringify(await kept())).not.toMatch(/canary|key-9|"id"/);
  const [row] = await graph.database.query(
    `select bool_and(created_at > now() and created_at = date_trunc('day', created_at, $1) and created_at - now() <= interval '25 hours') as midnight, count(distinct body_hash) as bodies from idempotency`,
    [graph.config.organisation.timeZone],
  );
  expect(row).toEqual({ midnight: true, bodies: 2 });
});

test('an encrypted answer is stored for at least a day, and not longer than any other after its midnight', async () => {
  await graph.database.query('delete from idempotency');
  await whisper('lasting', 'key-11');
  await forgetOldKeys(graph.database);
  expect(await kept()).toHaveLength(1);
  await graph.database.query(`update idempotency set created_at = created_at - interval '50 hours'`);
  await forgetOldKeys(graph.database);
  expect(await kept()).toEqual([]);
});
