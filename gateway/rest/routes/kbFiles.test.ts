import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { kbOf, PDF } from '../testing/kb.js';
import type { KbArticle } from '../testing/kb.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json, SentFile } from '../testing/leave.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const kb = kbOf(() => portal);
const MEGABYTE = 1024 * 1024;
const sized = (size: number): SentFile => ({ name: 'scan.pdf', content: Buffer.concat([Buffer.from(PDF.content as string), Buffer.alloc(size - PDF.content.length, 32)]) });
const refused = (text: string) => ({ status: 400, body: { attachments: [text] } });
const NONE = refused('At least one PDF attachment is required');
const WRONG = refused('Only PDF files are allowed for attachments.');
const LARGE = refused('Each PDF file must be smaller than 10MB.');
const MANY = refused('An article can have at most 10 attachments.');
const fileOf = (as: Account | null, { id, attachments }: KbArticle, place = 0) => kb.call<Json>('GET', as, `kb-articles/${id}/attachments/${attachments[place]?.id}/`);
const names = ({ attachments }: KbArticle) => attachments.map(({ filename }) => filename);

describe('files that are refused, and no article is written or changed then', () => {
  let before: KbArticle;
  let total = 0;
  const count = async () => (await kb.list('it', 'kb-articles/?page_size=1')).count;
  beforeAll(async () => {
    before = await kb.written('employee');
    total = await count();
  });
  afterEach(async () => {
    expect(await count()).toBe(total);
    expect((await kb.call('GET', 'employee', `kb-articles/${before.id}/`)).body).toMatchObject({ title: 'Cables', updated_at: before['updated_at'] });
  });
  const create = async (...files: SentFile[]) => outcome(await kb.send('POST', 'employee', 'kb-articles/', { title: 'Cables', content: 'x', category: before.category.id }, files));
  const change = async (...files: SentFile[]) => outcome(await kb.send('PATCH', 'employee', `kb-articles/${before.id}/`, { title: 'Other' }, files));

  test('are none at all, in a form as in JSON, or one under another name [C5.25]', async () => {
    for (const files of [[], [{ name: '', content: '' }], [{ ...PDF, part: 'file' }]]) expect(await create(...files)).toEqual(NONE);
    for (const attachments of [undefined, [], null]) {
      const body = { title: 'Cables', content: 'x', category: before.category.id, ...(attachments !== undefined && { attachments }) };
      expect([attachments, outcome(await kb.call('POST', 'employee', 'kb-articles/', body))]).toEqual([attachments, NONE]);
    }
  });

  test('are of another type, whatever they call themselves, also among good ones [C5.26]', async () => {
    for (const file of [{ name: 'run.exe', content: 'MZ\0\0' }, { name: 'a.pdf', content: 'no such thing' }, { name: 'a.pdf', content: '<html>' }, { name: 'a.txt', content: PDF.content }, { name: 'a.pdf', content: Buffer.from('89504e470d0a1a0a', 'hex') }]) {
      expect([file.name, await create(file)]).toEqual([file.name, WRONG]);
      expect([file.name, await create(PDF, file)]).toEqual([file.name, WRONG]);
      expect([file.name, await change(PDF, file)]).toEqual([file.name, WRONG]);
    }
    expect(await create({ name: 'a.pdf', content: '' })).toEqual(refused('The submitted file is empty.'));
  });

  test('are of ten megabytes or more, or more than ten [C5.27 C9.1]', async () => {
    for (const size of [10 * MEGABYTE, 11 * MEGABYTE]) expect([size, await create(PDF, sized(size))]).toEqual([size, LARGE]);
    expect(await change(sized(10 * MEGABYTE))).toEqual(LARGE);
    for (const length of [11, 12, 13, 40]) expect([length, await create(...Array.from({ length }, () => PDF))]).toEqual([length, MANY]);
    for (const length of [10, 13]) expect([length, await change(...Array.from({ length }, () => PDF))]).toEqual([length, MANY]);
  });

  test('are text or a reference in their place', async () => {
    for (const attachments of [['a.pdf'], 'a.pdf', [{ key: 'it/x', name: 'a.pdf', size: 1, sha256: 'x', seal: 'x' }]]) {
      const { status, body } = await kb.call<Json>('POST', 'employee', 'kb-articles/', { title: 'x', content: 'x', category: before.category.id, attachments });
      expect([attachments, status, Object.keys(body).every((name) => name.startsWith('attachments'))]).toEqual([attachments, 400, true]);
    }
    expect(outcome(await kb.send('POST', 'employee', 'kb-articles/', { title: 'x', content: 'x', category: before.category.id, attachments: 'a.pdf' }, []))).toEqual(refused('The submitted data was not a file. Check the encoding type on the form.'));
  });

  test('come in a body that is neither JSON nor a form', async () => {
    const { status, body } = await portal.call('POST', '/api/it/kb-articles/', { as: 'employee', payload: PDF.content as string, headers: { 'content-type': 'application/pdf' } });
    expect([status, body]).toEqual([415, said('Unsupported media type "application/pdf" in request.', { code: 'unsupported_media_type' })]);
  });

  test('are taken away down to the last, or are another article’s', async () => {
    const other = await kb.written('hr');
    const remove = async (...ids: unknown[]) => outcome(await kb.call('PATCH', 'employee', `kb-articles/${before.id}/`, { remove_attachments: ids }));
    expect(await remove(before.attachments[0]?.id)).toEqual(NONE);
    const foreign = other.attachments[0]?.id;
    expect(await remove(foreign)).toEqual({ status: 400, body: { remove_attachments: [`Invalid pk "${foreign}" - object does not exist.`] } });
    expect(await remove('x')).toEqual({ status: 400, body: { remove_attachments: ['A valid integer is required.'] } });
    await kb.call('DELETE', 'it', `kb-articles/${other.id}/`);
  });
});

