import type { GraphClient } from './context.js';
import { notes } from './testing/notes/notes.subgraph.js';
import { openTestSubgraph } from './testing/subgraph.js';
import type { TestSubgraph } from './testing/subgraph.js';
import { viewer } from './testing/viewers.js';

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
const add = (text: string, idempotencyKey?: string, who = someone) => graph.run<{ addNoteElsewhereFirst: { id: number } }>(who, ADD, { text }, idempotencyKey ? { idempotencyKey } : {});

test('a repeat gets the stored answer before another subgraph is asked again', async () => {
  const first = await add('one', 'key-1');
  expect(first.errors).toEqual([]);
  expect(await add('one', 'key-1')).toEqual(first);
  expect(asked).toEqual(['one']);
});

test('the same key with another body is refused before another subgraph is asked', async () => {
  await add('two', 'key-2');
  expect((await add('three', 'key-2')).errors[0]?.code).toBe('CONFLICT');
  expect(asked).toEqual(['two']);
});

test('without a key, and for another person with the same key, nothing is stored', async () => {
  await add('four', 'key-4');
  await add('five', 'key-4', viewer());
  await add('six');
  expect((await add('six')).errors).toHaveLength(1);
  expect(asked).toEqual(['four', 'five', 'six', 'six']);
});
