import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { it as itSubgraph } from '../subgraph.js';
import { addArticle } from './article.factory.js';

const employee = viewer();
const author = viewer();
let test_: TestSubgraph;
/** Id of an article by what the tests call it. */
let made: Record<string, number> = {};

beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  const add = (title: string, content: string, more = {}) =>
    addArticle(test_.database, { title, content, ...more });
  made = {
    vpn: await add(
      'Using the VPN from home',
      'Start the client, sign in, and choose the **nearest** gateway.\n\n## When it fails\n\nRestart the printer? No: restart the client.',
      { createdAt: '2026-01-01T00:00:00Z' },
    ),
    printer: await add(
      'Printing on any floor',
      'Every printer takes your badge. The policies for colour are strict.',
      { createdAt: '2026-01-02T00:00:00Z' },
    ),
    password: await add(
      'Choosing a strong passphrase',
      'A password of four words is a strong one. Passwords are never mailed. Security first.',
      { createdAt: '2026-01-03T00:00:00Z' },
    ),
    passwords: await add('Password of the router', 'It is on the back.', {
      createdAt: '2026-01-04T00:00:00Z',
    }),
    wifi: await add(
      'Connecting to the office Wi-Fi',
      'Choose the network and sign in with your e-mail address.',
      { createdAt: '2026-01-05T00:00:00Z' },
    ),
    long: await add(
      'Notes',
      `${'Everything about nothing at all. '.repeat(200)}The password is mentioned once.`,
      { createdAt: '2026-01-06T00:00:00Z' },
    ),
    draft: await add('Unfinished zanzibar plan', 'The password of zanzibar.', {
      isPublished: false,
      authorId: author.userId,
      createdAt: '2026-01-07T00:00:00Z',
    }),
  };
});
afterAll(() => test_.close());

interface Found {
  count: number;
  results: { id: number; highlights: { text: string; isMatch: boolean }[] }[];
}
async function search(text: string, more = '', who: Viewer = employee): Promise<Found> {
  const { data, errors } = await test_.run<{ kbArticles: Found }>(
    who,
    `query ($s: String) { kbArticles(search: $s${more}) { count results { id highlights { text isMatch } } } }`,
    { s: text },
  );
  expect(errors).toEqual([]);
  return data.kbArticles;
}
async function found(text: string, more = '', who: Viewer = employee): Promise<string[]> {
  const { count, results } = await search(text, more, who);
  expect(count).toBe(results.length);
  return results.map(({ id }) => Object.keys(made).find((name) => made[name] === id) ?? String(id));
}
const inAnyOrder = async (text: string) => (await found(text)).sort();

test('a word is found in title and content, in any of its forms and any case [C2.42]', async () => {
  for (const text of ['printer', 'PRINTERS', 'Printer!'])
    expect([text, await inAnyOrder(text)]).toEqual([text, ['printer', 'vpn']]);
  expect(await found('policy')).toEqual(['printer']);
  expect(await found('restarting')).toEqual(['vpn']);
  expect(await found('strongest network')).toEqual([]);
});

test('every word must be there, whatever stands between them; words that stand everywhere do not count', async () => {
  expect(await found('sign client')).toEqual(['vpn']);
  expect(await found('how do I use the VPN from my home?')).toEqual(['vpn']);
  expect(await found('printer password')).toEqual([]);
});

test('capitals are small letters in every alphabet', async () => {
  const id = await addArticle(test_.database, { title: 'ÉLYSÉE and ΑΘΉΝΑ', content: 'Two rooms.' });
  for (const text of ['élysée', 'ÉLYSÉE', 'élys', 'Αθήνα', 'élysee'])
    expect([text, await found(text)]).toEqual([text, [String(id)]]);
  await test_.database.query('delete from article where id = $1', [id]);
});

