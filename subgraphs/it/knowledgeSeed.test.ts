import { extractText, getDocumentProxy } from 'unpdf';
import { Problems } from '../kit/request/errors.js';
import { openStore } from '../kit/files/fileStore.js';
import { openTestSubgraph } from '../kit/testing/subgraph.js';
import type { TestSubgraph } from '../kit/testing/subgraph.js';
import { viewer } from '../kit/testing/viewers.js';
import { readQuestions } from './article/question/articleQuestionInput.service.js';
import { SUBJECTS } from './demo/knowledge.js';
import { seedKnowledge } from './knowledgeSeed.js';
import { it as itSubgraph } from './subgraph.js';
import { linkOf } from './testing/articles.js';
import type { Article } from './testing/articles.js';

const authors = {
  it: [
    { userId: 3, fullName: 'Ida Tech' },
    { userId: 5, fullName: 'Nils Berg' },
  ],
  hr: [{ userId: 4, fullName: 'Hana Okoye' }],
};
let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  const store = await openStore(test_.config);
  await test_.database.system((tx) => seedKnowledge(tx, { authors, today: '2026-11-21', store }));
});
afterAll(() => test_.close());

interface Page {
  count: number;
  results: Article[];
}
const listed = async (args: string) =>
  (
    await test_.run<{ it: Page }>(
      viewer(),
      `{ it: kbArticles(pageSize: 200, ${args}) { count results { id title content category { name } authorId authorName viewCount downloadCount attachments { filename fileSize file } } } }`,
    )
  ).data.it;

test('the demo organisation has about sixty articles of IT and HR in eight categories beside the policies, including the five of the specification [C9.19]', async () => {
  const { count, results } = await listed('ordering: "createdAt"');
  expect([count >= 60, new Set(results.map(({ title }) => title)).size]).toEqual([true, count]);
  const subjects = await test_.run<{ kbCategories: { results: { name: string }[] } }>(
    viewer(),
    '{ kbCategories { results { name } } }',
  );
  expect(subjects.data.kbCategories.results.map(({ name }) => name)).toEqual([
    'Email',
    'Hardware',
    'HR Policies',
    'Network',
    'Policies',
    'Security',
    'Software',
    'Time and Pay',
    'Working Here',
  ]);
  for (const { name, by, articles } of SUBJECTS) {
    const own = results.filter(({ category }) => category.name === name);
    expect([name, own.length]).toEqual([name, articles.length]);
    for (const { authorId } of own) expect(authors[by].map(({ userId }) => userId)).toContain(authorId);
  }
  expect(new Set(results.map(({ viewCount }) => viewCount)).size).toBeGreaterThan(count / 2);
});

/** Text without blanks and marks of Markdown. */
const bare = (text: string) => text.replace(/^[|:\- ]+$|[\s|*`#]/gm, '');

test('every article has a PDF of its title and text', async () => {
  const store = await openStore(test_.config);
  for (const { title, content, attachments } of (await listed('ordering: "title"')).results) {
    expect(attachments).toHaveLength(1);
    const [file] = attachments;
    expect(file?.filename).toMatch(/^[a-z0-9-]+\.pdf$/);
    const bytes = Buffer.from(await store.getBytes(linkOf(test_, file?.file ?? '')?.key ?? ''));
    expect([bytes.subarray(0, 5).toString(), bytes.length]).toEqual(['%PDF-', file?.fileSize]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const said = bare(text);
    expect([title, [title, ...content.split('\n')].filter((line) => !said.includes(bare(line)))]).toEqual([
      title,
      [],
    ]);
  }
});

test('every article of the demo organisation answers twenty questions or more, each under an existing heading', async () => {
  const articles = new Map(
    SUBJECTS.flatMap(({ articles }) => articles).map(({ title, content }) => [title, content.split('\n')]),
  );
  const asked = SUBJECTS.flatMap((subject) => subject.articles).map(
    ({ title, questions }) => [title, questions] as const,
  );
  for (const [title, questions] of asked) {
    expect([title, questions.length >= 20]).toEqual([title, true]);
    expect([
      title,
      questions.filter(({ heading }) => heading !== null && !articles.get(title)?.includes(`## ${heading}`)),
    ]).toEqual([title, []]);
    for (const { question } of questions)
      expect([question, question.length >= 3 && question.length <= 200]).toEqual([question, true]);
    // As anyone's questions would be kept: all of them, as they are.
    const problems = new Problems();
    expect(readQuestions(questions, problems)).toEqual(questions);
    problems.throwIfAny();
  }
  const { data } = await test_.run<{ it: { results: { title: string; questions: object[] }[] } }>(
    viewer(),
    '{ it: kbArticles(pageSize: 200) { results { title questions { heading question } } } }',
  );
  expect(new Map(data.it.results.map(({ title, questions }) => [title, questions]))).toEqual(new Map(asked));
});

test('common questions find the articles, even when misspelled', async () => {
  for (const [text, title] of [
    ['two factor', /two-factor/i],
    ['timesheet', /timesheet/i],
    ['phising', /phishing/i],
  ] as const) {
    const [first] = (await listed(`search: "${text}"`)).results;
    expect([text, first?.title]).toEqual([text, expect.stringMatching(title)]);
  }
});
