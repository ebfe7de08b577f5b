import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { it as itSubgraph } from '../../subgraph.js';
import { addArticle } from '../article.factory.js';
import { addSearched, searchOf } from '../../testing/articleSearch.js';
import type { Found } from '../../testing/articleSearch.js';

const employee = viewer();
const author = viewer();
let test_: TestSubgraph;
/** Id of an article by what the tests call it. */
let made: Record<string, number> = {};

const { search, found, inAnyOrder } = searchOf(
  () => test_,
  () => made,
);
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  made = await addSearched(test_.database, author);
});
afterAll(() => test_.close());

test('a word is found in title and content, in any of its forms and any case [C2.42]', async () => {
  for (const text of ['printer', 'PRINTERS', 'Printer!'])
    expect([text, await inAnyOrder(text)]).toEqual([text, ['printer', 'vpn']]);
  expect(await found('policy')).toEqual(['printer']);
  expect(await found('restarting')).toEqual(['vpn']);
  expect(await found('strongest network')).toEqual([]);
});

test('every word must be in the article, in any distance; stop words do not count', async () => {
  expect(await found('sign client')).toEqual(['vpn']);
  expect(await found('how do I use the VPN from my home?')).toEqual(['vpn']);
  expect(await found('printer password')).toEqual([]);
});

test('upper and lower case are the same in every alphabet', async () => {
  const id = await addArticle(test_.database, { title: 'ÉLYSÉE and ΑΘΉΝΑ', content: 'Two rooms.' });
  for (const text of ['élysée', 'ÉLYSÉE', 'élys', 'Αθήνα', 'élysee'])
    expect([text, await found(text)]).toEqual([text, [String(id)]]);
  await test_.database.query('delete from article where id = $1', [id]);
});

test('the beginning of a word is enough, even if it is cut off inside an ending [C9.5]', async () => {
  for (const [text, names] of [
    ['pri', ['printer', 'vpn']],
    ['securi', ['password']],
    ['polici', ['printer']],
    ['passphr', ['password']],
    ['vpn', ['vpn']],
    ['gatew sign', ['vpn']],
  ] as const) {
    expect([text, await inAnyOrder(text)]).toEqual([text, names]);
  }
});

test('one or two letters match a whole word, not the beginning of words', async () => {
  for (const text of ['v', 'vp', 'C++', 'pr', 'pa']) expect([text, await found(text)]).toEqual([text, []]);
  for (const text of ['wi-fi', 'Wi fi', 'WI-FI']) expect([text, await found(text)]).toEqual([text, ['wifi']]);
  const id = await addArticle(test_.database, {
    title: 'Programming in C++ or 日本語',
    content: 'Two rooms.',
  });
  for (const text of ['c', 'C++', '日本', '日'])
    expect([text, await found(text)]).toEqual([text, [String(id)]]);
  await test_.database.query('delete from article where id = $1', [id]);
});

test('stop words filter nothing, a text without any word finds nothing, and both are paged like every list', async () => {
  const all = ['long', 'wifi', 'passwords', 'password', 'printer', 'vpn'];
  for (const text of ['the', 'how', 'What is', 'my', 'I', 'and/or', "don't"])
    expect([text, await found(text)]).toEqual([text, all]);
  for (const text of ['!', '🙂', '+-*/', '²', '\u0301']) {
    expect([text, await found(text)]).toEqual([text, []]);
    for (const [args, error] of [
      ['page: 99', { code: 'NOT_FOUND', message: 'Invalid page.' }],
      [
        'page: 0',
        { code: 'BAD_USER_INPUT', fields: { page: ['Ensure this value is greater than or equal to 1.'] } },
      ],
      [
        'pageSize: 0',
        {
          code: 'BAD_USER_INPUT',
          fields: { pageSize: ['Ensure this value is greater than or equal to 1.'] },
        },
      ],
    ] as const) {
      for (const list of ['kbArticles', 'publishedKbArticles', 'popularKbArticles']) {
        const { errors } = await test_.run(
          employee,
          `query ($s: String) { ${list}(search: $s, ${args}) { count } }`,
          { s: text },
        );
        expect([text, args, errors[0]]).toMatchObject([text, args, error]);
      }
    }
  }
});

test('a word in the title ranks above the same word in a text, and a short text above a long one; REST keeps the newest first', async () => {
  expect(await found('password')).toEqual(['passwords', 'password', 'long']);
  expect(await found('password', ', ordering: "relevance"')).toEqual(['passwords', 'password', 'long']);
  expect(await found('password', ', ordering: "-relevance"')).toEqual(['long', 'password', 'passwords']);
  expect(await found('password', ', ordering: "-createdAt"')).toEqual(['long', 'passwords', 'password']);
  expect(await found('password', ', ordering: "unknown"')).toEqual(['long', 'passwords', 'password']);
  expect(await found('', ', ordering: "relevance"')).toEqual([
    'long',
    'wifi',
    'passwords',
    'password',
    'printer',
    'vpn',
  ]);
});