test('ten PDFs, one of them a byte under ten megabytes, are taken; some go and others come, in one call [C9.1 C7.34]', async () => {
  const made = await kb.written('employee', {}, [sized(10 * MEGABYTE - 1), ...Array.from({ length: 9 }, (_, at) => ({ ...PDF, name: `${at}.pdf` }))]);
  expect([names(made).length, made.attachments[0]?.file_size]).toEqual([10, 10 * MEGABYTE - 1]);
  const gone = made.attachments.slice(0, 9).map(({ id }) => id);
  const { status, body } = await kb.send('PATCH', 'it', `kb-articles/${made.id}/`, { remove_attachments: gone, title: 'Fewer' }, [{ ...PDF, name: 'new.pdf' }]);
  expect([status, names(body), body.title]).toEqual([200, ['8.pdf', 'new.pdf'], 'Fewer']);
  expect(outcome(await fileOf('employee', made))).toEqual(NOT_FOUND);
  expect((await portal.call('GET', new URL(made.attachments[0]?.file ?? '').pathname)).status).toBe(404);
  expect((await kb.call('PUT', 'employee', `kb-articles/${made.id}/`, { remove_attachments: [body.attachments[0]?.id] })).body).toMatchObject({ attachments: [{ filename: 'new.pdf' }] });
});

test('a file is sent to everybody who may read the article, as it was, as an attachment under its name, and counts no download [C3.9]', async () => {
  const made = await kb.written('employee');
  expect((await fileOf(null, made)).status).toBe(401);
  for (const account of ['employee', 'manager', 'hr', 'analyst', 'it', 'admin'] as const) {
    const file = await fileOf(account, made);
    expect([account, file.status, file.text]).toEqual([account, 200, PDF.content]);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'content-security-policy': "sandbox; default-src 'none'" });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="Steps _1_.pdf"; filename*=UTF-8''Steps%20%E2%80%9C1%E2%80%9D.pdf`);
  }
  const linked = await portal.call('GET', new URL(made.attachments[0]?.file ?? '').pathname);
  expect([linked.status, linked.text, linked.headers['content-type'], linked.headers['x-content-type-options']]).toEqual([200, PDF.content, 'application/pdf', 'nosniff']);
  expect((await kb.call('GET', 'employee', `kb-articles/${made.id}/`)).body.download_count).toBe(0);
});

test('a file of an article that is not published is for its author, IT Staff and administrators; under another article it is unknown', async () => {
  const hidden = await kb.written('employee', { is_published: 'false' });
  for (const account of ['employee', 'it', 'admin'] as const) expect([account, (await fileOf(account, hidden)).status]).toEqual([account, 200]);
  for (const account of ['manager', 'hr', 'analyst'] as const) expect([account, outcome(await fileOf(account, hidden))]).toEqual([account, NOT_FOUND]);
  const open = await kb.written('employee');
  for (const id of [hidden.attachments[0]?.id, 'x', 999_999]) expect(outcome(await kb.call('GET', 'manager', `kb-articles/${open.id}/attachments/${id}/`))).toEqual(NOT_FOUND);
});
