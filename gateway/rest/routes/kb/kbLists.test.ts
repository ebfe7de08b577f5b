import { done, outcome, refused, said } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { profileOf } from '../../testing/families/people.js';
import { usePortal } from '../../testing/rest.js';
import type { Asker } from '../../testing/rest.js';
import { kbOf } from '../../testing/families/kb.js';
import type { Article } from '../../testing/families/kb.js';

const portal = usePortal();
const { call, post, list, written, networkId } = kbOf(portal);

describe('the lists', () => {
  const ids = async (who: Asker, path: string) =>
    (await list<Article>(who, `kb-articles/${path}`)).results.map(({ id }) => id);

  test('lists of articles show the newest first, also with a search, and match beginnings of words and misspelled words [C7.32, C9.7, C9.17]', async () => {
    const { id } = await written({ title: 'The aquarium', content: 'Feed the axolotl.' });
    expect(
      (await list('employee', 'kb-articles/?ordering=-created_at&page_size=100&search=')).results[0],
    ).toMatchObject({ id });
    for (const text of ['AXOLOTL', 'axol', 'aquarum'])
      for (const path of ['', 'published/', 'popular/'])
        expect([text, path, await ids('hr', `${path}?search=${text}`)]).toEqual([text, path, [id]]);
    const { results } = await list<Article>('employee', 'kb-articles/?page_size=200&search=laptop');
    const dates = results.map((article) => String(article['created_at']));
    expect([dates.length > 3, dates]).toEqual([true, dates.toSorted().reverse()]);
    expect(outcome(await call('GET', 'employee', `kb-articles/?search=${'x'.repeat(201)}`))).toEqual(
      refused({
        search: ['Ensure this field has no more than 200 characters.'],
      }),
    );
  });

  test('lists of articles are filtered and ordered as requested, the popular ones by views [C7.24, C9.16]', async () => {
    const category = (await post<{ id: number }>('it', 'kb-categories/', { name: 'Orders' })).id;
    const [b, a, c] = [
      await written({ title: 'b', category }),
      await written({ title: 'A', category }, 'hr'),
      await written({ title: 'c', category }),
    ];
    await written({ title: 'hidden', category, is_published: 'false' });
    for (const [article, what] of [
      [a, 'view'],
      [c, 'view'],
      [c, 'view'],
      [b, 'download'],
    ] as const)
      await post('analyst', `kb-articles/${article.id}/${what}/`);
    for (const [query, ...found] of [
      ['', c, a, b],
      ['&ordering=title', a, b, c],
      ['&ordering=-view_count,title', c, a, b],
      ['&ordering=-download_count', b, c, a],
      [`&author=${(await profileOf(portal(), 'hr')).id}`, a],
    ] as const) {
      for (const path of ['', 'published/'])
        expect([path, query, await ids('analyst', `${path}?category=${category}${query}`)]).toEqual([
          path,
          query,
          found.map(({ id }) => id),
        ]);
    }
    expect(await ids('employee', `popular/?category=${category}&ordering=title`)).toEqual([c.id, a.id, b.id]);
    expect([
      await ids('it', `published/?category=${category}`),
      (await ids('it', `?category=${category}`)).length,
    ]).toEqual([[c.id, a.id, b.id], 4]);
  });
});

test('IT Staff add, rename and delete categories, which everyone reads by name, fifty a page [C3.10, C7.22, C7.33, C9.7]', async () => {
  const body = await post<Json & { id: number }>('it', 'kb-categories/', { name: ' Zeppelins ', id: 1 });
  expect(body).toEqual({ id: expect.any(Number), name: 'Zeppelins' });
  for (const method of ['PUT', 'PATCH'])
    expect(await done(call(method, 'it', `kb-categories/${body.id}/`, { name: method }))).toEqual({
      id: body.id,
      name: method,
    });
  const found = (
    await list<{ name: string }>('employee', 'kb-categories/?ordering=name&page_size=50')
  ).results.map(({ name }) => name);
  expect([found.includes('PATCH'), found]).toEqual([
    true,
    found.toSorted((one, other) => one.localeCompare(other)),
  ]);
  expect(outcome(await call('POST', 'it', 'kb-categories/', { name: 'network' }))).toEqual(
    refused({
      name: ['A category with this name already exists.'],
    }),
  );
  expect(outcome(await call('DELETE', 'it', `kb-categories/${networkId()}/`))).toEqual({
    status: 409,
    body: said('Articles use this category. Move or delete them first.', { code: 'conflict' }),
  });
  expect((await call('DELETE', 'it', `kb-categories/${body.id}/`)).status).toBe(204);
});
