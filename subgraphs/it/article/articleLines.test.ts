import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { it as itSubgraph } from '../subgraph.js';
import { CREATE, pdfs, people, UPDATE } from '../testing/articles.js';
import type { Article } from '../testing/articles.js';
import { addCategory } from './article.factory.js';

const { author } = people();
let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());

const run = (document: string, variables: Record<string, unknown>) =>
  test_.run<{ it: Article }>(author, document, variables);
const create = async (title: string, content: string) =>
  run(CREATE, {
    input: {
      title,
      content,
      category: await addCategory(test_.database, 'Network'),
      attachments: await pdfs(test_, 'a.pdf'),
    },
  });
const storedText = (id: number) =>
  test_.database.one<{ title: string; content: string; version: number }>(
    'select title, content, version from article where id = $1',
    [id],
  );

test('an article sent with CR LF is stored like one sent with LF, with its title in one line [C3.9 C7.34]', async () => {
  const ways = ['\r\n', '\n', '\r', '\u2028'];
  for (const end of ways) {
    const { data, errors } = await create(
      ` Guest${end} Wi-Fi${end}`,
      ['# One', '', '1. Ask', '2. Sign in  ', ''].join(end),
    );
    expect([end, errors]).toEqual([end, []]);
    expect([end, await storedText(data.it.id)]).toEqual([
      end,
      { title: 'Guest Wi-Fi', content: '# One\n\n1. Ask\n2. Sign in  \n', version: 1 },
    ]);
    // The same once more is no change, whichever way it comes.
    for (const other of ways)
      expect(
        (
          await run(UPDATE, {
            id: data.it.id,
            input: {
              title: `Guest${other}Wi-Fi`,
              content: ['# One', '', '1. Ask', '2. Sign in  ', ''].join(other),
            },
          })
        ).data.it.version,
      ).toBe(1);
    expect((await run(UPDATE, { id: data.it.id, input: { content: `a${end}b` } })).data.it).toMatchObject({
      content: 'a\nb',
      version: 2,
    });
  }
});

test('a line break counts as one of the 50,000 characters, and a text of line breaks only is blank [C5.24]', async () => {
  expect((await create('A title', 'a\r\n'.repeat(25_000))).errors).toEqual([]);
  expect((await create('A title', `${'a\r\n'.repeat(25_000)}b`)).errors[0]?.fields).toEqual({
    content: ['Ensure this field has no more than 50000 characters.'],
  });
  expect((await create('\r\n', '\r\n\u2028')).errors[0]?.fields).toEqual({
    title: ['This field may not be blank.'],
    content: ['This field may not be blank.'],
  });
});
