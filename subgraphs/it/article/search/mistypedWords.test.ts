import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { it as itSubgraph } from '../../subgraph.js';
import { addArticle } from '../article.factory.js';
import { addSearched, searchOf } from '../../testing/articleSearch.js';
const author = viewer();
let test_: TestSubgraph;
/** Id of an article by what the tests call it. */
let made: Record<string, number> = {};

const { found, inAnyOrder } = searchOf(
  () => test_,
  () => made,
);
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
  made = await addSearched(test_.database, author);
});
afterAll(() => test_.close());

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

test('words follow the articles: what is written again is known, also mistyped', async () => {
  const id = await addArticle(test_.database, { title: 'The coffee machine', content: 'Descale it.' });
  expect(await found('cofee')).toEqual([String(id)]);
  await test_.database.query(`update article set content = 'Call the barista.' where id = $1`, [id]);
  expect(await found('barrista')).toEqual([String(id)]);
  await test_.database.query('update article set deleted_at = now() where id = $1', [id]);
  expect(await found('barista')).toEqual([]);
});

describe('no one takes from others that their mistyped word is understood', () => {
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

  test('what is removed and brought back is known again, and a draft of the word is known to no one', async () => {
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

  test('articles with the same words written, changed and removed by many at the same time are counted one by one', async () => {
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
