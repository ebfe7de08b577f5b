import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { facts, kbOf, PDF } from '../testing/kb.js';
import type { KbArticle } from '../testing/kb.js';
import { outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const kb = kbOf(() => portal);
const read = (id: number) => kb.call('GET', 'employee', `kb-articles/${id}/`);
const patch = (as: 'employee' | 'it' | 'admin', id: number, body: Json, headers?: Record<string, string>) => kb.call('PATCH', as, `kb-articles/${id}/`, body, headers);
const CONFLICT = { status: 409, body: said('Somebody changed this meanwhile. Please look again.', { code: 'conflict' }) };

test('its author, IT Staff and administrators change an article, in part by PUT as by PATCH, as JSON and as a form [C7.23]', async () => {
  const security = await kb.categoryId('Security');
  for (const account of ['employee', 'it', 'admin'] as const) {
    const made = await kb.written('employee');
    for (const [method, body, shown] of [
      ['PUT', { title: 'Red cables', category: security }, { title: 'Red cables', category: { id: security, name: 'Security' } }],
      ['PATCH', { content: 'Red ones.', is_published: false, author: 1, view_count: 9, _t: 1 }, { content: 'Red ones.', is_published: false }],
      ['PUT', { is_published: true }, { is_published: true }],
      ['PATCH', {}, {}],
      ['PUT', undefined, {}],
    ] as const) {
      const before = (await kb.call('GET', 'it', `kb-articles/${made.id}/`)).body;
      const { status, body: changed } = await kb.call(method, account, `kb-articles/${made.id}/`, body);
      expect([account, method, body, status, facts(changed)]).toEqual([account, method, body, 200, { ...facts(before), ...shown, updated_at: changed['updated_at'] }]);
    }
    const sent = await kb.send('PATCH', account, `kb-articles/${made.id}/`, { title: 'By form', is_published: 'true', attachments: '' }, []);
    expect([sent.status, sent.body.title, sent.body.author]).toEqual([200, 'By form', made.author]);
  }
});

test('of two who read the same version one changes it and the other is told; without If-Match the last write wins', async () => {
  const { id } = await kb.written('employee');
  const answers = await Promise.all((['employee', 'it'] as const).map((as, place) => patch(as, id, { title: `Title ${place}` }, { 'if-match': '"1"' })));
  const [winner, loser] = [answers.find(({ status }) => status === 200), answers.find(({ status }) => status === 409)];
  expect(loser && outcome(loser)).toEqual(CONFLICT);
  const now = await read(id);
  expect([winner?.headers['etag'], now.headers['etag'], now.body.title]).toEqual(['"2"', '"2"', winner?.body.title]);
  expect((await patch('admin', id, { title: 'Last' })).headers['etag']).toBe('"3"');
  expect(outcome(await patch('employee', id, { title: 'Later' }, { 'if-match': '"2"' }))).toEqual(CONFLICT);
  expect((await patch('employee', id, { title: 'Later' }, { 'if-match': 'mine' })).status).toBe(400);
});

test('views and downloads are counted one by one, at once too, by everybody, and change nothing else [C4.32 C4.33 C7.25]', async () => {
  const { id } = await kb.written('employee');
  const before = await read(id);
  const accounts = ['employee', 'manager', 'hr', 'analyst', 'it', 'admin'] as const;
  const answers = await Promise.all(accounts.flatMap((as) => (['view', 'download'] as const).map((what) => kb.call('POST', as, `kb-articles/${id}/${what}/`))));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { id, view_count: expect.any(Number), download_count: expect.any(Number) }]);
  const after = await read(id);
  expect([facts(after.body), after.headers['etag']]).toEqual([{ ...facts(before.body), view_count: 6, download_count: 6 }, before.headers['etag']]);
});

test('one article is made of two calls under the same key, and the key takes no other body', async () => {
  const category = await kb.categoryId('Network');
  const send = (title: string) => kb.send('POST', 'employee', 'kb-articles/', { title, content: 'x', category }, [PDF], { 'idempotency-key': 'article-once' });
  const [first, again] = [await send('Once'), await send('Once')];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  expect((await send('Twice')).status).toBe(409);
});

