import {
  conflict,
  done,
  INSTANT,
  NOT_A_FILE,
  NOT_FOUND,
  outcome,
  race,
  refused,
} from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { NO_FILE, PDF, SentFile, sized } from '../../testing/form.js';
import { profileOf } from '../../testing/families/people.js';
import { usePortal } from '../../testing/rest.js';
import { kbOf } from '../../testing/families/kb.js';
import type { Article } from '../../testing/families/kb.js';

const portal = usePortal();
const { call, send, get, post, list, open, graph, fields, written, networkId } = kbOf(portal);
const read = (id: number) => get<Article>('it', `kb-articles/${id}/`);
const count = async () => (await list('it', 'kb-articles/?page_size=1')).count;
const named = (...names: string[]) => names.map((name) => new SentFile(name, PDF.content));
const names = ({ attachments }: Article) => attachments.map(({ filename }) => filename);
const REQUIRED = ['This field is required.'];
const BLANK = ['This field may not be blank.'];
const NONE = 'At least one PDF attachment is required';
const MANY = 'An article can have at most 10 attachments.';

test('a person writes an article with its PDFs, and everyone reads it in the same shape [C2.43, C3.9, C7.34]', async () => {
  const me = await profileOf(portal(), 'employee');
  const forged = { id: 1, author: 1, view_count: 99, created_at: '2001-01-01', questions: 'Which?' };
  const { status, body, headers } = await send<Article>(
    'POST',
    'employee',
    'kb-articles/',
    fields({ ...forged, attachments: named('a.pdf', 'B.PDF') }),
  );
  const attachment = (filename: string) => ({
    id: expect.any(Number),
    filename,
    file_size: PDF.content.length,
    file: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/files\/it\//),
  });
  const whole = {
    ...{
      id: expect.any(Number),
      title: 'Cables',
      content: 'Blue ones.',
      category: { id: networkId(), name: 'Network' },
      author: { id: me.id, full_name: me.full_name },
    },
    ...{
      created_at: INSTANT,
      updated_at: INSTANT,
      view_count: 0,
      download_count: 0,
      is_published: true,
      attachments: [attachment('a.pdf'), attachment('B.PDF')],
    },
  };
  expect([status, headers['etag'], body]).toEqual([201, '"1"', whole]);
  for (const account of ['employee', 'manager', 'it'] as const)
    expect(await get(account, `kb-articles/${body.id}/`)).toEqual({ ...whole, id: body.id });
});

test('all missing fields of an article are reported at the same time, including a missing file, in a form as in JSON [C5.24, C5.25]', async () => {
  const sent = async (body: Json) => outcome(await send('POST', 'employee', 'kb-articles/', body));
  expect(await sent({})).toEqual(
    refused({ title: REQUIRED, content: REQUIRED, category: REQUIRED, attachments: [NONE] }),
  );
  expect(await sent({ title: ' ', content: '', category: '', attachments: PDF })).toEqual(
    refused({
      title: BLANK,
      content: BLANK,
      category: BLANK,
    }),
  );
  expect(await sent(fields({ title: '', category: 'Network', attachments: NO_FILE }))).toEqual(
    refused({
      title: BLANK,
      category: ['A valid integer is required.'],
      attachments: [NONE],
    }),
  );
  const json = outcome(await call('POST', 'employee', 'kb-articles/', { title: null, content: ' ' }));
  expect(json).toEqual(
    refused({
      title: ['This field may not be null.'],
      content: BLANK,
      category: REQUIRED,
      attachments: [NONE],
    }),
  );
  for (const attachments of [undefined, [], null])
    expect(outcome(await call('POST', 'employee', 'kb-articles/', fields({ attachments })))).toEqual(
      refused({
        attachments: [NONE],
      }),
    );
  expect(await sent(fields({ category: 999_999 }))).toEqual(
    refused({
      category: ['Invalid pk "999999" - object does not exist.'],
    }),
  );
});

test.each<[string, unknown, string]>([
  [
    'of another type, also among good ones',
    [PDF, new SentFile('run.exe', 'MZ\0\0')],
    'Only PDF files are allowed for attachments.',
  ],
  ['of ten megabytes', [PDF, sized(10 * 1024 * 1024)], 'Each PDF file must be smaller than 10MB.'],
  ['of which one is empty', new SentFile('a.pdf', ''), 'The submitted file is empty.'],
  ['that are eleven', Array(11).fill(PDF), MANY],
  ['that are more than any form may bring', Array(40).fill(PDF), MANY],
  ['that are text', 'a.pdf', NOT_A_FILE],
])(
  'files %s are refused, and no article is created or changed [C5.26, C5.27, C9.1]',
  async (_what, attachments, text) => {
    const before = await written();
    const total = await count();
    expect(outcome(await send('POST', 'employee', 'kb-articles/', fields({ attachments })))).toEqual(
      refused({
        attachments: [text],
      }),
    );
    expect(
      outcome(await send('PATCH', 'employee', `kb-articles/${before.id}/`, { title: 'Other', attachments })),
    ).toEqual(refused({ attachments: [text] }));
    expect([await count(), (await read(before.id)).title]).toEqual([total, 'Cables']);
  },
);