test('the beginning of a word is enough, also where the word is cut off in the middle of an ending [C9.5]', async () => {
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

test('one or two letters are a word, not the beginning of many', async () => {
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

test('words that stand everywhere leave out nothing, a text without any word finds nothing, and both have the pages of every list', async () => {
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

test.each([
  ['pasword', ['long', 'password', 'passwords']],
  ['passwrod', ['long', 'password', 'passwords']],
  ['pritner', ['printer', 'vpn']],
  ['netwrok', ['wifi']],
  ['wifi', ['wifi']],
  ['email adress', ['wifi']],
  ['passphrsae choosing', ['password']],
])('"%s" is taken for the word that was meant', async (text, names) => {
  expect(await inAnyOrder(text)).toEqual(names);
});

test('what is like no word finds nothing, and short words are not taken for others', async () => {
  for (const text of ['kubernetes', 'vqn', 'nahe', 'banana', 'xyzzy printer'])
    expect([text, await found(text)]).toEqual([text, []]);
});

test('a word in the title outranks the same word in a text, and a short text a long one; REST keeps the newest first', async () => {
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

test('a draft is found by its author and IT Staff alone, and nobody else learns of its words', async () => {
  const others = ['long', 'password', 'passwords'];
  for (const who of [author, viewer(['IT Staff'])]) {
    expect(await found('zanzibar', '', who)).toEqual(['draft']);
    expect((await found('password', '', who)).sort()).toEqual(['draft', ...others]);
  }
  expect(await found('zanzibar')).toEqual([]);
  expect(await inAnyOrder('password')).toEqual(others);
  expect(await test_.database.query(`select 1 from article_word where word = 'zanzibar'`)).toEqual([]);
});

test('what is found is told in pieces that read as text, the words looked for marked, without the marks of Markdown', async () => {
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

test('the places are told for the first fifty of a page, and looked for in the first 10,000 characters', async () => {
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

test('without a search nothing is marked, and what nobody asks for is not computed', async () => {
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
])('the text %p is searched for like any other and breaks nothing', async (text) => {
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

test('operators are no operators', async () => {
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

test('words follow the articles: what is written anew is known, also mistyped', async () => {
  const id = await addArticle(test_.database, { title: 'The coffee machine', content: 'Descale it.' });
  expect(await found('cofee')).toEqual([String(id)]);
  await test_.database.query(`update article set content = 'Call the barista.' where id = $1`, [id]);
  expect(await found('barrista')).toEqual([String(id)]);
  await test_.database.query('update article set deleted_at = now() where id = $1', [id]);
  expect(await found('barista')).toEqual([]);
});

describe('nobody takes from others that their mistyped word is understood', () => {
  const meantOnes = ['long', 'password', 'passwords'];
  const known = async () =>
    (
      await test_.database.query<{ word: string; articles: number }>(
        `select word, articles from article_word where word like 'pasword%' or word = 'paswort'`,
      )
    ).map(({ word, articles }) => [word, articles]);

  test.each([
    ['removed', 'update article set deleted_at = now() where id = any($1::int[])'],
    ['taken back', 'update article set is_published = false where id = any($1::int[])'],
    [
      'written anew',
      `update article set title = 'A title', content = 'Something else.' where id = any($1::int[])`,
    ],
    ['deleted for good', 'delete from article where id = any($1::int[])'],
  ])('an article with the mistyped word that is %s is forgotten with it', async (_what, forget) => {
    const ids = [
      await addArticle(test_.database, { title: 'pasword', content: 'paswort', files: 0 }),
      await addArticle(test_.database, { title: 'Pasword pasword', content: 'x', files: 0 }),
    ];
    expect(await known()).toEqual([
      ['pasword', 2],
      ['paswort', 1],
    ]);
    expect((await found('pasword')).sort()).toEqual(ids.map(String).sort());
    await test_.database.query(
      'update article set view_count = view_count + 1, deleted_at = null where id = any($1::int[])',
      [ids],
    );
    expect(await known()).toEqual([
      ['pasword', 2],
      ['paswort', 1],
    ]);
    await test_.database.query(forget, [ids.slice(0, 1)]);
    expect(await known()).toEqual([['pasword', 1]]);
    await test_.database.query(forget, [ids.slice(1)]);
    expect(await known()).toEqual([]);
    expect(await inAnyOrder('pasword')).toEqual(meantOnes);
    await test_.database.query(`delete from article where id = any($1::int[])`, [ids]);
    expect(await known()).toEqual([]);
  });

  test('what is removed and brought back is known again, and a draft of the word is known to nobody', async () => {
    const id = await addArticle(test_.database, { title: 'pasword', files: 0, isPublished: false });
    expect([await known(), await inAnyOrder('pasword')]).toEqual([[], meantOnes]);
    await test_.database.query('update article set is_published = true, deleted_at = now() where id = $1', [
      id,
    ]);
    expect([await known(), await inAnyOrder('pasword')]).toEqual([[], meantOnes]);
    await test_.database.query('update article set deleted_at = null where id = $1', [id]);
    expect([await known(), await found('pasword')]).toEqual([[['pasword', 1]], [String(id)]]);
    await test_.database.query('delete from article where id = $1', [id]);
  });

  test('articles with the same words written, changed and removed by many at once are counted one by one', async () => {
    const before = await test_.database.query('select word, articles from article_word order by word');
    const content = Array.from(
      { length: 300 },
      (_, n) => `common${n} ${n % 2 ? 'the password' : 'password the'}`,
    ).join(' ');
    await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const id = await addArticle(test_.database, {
          title: `Race ${n}`,
          content: n % 2 ? content : content.split(' ').reverse().join(' '),
          files: 0,
        });
        await test_.database.query(`update article set content = 'the common5 password' where id = $1`, [id]);
        if (n % 2) await test_.database.query('delete from article where id = $1', [id]);
      }),
    );
    expect(
      await test_.database.query(`select word, articles from article_word where word like 'common%'`),
    ).toEqual([{ word: 'common5', articles: 4 }]);
    await test_.database.query(`delete from article where title like 'Race %'`);
    expect(await test_.database.query('select word, articles from article_word order by word')).toEqual(
      before,
    );
  });
});
