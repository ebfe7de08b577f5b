import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { facts, kbOf, PDF } from '../testing/kb.js';
import type { KbArticle } from '../testing/kb.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { newcomer, PASSWORD_FIRST } from '../testing/recruitment.js';
import { FORBIDDEN, INSTANT, UNAUTHENTICATED } from '../testing/tickets.js';
import { kbRows } from './kb.routes.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const kb = kbOf(() => portal);
const OTHERS = ['manager', 'hr', 'analyst'] as const;
const WRITERS = ['employee', 'it', 'admin'] as const;
const UNKNOWN = 999_999;
const read = (id: number) => kb.call('GET', 'it', `kb-articles/${id}/`);
const fields = async (more: Json = {}) => ({ title: 'Cables', content: 'Blue ones.', category: await kb.categoryId('Network'), ...more });
/** Every call on one article, with a body that would be good for who may. */
const calls = ({ id, attachments: [file] }: Pick<KbArticle, 'id' | 'attachments'>) =>
  [['GET', `${id}/`, undefined], ['GET', `${id}/attachments/${file?.id}/`, undefined], ['POST', `${id}/view/`, undefined], ['POST', `${id}/download/`, undefined], ['PUT', `${id}/`, { title: 'Mine' }], ['PATCH', `${id}/`, { title: 'Mine' }], ['DELETE', `${id}/`, undefined]] as const;

describe('who may not', () => {
  test('without a sign-in nobody reads or changes anything, and with a password to change nobody does either [C6.3]', async () => {
    const article = await kb.written('employee');
    const late = await newcomer(portal);
    for (const { method, paths } of kbRows) {
      const path = (paths[0] ?? '').replace('/api/it/', '').replace('{id}', String(article.id)).replace('{attachment_id}', String(article.attachments[0]?.id));
      const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? { name: 'Mine', ...(await fields()) } : undefined;
      for (const [who, answer] of [[null, UNAUTHENTICATED], [late, PASSWORD_FIRST]] as const) expect([method, path, outcome(await kb.call(method, who, path, body))]).toEqual([method, path, answer]);
    }
    expect((await read(article.id)).body).toMatchObject({ title: 'Cables', view_count: 0, download_count: 0 });
  });

  test('what is not published answers like an article that does not exist, whatever is tried on it, and stands in no list [C7.23]', async () => {
    const hidden = await kb.written('employee', { title: 'Quokka plans', is_published: false });
    const unknown = { id: UNKNOWN, attachments: hidden.attachments };
    for (const account of OTHERS) {
      for (const article of [hidden, unknown]) {
        for (const [method, path, body] of calls(article)) expect([account, method, path, outcome(await kb.call(method, account, `kb-articles/${path}`, body))]).toEqual([account, method, path, NOT_FOUND]);
      }
      for (const path of ['', 'published/', 'popular/', '?search=quokka', `?author=${hidden.author.id}`, '?is_published=false']) {
        expect((await kb.list(account, `kb-articles/${path}${path.includes('?') ? '&' : '?'}page_size=200`)).results.filter(({ id }) => id === hidden.id)).toEqual([]);
      }
    }
    expect(facts((await read(hidden.id)).body)).toEqual(facts(hidden));
  });

  test("nobody but its author, IT Staff and administrators changes or deletes a colleague's article [C7.35]", async () => {
    const before = await kb.written('employee');
    for (const account of OTHERS) {
      for (const [method, body] of [['PUT', await fields()], ['PATCH', {}], ['PATCH', { title: '' }], ['PATCH', { remove_attachments: [1] }], ['DELETE', undefined]] as const) {
        expect([account, method, outcome(await kb.call(method, account, `kb-articles/${before.id}/`, body))]).toEqual([account, method, FORBIDDEN]);
      }
      expect(outcome(await kb.send('PATCH', account, `kb-articles/${before.id}/`, {}, [PDF]))).toEqual(FORBIDDEN);
    }
    expect(facts((await read(before.id)).body)).toEqual(facts(before));
  });

  test('nobody but IT Staff and administrators writes categories, and nobody deletes one that articles use [C7.22]', async () => {
    const id = await kb.categoryId('Network');
    for (const account of ['employee', ...OTHERS] as const) {
      for (const [method, path] of [['POST', ''], ['PUT', `${id}/`], ['PATCH', `${id}/`], ['DELETE', `${id}/`]] as const) {
        expect([account, method, outcome(await kb.call(method, account, `kb-categories/${path}`, method === 'DELETE' ? undefined : { name: 'Mine' }))]).toEqual([account, method, FORBIDDEN]);
      }
    }
    for (const account of ['it', 'admin'] as const) {
      expect(outcome(await kb.call('DELETE', account, `kb-categories/${id}/`))).toEqual({ status: 409, body: said('Articles use this category. Move or delete them first.', { code: 'conflict' }) });
    }
  });

  test('a removed article is gone for everybody, its files with it', async () => {
    for (const account of WRITERS) {
      const article = await kb.written('employee');
      const { status, text } = await kb.call('DELETE', account, `kb-articles/${article.id}/`);
      expect([status, text]).toEqual([204, '']);
      for (const who of ['employee', 'it', 'admin'] as const) {
        for (const [method, path, body] of calls(article)) expect(outcome(await kb.call(method, who, `kb-articles/${path}`, body))).toEqual(NOT_FOUND);
      }
    }
  });
});

