import { notes } from '../testing/notes/notes.subgraph.js';
import type { Answer } from '../testing/refusal.js';
import { openTestSubgraph } from '../testing/subgraph.js';
import { viewer } from '../testing/viewers.js';

interface Question {
  name: string;
  document: string;
  variables?: Record<string, unknown>;
  refusal?: string;
}

const QUESTIONS: Question[] = [
  {
    name: 'a field for which a permission is missing',
    document: '{ greeting notes { results { text secret } } }',
    refusal: 'FORBIDDEN',
  },
  {
    name: 'a literal of the wrong type',
    document: '{ greeting notes(page: "first") { count } }',
    refusal: 'BAD_USER_INPUT',
  },
  {
    name: 'an input that is refused',
    document: 'mutation { addNote(text: " ") { id } }',
    refusal: 'BAD_USER_INPUT',
  },
  {
    name: 'a list',
    document: 'query ($search: String) { notes(search: $search) { count results { id text } } }',
    variables: { search: 'second' },
  },
  {
    name: 'aliases and fragments',
    document: '{ all: notes { ...Page } } fragment Page on NotePage { total: count }',
  },
  {
    name: 'fields that are skipped',
    document: '{ greeting @include(if: false) myAccount @skip(if: false) }',
  },
  {
    name: 'a reference',
    document: 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Note { id text } } }',
    variables: { of: [{ __typename: 'Note', id: 1 }] },
  },
];

async function answersWith(compiled: string): Promise<Answer<unknown>[]> {
  const subgraph = await openTestSubgraph(notes, { config: { GRAPHQL_COMPILED: compiled } });
  try {
    await subgraph.database.query("insert into note (text) values ('first'), ('second')");
    const answers: Answer<unknown>[] = [];
    for (const { document, variables } of QUESTIONS)
      answers.push(await subgraph.run(viewer(), document, variables));
    return answers;
  } finally {
    await subgraph.close();
  }
}

let plain: Answer<unknown>[];
let compiled: Answer<unknown>[];
beforeAll(async () => {
  plain = await answersWith('0');
  compiled = await answersWith('1');
});

test.each(QUESTIONS.map(({ name, refusal }, at) => ({ name, refusal, at })))(
  'a person gets the same answer with and without compiled operations: $name',
  ({ refusal, at }) => {
    expect(plain[at]?.errors[0]?.code).toBe(refusal);
    expect(compiled[at]).toEqual(plain[at]);
  },
);