test('ten files are accepted; some are removed and others added in one call, but never the last one or another article’s [C7.34, C9.1]', async () => {
  const made = await written({ attachments: named(...Array.from({ length: 10 }, (_, at) => `${at}.pdf`)) });
  const gone = made.attachments.slice(0, 9).map(({ id }) => id);
  const changed = await done(
    send<Article>('PATCH', 'it', `kb-articles/${made.id}/`, {
      remove_attachments: gone,
      title: 'Fewer',
      attachments: named('new.pdf'),
    }),
  );
  expect([names(changed), changed.title, (await open(made.attachments[0]?.file)).status]).toEqual([
    ['9.pdf', 'new.pdf'],
    'Fewer',
    404,
  ]);
  const remove = (...ids: unknown[]) =>
    call<Article>('PUT', 'employee', `kb-articles/${made.id}/`, { remove_attachments: ids });
  expect(names(await done(remove(changed.attachments[0]?.id)))).toEqual(['new.pdf']);
  expect(outcome(await remove(changed.attachments[1]?.id))).toEqual(refused({ attachments: [NONE] }));
  const foreign = (await written()).attachments[0]?.id;
  expect(outcome(await remove(foreign))).toEqual(
    refused({
      remove_attachments: [`Invalid pk "${foreign}" - object does not exist.`],
    }),
  );
});

test('an article is changed in part by PUT as by PATCH, as JSON and as a form, and neither changes its questions [C7.23]', async () => {
  const { id, author } = await written();
  const questions = [{ heading: null, question: 'Which cables are blue?' }];
  await graph(
    'employee',
    'mutation ($id: Int!, $input: KbArticleChanges!) { updateKbArticle(id: $id, input: $input) { id } }',
    { id, input: { questions } },
  );
  for (const [method, body] of [
    ['PUT', { title: 'Red cables' }],
    ['PATCH', { content: 'Red ones.', is_published: false, author: 1, view_count: 9 }],
    ['PUT', { questions: [] }],
    ['PATCH', { questions: null }],
    ['PUT', undefined],
  ] as const) {
    const { attachments: _files, ...before } = await read(id);
    const { attachments: _same, ...after } = await done(
      call<Article>(method, 'employee', `kb-articles/${id}/`, body),
    );
    const { author: _a, view_count: _v, questions: _q, ...shown } = (body ?? {}) as Json;
    expect([method, body, after]).toEqual([
      method,
      body,
      { ...before, ...shown, updated_at: expect.any(String) },
    ]);
  }
  expect(
    await done(
      send('PATCH', 'it', `kb-articles/${id}/`, { title: 'By form', is_published: 'true', attachments: '' }),
    ),
  ).toMatchObject({ title: 'By form', is_published: true, author });
  const { data } = (
    await graph('employee', 'query ($id: Int!) { kbArticle(id: $id) { questions { heading question } } }', {
      id,
    })
  ).body;
  expect(data).toEqual({ kbArticle: { questions } });
  const { headers } = await call('GET', 'it', `kb-articles/${id}/`);
  const { won, lost } = race(
    await Promise.all(
      ['One', 'Two'].map((title) =>
        call('PATCH', 'it', `kb-articles/${id}/`, { title }, { 'if-match': headers['etag'] ?? '' }),
      ),
    ),
  );
  expect([won.length, lost]).toEqual([1, [conflict('Someone changed this meanwhile. Please look again.')]]);
});

test('views and downloads are counted one by one, also at the same time, and change nothing else [C4.32, C4.33, C7.25]', async () => {
  const { id } = await written();
  const { headers } = await call('GET', 'it', `kb-articles/${id}/`);
  const accounts = ['employee', 'hr', 'it'] as const;
  const answers = await Promise.all(
    accounts.flatMap((who) => ['view', 'download'].map((what) => post(who, `kb-articles/${id}/${what}/`))),
  );
  for (const body of answers)
    expect(body).toEqual({ id, view_count: expect.any(Number), download_count: expect.any(Number) });
  const after = await call<Article>('GET', 'it', `kb-articles/${id}/`);
  expect([after.body, after.headers['etag']]).toEqual([
    expect.objectContaining({ view_count: 3, download_count: 3 }),
    headers['etag'],
  ]);
});

test('a file is sent unchanged, as an attachment under its name, counts no download, and belongs only to its article [C3.9]', async () => {
  const [{ id, attachments }, hidden] = [await written(), await written({ is_published: 'false' })];
  const path = (article: number, file: unknown) => `kb-articles/${article}/attachments/${String(file)}/`;
  for (const file of [
    await call('GET', 'analyst', path(id, attachments[0]?.id)),
    await open(attachments[0]?.file),
  ]) {
    expect([file.status, file.text]).toEqual([200, PDF.content]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Steps _1_.pdf"; filename*=UTF-8''Steps%20%E2%80%9C1%E2%80%9D.pdf`,
    );
  }
  expect((await read(id))['download_count']).toBe(0);
  const file = hidden.attachments[0]?.id;
  for (const article of [hidden.id, id])
    expect(outcome(await call('GET', 'analyst', path(article, file)))).toEqual(NOT_FOUND);
  expect((await call('GET', 'it', path(hidden.id, file))).status).toBe(200);
});