test('IT Staff and administrators add, rename and delete categories; everybody reads them by name, fifty a page [C7.22 C7.33 C9.7 C3.10]', async () => {
  for (const account of ['it', 'admin'] as const) {
    const { status, body } = await kb.call<Json & { id: number }>('POST', account, 'kb-categories/', { name: ` Zeppelins of ${account} `, id: 1, _t: 2 });
    expect([status, body]).toEqual([201, { id: expect.any(Number), name: `Zeppelins of ${account}` }]);
    for (const method of ['PUT', 'PATCH']) expect((await kb.call(method, account, `kb-categories/${body.id}/`, { name: `${method} ${account}` })).body).toEqual({ id: body.id, name: `${method} ${account}` });
    expect((await kb.call('GET', 'employee', `kb-categories/${body.id}/`)).body).toEqual({ id: body.id, name: `PATCH ${account}` });
    const page = await kb.list<{ name: string }>('employee', 'kb-categories/?ordering=name&page_size=50');
    expect(page.results.map(({ name }) => name)).toEqual(['Email', 'Hardware', 'HR Policies', 'Network', `PATCH ${account}`, 'Security', 'Software', 'Time and Pay', 'Working Here']);
    expect([page.count, page.next, page.previous]).toEqual([9, null, null]);
    expect((await kb.list<{ name: string }>('hr', 'kb-categories/?search=soft')).results.map(({ name }) => name)).toEqual(['Software']);
    expect((await kb.call('DELETE', account, `kb-categories/${body.id}/`)).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect(outcome(await kb.call(method, account, `kb-categories/${body.id}/`))).toEqual(NOT_FOUND);
  }
  for (const [body, texts] of [[{}, 'This field is required.'], [{ name: ' ' }, 'This field may not be blank.'], [{ name: null }, 'This field may not be null.'], [{ name: 'x'.repeat(101) }, 'Ensure this field has no more than 100 characters.'], [{ name: 'network' }, 'A category with this name already exists.']] as const) {
    expect([body, outcome(await kb.call('POST', 'it', 'kb-categories/', body))]).toEqual([body, { status: 400, body: { name: [texts] } }]);
  }
  for (const id of ['x', '1.5', '99999999999']) expect(outcome(await kb.call('GET', 'it', `kb-categories/${id}/`))).toEqual(NOT_FOUND);
});

test('fields that will not do are named, each under its own name [C5.24]', async () => {
  const send = async (more: Json, files = [PDF]) => outcome(await kb.send('POST', 'employee', 'kb-articles/', await fields(more), files));
  const required = ['This field is required.'];
  expect(outcome(await kb.send('POST', 'employee', 'kb-articles/', {}, [PDF]))).toEqual({ status: 400, body: { title: required, content: required, category: required } });
  expect(outcome(await kb.send('POST', 'employee', 'kb-articles/', {}, []))).toEqual({ status: 400, body: { title: required, content: required, category: required, attachments: ['At least one PDF attachment is required'] } });
  expect(await send({ title: ' ', content: '' })).toEqual({ status: 400, body: { title: ['This field may not be blank.'], content: ['This field may not be blank.'] } });
  const blank = ['This field may not be blank.'];
  const files = ['At least one PDF attachment is required'];
  expect(await send({ title: ' ', content: '', category: '' })).toEqual({ status: 400, body: { title: blank, content: blank, category: blank } });
  expect(await send({ title: '', category: 'Network' }, [])).toEqual({ status: 400, body: { title: blank, category: ['A valid integer is required.'], attachments: files } });
  expect(outcome(await kb.call('POST', 'employee', 'kb-articles/', { title: null, content: ' ' }))).toEqual({ status: 400, body: { title: ['This field may not be null.'], content: blank, category: required, attachments: files } });
  const { id } = await kb.written('employee');
  expect(outcome(await kb.call('PATCH', 'employee', `kb-articles/${id}/`, { title: null, content: ' ', category: null }))).toEqual({ status: 400, body: { title: ['This field may not be null.'], content: blank, category: ['This field may not be null.'] } });
  expect(await send({ title: 'x'.repeat(201) })).toEqual({ status: 400, body: { title: ['Ensure this field has no more than 200 characters.'] } });
  expect(await send({ category: 'Network' })).toEqual({ status: 400, body: { category: ['A valid integer is required.'] } });
  expect(await send({ category: UNKNOWN })).toEqual({ status: 400, body: { category: [`Invalid pk "${UNKNOWN}" - object does not exist.`] } });
  expect(await send({ is_published: 'perhaps' })).toEqual({ status: 400, body: { is_published: ['Must be a valid boolean.'] } });
  expect(await send({ title: 'a\0b' })).toEqual({ status: 400, body: { title: ['Null characters are not allowed.'] } });
});

test('the questions that an article answers are no key of REST: nobody reads or writes them there', async () => {
  const questions = [{ heading: null, question: 'Which cables are blue?' }];
  const made = await kb.written('employee', { questions: 'Which cables are blue?' });
  const asked = async () => (await portal.graphql('employee', 'query ($id: Int!) { kbArticle(id: $id) { questions { heading question } } }', { id: made.id })).data;
  await portal.graphql('employee', 'mutation ($id: Int!, $input: KbArticleChanges!) { updateKbArticle(id: $id, input: $input) { id } }', { id: made.id, input: { questions } });
  for (const method of ['PUT', 'PATCH']) {
    for (const sent of [[], [{ question: 'Mine?' }], [{}], 'Mine?', null]) {
      const { status, body } = await kb.call(method, 'employee', `kb-articles/${made.id}/`, { questions: sent });
      expect([method, sent, status, Object.hasOwn(body, 'questions')]).toEqual([method, sent, 200, false]);
    }
  }
  expect(await asked()).toEqual({ kbArticle: { questions } });
  expect(Object.hasOwn((await read(made.id)).body, 'questions')).toBe(false);
});

test('a filter that is no number, a page that is none and a search that is too long are refused; a NUL in it as well', async () => {
  for (const [path, body] of [
    ['?category=x', { category: ['A valid integer is required.'] }],
    ['?author=1,x', { author: ['A valid integer is required.'] }],
    ['?page=0', { page: ['Ensure this value is greater than or equal to 1.'] }],
    [`?search=${'x'.repeat(201)}`, { search: ['Ensure this field has no more than 200 characters.'] }],
    ['?search=a%00b', { search: ['Null characters are not allowed.'] }],
  ] as const) {
    for (const list of ['', 'published/', 'popular/']) if (!(list === 'popular/' && path.includes('author'))) expect([list, path, outcome(await kb.call('GET', 'employee', `kb-articles/${list}${path}`))]).toEqual([list, path, { status: 400, body }]);
  }
  expect(outcome(await kb.call('GET', 'employee', 'kb-articles/?page=99'))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
});

test('everybody writes an article and reads every one that is published, all in the same shape [C3.9 C7.34 C2.43]', async () => {
  const category = { id: await kb.categoryId('Network'), name: 'Network' };
  for (const account of ['employee', 'manager', 'hr', 'analyst', 'it', 'admin'] as const) {
    const me = (await portal.call<{ id: number; full_name: string }>('GET', '/api/auth/profile/', { as: account })).body;
    const { status, body, headers } = await kb.send('POST', account, 'kb-articles/', { ...(await fields()), id: 1, author: 1, view_count: 99, created_at: '2001-01-01' }, [PDF, { ...PDF, name: 'B.PDF' }]);
    expect([account, status, headers['etag']]).toEqual([account, 201, '"1"']);
    expect(body).toEqual({
      ...{ id: expect.any(Number), title: 'Cables', content: 'Blue ones.', category, author: { id: me.id, full_name: me.full_name }, created_at: INSTANT, updated_at: INSTANT },
      ...{ view_count: 0, download_count: 0, is_published: true },
      attachments: [PDF.name, 'B.PDF'].map((filename) => ({ id: expect.any(Number), filename, file_size: PDF.content.length, file: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/files\/it\//) })),
    });
    for (const reader of ['employee', 'manager', 'hr', 'analyst', 'it', 'admin'] as const) expect(facts((await kb.call('GET', reader, `kb-articles/${body.id}/`)).body)).toEqual(facts(body));
    expect(facts((await kb.list('employee', 'kb-articles/?page_size=1')).results[0] as KbArticle)).toEqual(facts(body));
  }
});