test('only its author and IT Staff find a draft, and other people cannot tell which words it has', async () => {
  const others = ['long', 'password', 'passwords'];
  for (const who of [author, viewer(['IT Staff'])]) {
    expect(await found('zanzibar', '', who)).toEqual(['draft']);
    expect((await found('password', '', who)).sort()).toEqual(['draft', ...others]);
  }
  expect(await found('zanzibar')).toEqual([]);
  expect(await inAnyOrder('password')).toEqual(others);
  expect(await test_.database.query(`select 1 from article_word where word = 'zanzibar'`)).toEqual([]);
});

test('results have excerpts of plain text without Markdown, with the searched words marked', async () => {
  const [first] = (await search('nearest gateways')).results;
  expect(first?.highlights.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'nearest',
    'gateway',
  ]);
  expect(first?.highlights.map(({ text }) => text).join('')).toBe(
    'Start the client, sign in, and choose the nearest gateway. When it fails Restart the printer? No: restart the client',
  );
  const marked = async (text: string) =>
    (await search(text)).results.flatMap(({ highlights }) =>
      highlights.filter(({ isMatch }) => isMatch).map((piece) => piece.text),
    );
  expect(await marked('securi')).toEqual(['Security']);
  expect(await marked('netwrok')).toEqual(['network']);
  // Found in the title: the text begins, nothing in it is marked.
  expect((await search('router')).results[0]?.highlights).toEqual([
    { text: 'It is on the back.', isMatch: false },
  ]);
});

test('excerpts are given for the first fifty articles of a page, from the first 10,000 characters', async () => {
  const ids: number[] = [];
  for (let number = 1; number <= 52; number += 1)
    ids.push(
      await addArticle(test_.database, {
        title: `Orchid ${number}`,
        content: `${'Water it. '.repeat(number === 1 ? 1_001 : 1)}One orchid needs shade.`,
        files: 0,
      }),
    );
  const { data } = await test_.run<{ kbArticles: Found }>(
    employee,
    '{ kbArticles(search: "orchid", pageSize: 200, ordering: "title") { results { id highlights { text isMatch } } } }',
  );
  const told = data.kbArticles.results;
  expect([
    told.length,
    told.slice(0, 50).every(({ highlights }) => highlights.length > 0),
    told.slice(50).map(({ highlights }) => highlights),
  ]).toEqual([52, true, [[], []]]);
  const marked = (id: number | undefined) =>
    told.find((row) => row.id === id)?.highlights.filter(({ isMatch }) => isMatch);
  expect([marked(ids[0]), marked(ids[1])]).toEqual([[], [{ text: 'orchid', isMatch: true }]]);
  await test_.database.query('delete from article where id = any($1::int[])', [ids]);
});

test('without a search nothing is marked, and excerpts that the query does not select are not computed', async () => {
  for (const { highlights } of (await search(' ')).results) expect(highlights).toEqual([]);
  const one = await test_.run<{ kbArticle: unknown }>(
    employee,
    `{ kbArticle(id: ${made['vpn']}) { highlights { text } } }`,
  );
  expect(one.data.kbArticle).toEqual({ highlights: [] });
  const statements = async (fields: string) => {
    const before = test_.database.statements;
    await test_.run(employee, `{ kbArticles(search: "password") { results { id ${fields} } } }`);
    return test_.database.statements - before;
  };
  expect([await statements(''), await statements('highlights { text }')]).toEqual([2, 3]);
});

test.each([
  `'`,
  `"`,
  `\\`,
  `'''':*`,
  '!',
  '& | !',
  '((',
  ':*',
  '<->',
  `password' & 'x`,
  '%',
  '_',
  '\u0000',
  '\u0000\u0001',
  '\ud800',
  '🙂',
  '--',
  '; drop table article',
  '日本語',
  'İ',
  'ﬁ',
  'a'.repeat(200),
  `${'x '.repeat(100)}`,
  '$1',
  '\\x00',
  'https://portal.example/x?y=1',
  'x@y.example',
  '1e400',
  '-1',
  '１２',
])('the text %p is searched like any other text and causes no error', async (text) => {
  for (const who of [employee, viewer(['IT Staff'])]) {
    for (const ordering of ['', ', ordering: "relevance"', ', ordering: "title"']) {
      const { errors } = await test_.run(
        who,
        `query ($s: String) { kbArticles(search: $s${ordering}) { count results { id highlights { text isMatch } } } popularKbArticles(search: $s) { count } publishedKbArticles(search: $s) { count } }`,
        { s: text },
      );
      expect([text, errors]).toEqual([text, []]);
    }
  }
});

test('search operators have no special meaning', async () => {
  for (const text of [
    `password & !router`,
    `!password`,
    `'password'`,
    'password:*',
    '(password',
    'password | xyzzy',
  ]) {
    expect([text, await inAnyOrder(text)]).toEqual([
      text,
      text.includes('router')
        ? ['passwords']
        : text.includes('xyzzy')
          ? []
          : ['long', 'password', 'passwords'],
    ]);
  }
});

test('a text of more than two hundred characters is refused, as in every list', async () => {
  for (const letter of ['x', '🙂']) expect(await found(letter.repeat(200))).toEqual([]);
  for (const s of ['x'.repeat(201), '🙂'.repeat(201), 'x'.repeat(10_000)]) {
    const { errors } = await test_.run(employee, 'query ($s: String) { kbArticles(search: $s) { count } }', {
      s,
    });
    expect(errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { search: ['Ensure this field has no more than 200 characters.'] },
    });
  }
});