describe('the lists', () => {
  const titles = async (path: string) => (await kb.list('employee', `kb-articles/${path}`)).results.map(({ title }) => title);

  test('show the newest first, also with a search, a hundred a page with a link to the next [C7.32 C9.7 C9.17]', async () => {
    const page = await kb.list('employee', 'kb-articles/?ordering=-created_at&page_size=10&search=');
    expect([page.results.length, page.count >= 60, new URL(page.next ?? '').search]).toEqual([10, true, '?ordering=-created_at&page_size=10&search=&page=2']);
    const dates = (found: KbArticle[]) => found.map((article) => String(article['created_at']));
    for (const path of ['?page_size=200', '?page_size=200&search=laptop', '?page_size=200&search=laptop&ordering=unknown']) {
      const { results, count } = await kb.list('employee', `kb-articles/${path}`);
      expect([path, count > 3, dates(results)]).toEqual([path, true, dates(results).sort().reverse()]);
    }
  });

  test('are searched in title and content, by beginnings and with a letter wrong [C7.32]', async () => {
    const { id } = await kb.written('employee', { title: 'The aquarium', content: 'Feed the axolotl.' });
    for (const text of ['aquarium', 'AXOLOTL', 'axol', 'aquarum', 'feeding axolotls', 'aquarium & !axolotl', "axolotl'"]) {
      for (const list of ['', 'published/', 'popular/']) expect([text, list, (await kb.list('hr', `kb-articles/${list}?search=${encodeURIComponent(text)}`)).results.map((article) => article.id)]).toEqual([text, list, [id]]);
    }
    expect(await titles('?search=kubernetes%20aquarium')).toEqual([]);
  });

  test('are ordered by date, title, views or downloads and narrowed by category and author [C9.16 C7.23]', async () => {
    const category = (await kb.done(kb.call<Json & { id: number }>('POST', 'it', 'kb-categories/', { name: 'Orders' }))).id;
    const [b, a, c] = [await kb.written('employee', { title: 'b', category }), await kb.written('hr', { title: 'A', category }), await kb.written('employee', { title: 'c', category })];
    for (const [article, what, times] of [[a, 'view', 1], [b, 'view', 1], [c, 'view', 2], [b, 'download', 3], [a, 'download', 1]] as const) {
      for (let call = 0; call < times; call += 1) await kb.call('POST', 'analyst', `kb-articles/${article.id}/${what}/`);
    }
    await patch('it', b.id, { content: 'Newer.' });
    for (const [query, found] of [
      ['', ['c', 'A', 'b']],
      ['&ordering=created_at', ['b', 'A', 'c']],
      ['&ordering=-updated_at', ['b', 'c', 'A']],
      ['&ordering=title', ['A', 'b', 'c']],
      ['&ordering=-title', ['c', 'b', 'A']],
      ['&ordering=-view_count,title', ['c', 'A', 'b']],
      ['&ordering=-download_count', ['b', 'A', 'c']],
      [`&author=${a.author.id}`, ['A']],
      [`&author=${a.author.id},${b.author.id}&ordering=title`, ['A', 'b', 'c']],
    ] as const) {
      for (const list of ['', 'published/']) expect([list, query, await titles(`${list}?category=${category}${query}`)]).toEqual([list, query, found]);
    }
    // Read most, then downloaded most, whatever order is asked for.
    for (const more of ['', '&ordering=title']) expect(await titles(`popular/?category=${category}${more}`)).toEqual(['c', 'b', 'A']);
    expect(await titles(`?category=${category},${await kb.categoryId('Email')}&page_size=200`)).toHaveLength(3 + (await titles(`?category=${await kb.categoryId('Email')}`)).length);
  });

  test('of published and popular articles leave out what is not published, to its author and IT Staff, too [C7.24]', async () => {
    const { id } = await kb.written('employee', { title: 'Hidden hippogriff', is_published: 'false' });
    for (const account of ['employee', 'it', 'admin'] as const) {
      const found = async (list: string) => (await kb.list(account, `kb-articles/${list}?search=hippogriff`)).results.map((article) => article.id);
      expect([account, await found(''), await found('published/'), await found('popular/')]).toEqual([account, [id], [], []]);
    }
  });
});

test('REST and the graph tell the same of an article', async () => {
  const made = await kb.written('employee');
  const { data } = await portal.graphql<{ kbArticle: Json }>('hr', 'query ($id: Int!) { kbArticle(id: $id) { title content category { id name } author { id fullName } viewCount isPublished attachments { id filename fileSize } viewerCan { update remove } } }', { id: made.id });
  expect(data.kbArticle).toEqual({
    ...{ title: made.title, content: made.content, category: made.category, author: { id: made.author.id, fullName: made.author.full_name }, viewCount: 0, isPublished: true },
    attachments: made.attachments.map(({ id, filename, file_size }) => ({ id, filename, fileSize: file_size })),
    viewerCan: { update: false, remove: false },
  });
});

test('IT restores an article that was deleted, as it was, through the graph [K4]', async () => {
  const made = await kb.written('employee');
  expect((await kb.call('DELETE', 'employee', `kb-articles/${made.id}/`)).status).toBe(204);
  const restore = (as: 'employee' | 'hr' | 'it') => portal.graphql<{ restoreKbArticle: Json }>(as, 'mutation ($id: Int!) { restoreKbArticle(id: $id) { id } }', { id: made.id });
  for (const account of ['employee', 'hr'] as const) expect((await restore(account)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  expect((await restore('it')).data.restoreKbArticle).toEqual({ id: made.id });
  const back = (await read(made.id)).body;
  expect(facts(back)).toEqual(facts(made));
  expect((await kb.call('GET', 'hr', `kb-articles/${made.id}/attachments/${back.attachments[0]?.id}/`)).text).toBe(PDF.content);
});
