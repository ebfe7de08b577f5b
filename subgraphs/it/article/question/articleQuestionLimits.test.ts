import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { it as itSubgraph } from '../../subgraph.js';
import { people, stored } from '../../testing/articles.js';
import { CHANGE, many, questionDesk, SLOW, VOUCHER } from '../../testing/articleQuestions.js';

const { author } = people();

let test_: TestSubgraph;
const { run, written, create, change } = questionDesk(() => test_, author);
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate article, file cascade'));

test('a question that is given twice is stored once, in its first spelling, ignoring case', async () => {
  expect(
    (await create([VOUCHER, SLOW, { heading: 'Elsewhere', question: 'Guest WIFI Password' }, SLOW])).data.it
      .questions,
  ).toEqual([VOUCHER, SLOW]);
});

const [BLANK, SHORT, LONG, NUL, TOO_MANY] = [
  'This field may not be blank.',
  'Ensure this field has at least 3 characters.',
  'Ensure this field has no more than 200 characters.',
  'Null characters are not allowed.',
  'Ensure this field has no more than 300 elements.',
];
test.each([
  ['more than three hundred', many(301), [TOO_MANY]],
  [
    'far too many, of which nothing else is said',
    Array.from({ length: 20_000 }, () => ({ question: '' })),
    [TOO_MANY],
  ],
  ['one that is blank', [SLOW, { question: ' \n ' }], [BLANK]],
  ['one that no one sees', [{ question: '\u200b\u2060\u3164\u200b' }], [BLANK]],
  ['one that is too short', [{ question: ' ab ' }], [SHORT]],
  ['one of two characters that are four halves', [{ question: '🙂🙂' }], [SHORT]],
  ['one that is too long', [{ question: 'x'.repeat(201) }], [LONG]],
  ['one of very many lines', [{ question: 'x\n'.repeat(200_000) }], [LONG]],
  ['one of very many lines with nothing in them', [{ question: '\n'.repeat(400_000) }], [BLANK]],
  ['one with NUL', [{ question: 'What\u0000?' }], [NUL]],
  ['a heading that is too long', [{ ...SLOW, heading: 'x'.repeat(201) }], [LONG]],
  ['a heading that no one sees', [{ ...SLOW, heading: '\u200b' }], [BLANK]],
  ['a heading with NUL', [{ ...SLOW, heading: '\u0000' }], [NUL]],
  [
    'many that will not do, of which each thing is said once',
    Array.from({ length: 300 }, (_, n) => ({
      heading: n % 2 ? '\u0000' : 'x'.repeat(5_000),
      question: ['', 'ab', 'x'.repeat(5_000)][n % 3],
    })),
    [BLANK, LONG, SHORT, NUL],
  ],
])(
  'questions are refused for %s, when an article is created and when it is changed',
  async (_what, questions, texts) => {
    const id = await written();
    const before = await stored(test_);
    for (const answer of [await create(questions), await change(id, questions)]) {
      expect(answer.errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
      expect(Object.keys(answer.errors[0]?.fields ?? {})).toEqual(['questions']);
      expect([...(answer.errors[0]?.fields?.['questions'] ?? [])].sort()).toEqual([...texts].sort());
    }
    expect((await stored(test_))[0]).toEqual(before[0]);
  },
);

test('three hundred questions of 200 characters are stored, and other invalid fields are named together with invalid questions', async () => {
  const most = Array.from({ length: 300 }, (_, n) => ({
    heading: '🙂'.repeat(200),
    question: `${String(n).padStart(3, '0')}${'🙂'.repeat(197)}`,
  }));
  const { data } = await create(most);
  expect(data.it.questions).toEqual(most);
  expect((await create([{ heading: null, question: 'Why' }])).errors).toEqual([]);
  expect(
    (await run(author, CHANGE, { id: data.it.id, input: { title: ' ', questions: [{ question: 'x' }] } }))
      .errors[0]?.fields,
  ).toEqual({ title: [BLANK], questions: [SHORT] });
});
