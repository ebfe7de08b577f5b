import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { addArticle } from '../../article/article.factory.js';
import { it as itSubgraph } from '../../subgraph.js';
import { termsOf } from '../understanding/terms.js';
import { findCandidates } from './candidates.service.js';

let subgraph: TestSubgraph;

beforeAll(async () => {
  subgraph = await openTestSubgraph(itSubgraph);
  const { database } = subgraph;
  await addArticle(database, {
    title: 'Printers',
    content: 'The printer stands in the hall. Print to the queue.',
  });
  await addArticle(database, { title: 'Halls', content: 'A hall has chairs.' });
  await addArticle(database, { title: 'Chairs', content: 'Printing on chairs is not allowed.' });
  await addArticle(database, {
    title: 'Printing in secret',
    content: 'A printer that nobody knows.',
    isPublished: false,
  });
});
afterAll(() => subgraph.close());

const titles = async (question: string) =>
  (await findCandidates(termsOf(question))).articles.map(({ title }) => title);

/** Holds every statement until it is let go. */
function heldStatements() {
  const { database } = subgraph;
  const send = database.query.bind(database);
  const waiting: (() => void)[] = [];
  database.query = async (sql: string, params: unknown[] = []) => {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return send(sql, params);
  };
  return { waiting, release: () => void (database.query = send) };
}

const soon = () => new Promise((resolve) => void setImmediate(resolve));

test('nobody is shown a draft, and a draft counts for nothing', async () => {
  const { articles, total, having } = await findCandidates(termsOf('printer'));
  expect(articles.map(({ title }) => title)).toEqual(['Printers', 'Chairs']);
  expect(total).toBe(3);
  expect(having.get('printer') ?? having.get('print')).toBe(2);
});

test('nothing is looked for where nothing was asked, and nothing is found of what no article has', async () => {
  expect(await titles('')).toEqual([]);
  expect(await titles('xyzzy')).toEqual([]);
});

test('the article whose title has the word comes first, and one that has more of the words before one that has fewer', async () => {
  expect(await titles('hall')).toEqual(['Halls', 'Printers']);
  expect(await titles('queue in the hall')).toEqual(['Printers', 'Halls', 'Chairs']);
});

test('of many who ask at once two are searched for at a time, and all get their answer', async () => {
  const { waiting, release } = heldStatements();
  const asked = Array.from({ length: 7 }, () => titles('hall'));
  const most: number[] = [];
  for (let done = 0; done < 7; done += 1) {
    while (waiting.length === 0) await soon();
    await soon();
    most.push(waiting.length);
    waiting.shift()?.();
    await asked[done];
  }
  release();
  expect(Math.max(...most)).toBe(2);
  expect(await Promise.all(asked)).toEqual(asked.map(() => ['Halls', 'Printers']));
});

test('whose turn comes too late is told to try again, and the next one is answered', async () => {
  const { waiting, release } = heldStatements();
  const [first, second, late] = [titles('hall'), titles('hall'), titles('hall')];
  const refused = expect(late).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
  while (waiting.length < 2) await soon();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  for (const go of waiting.splice(0)) go();
  await Promise.all([first, second, refused]);
  clock.mockRestore();
  release();
  expect(await titles('hall')).toEqual(['Halls', 'Printers']);
});
