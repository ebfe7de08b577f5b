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
])('"%s" is searched as the word that was meant', async (text, names) => {
  expect(await inAnyOrder(text)).toEqual(names);
});

test('a text that resembles no word finds nothing, and short words are not corrected', async () => {
  for (const text of ['kubernetes', 'vqn', 'nahe', 'banana', 'xyzzy printer'])
    expect([text, await found(text)]).toEqual([text, []]);
});

test('known words follow the articles: a word of a new article is known, also misspelled', async () => {
  const id = await addArticle(test_.database, { title: 'The coffee machine', content: 'Descale it.' });
  expect(await found('cofee')).toEqual([String(id)]);
  await test_.database.query(`update article set content = 'Call the barista.' where id = $1`, [id]);
  expect(await found('barrista')).toEqual([String(id)]);
  await test_.database.query('update article set deleted_at = now() where id = $1', [id]);
  expect(await found('barista')).toEqual([]);
});

describe("writing many misspelled words does not stop the correction of other people's misspelled words", () => {
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
  ])('a misspelled word is forgotten when its article is %s', async (_what, forget) => {
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

  test('words of a removed and restored article are known again, and words of a draft are not', async () => {
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

  test('articles with the same words created, changed and removed by many people at the same time are counted exactly', async () => {
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
