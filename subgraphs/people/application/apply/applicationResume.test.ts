import { misnamed } from '../../../kit/files/fileKind.js';
import { openStore } from '../../../kit/files/fileStore.js';
import { archiveOf, WORD } from '../../../kit/testing/files/archives.js';
import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { uploadTo } from '../../../kit/testing/files/uploads.js';
import { compoundFile, docOf } from '../../../kit/testing/files/wordBinary.js';
import { addPosting } from '../../posting/posting.factory.js';
import { people } from '../../subgraph.js';
import {
  apply,
  filesKept,
  linkOf,
  meanwhile,
  people as cast,
  READ,
  TestProfiles,
} from '../../testing/applications.js';
import type { Application } from '../../testing/applications.js';

const profiles = new TestProfiles();
const { me, hr, admin, strangers } = cast();

let test_: TestSubgraph;
let posting: string;
beforeAll(async () => {
  test_ = await openTestSubgraph(people, { graph: profiles.graph(() => test_.config) });
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate job_posting, file cascade');
  posting = (await addPosting(test_.database)).id;
});

const PDF = '%PDF-1.7 eight years';
const send = async (name: string, content: string | Buffer) =>
  apply(test_, me, posting, { resume: await uploadTo(test_, name, content) });
const bytesOf = async (key: string | undefined) =>
  Buffer.from(await (await openStore(test_.config)).getBytes(key ?? '')).toString();
const rowsKept = async () => [
  await test_.database.query('select 1 from job_application'),
  await test_.database.query('select 1 from file'),
];

const WRONG = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)';
const LARGE = 'File size must be less than 25MB';
const megabytes = (count: number, more = 0) =>
  Buffer.concat([Buffer.from(PDF), Buffer.alloc(count * 1024 * 1024 - PDF.length + more)]);
test.each([
  ['a program', 'me.exe', 'MZ', WRONG],
  ['no kind at all', 'me', 'text', WRONG],
  ['a picture', 'me.png', '\x89PNG\r\n\x1a\n', WRONG],
  ['a program called pdf', 'me.pdf', 'MZ', WRONG],
  ['a PDF called txt', 'me.txt', PDF, misnamed('.pdf')],
  ['rich text called doc', 'me.doc', '{\\rtf1 eight years}', misnamed('.rtf')],
  ['text called docx', 'me.docx', 'eight years', WRONG],
  ['an archive called docx', 'me.docx', archiveOf([{ name: 'a.txt', content: 'a' }]), WRONG],
  [
    'a workbook called doc',
    'me.doc',
    compoundFile([{ name: 'Workbook', content: Buffer.from('eight years') }]),
    WRONG,
  ],
  ['bytes called txt', 'me.txt', 'a\u0000b', WRONG],
  ['nothing', 'me.pdf', '', 'The submitted file is empty.'],
  ['25 megabytes', 'me.pdf', megabytes(25), LARGE],
  ['more than that', 'me.pdf', megabytes(26), LARGE],
])(
  '%s is refused as a resume, and neither an application nor a file is stored',
  async (_, name, content, text) => {
    const before = await filesKept(test_);
    const { errors } = await send(name, content);
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', fields: { resume: [text] } }]);
    expect([...(await rowsKept()), await filesKept(test_)]).toEqual([[], [], before]);
  },
);

test('a reference that the gateway did not make is refused and changes nothing', async () => {
  const file = await uploadTo(test_, 'me.pdf', PDF);
  for (const resume of [
    { ...file, seal: 'mine' },
    { ...file, key: 'identity/other.pdf' },
    { ...file, name: '../me.pdf' },
  ]) {
    expect((await apply(test_, me, posting, { resume })).errors[0]?.fields).toEqual({
      resume: ['The submitted data was not a file. Check the encoding type on the form.'],
    });
  }
  expect(await (await openStore(test_.config)).exists(file.key)).toBe(true);
});

test.each([
  ['a text file of one character', 'internal-application-resume.txt', '.', 'text/plain; charset=utf-8'],
  ['a text file in Latin-1', 'me.txt', Buffer.from('R\xe9sum\xe9', 'latin1'), 'text/plain; charset=utf-8'],
  [
    'a text file as Windows writes "Unicode"',
    'me.txt',
    Buffer.from('\ufeffRésumé', 'utf16le'),
    'text/plain; charset=utf-8',
  ],
  ['a document of Word 2003', 'me.doc', docOf('Eight years'), 'application/msword'],
  ['a PDF behind a line of a mail gateway', 'me.pdf', `X-Scanned-By: gateway\r\n${PDF}`, 'application/pdf'],
  ['a PDF a byte under 25 megabytes', 'me.PDF', megabytes(25, -1), 'application/pdf'],
  [
    'a Word document',
    'me.docx',
    archiveOf(WORD),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['rich text', 'me.rtf', '{\\rtf1 eight years}', 'application/rtf'],
])(
  '%s is accepted as a resume, even the placeholder of a person without a resume [A3.20 A3.21]',
  async (_, name, content, contentType) => {
    const { data, errors } = await send(name, content);
    expect([errors, data.it.resumeName, linkOf(test_, data.it.resume)]).toMatchObject([
      [],
      name,
      { name, contentType, inline: false },
    ]);
  },
);

test("the link is for the applicant, HR and administrators, opens the application's own copy, and expires after five minutes; a link of another subgraph opens no resume", async () => {
  const { data } = await send('Résumé “2026”.pdf', PDF);
  for (const who of [me, hr, admin]) {
    const read = (await test_.run<{ it: Application }>(who, READ, { id: data.it.id })).data.it;
    const link = linkOf(test_, read.resume);
    expect([read.resumeName, link]).toMatchObject([
      'Résumé “2026”.pdf',
      { name: 'Résumé “2026”.pdf', contentType: 'application/pdf', inline: false },
    ]);
    expect(link?.key).toMatch(/^people\/[\da-f-]{36}\.pdf$/);
    expect(await bytesOf(link?.key)).toBe(PDF);
    const now = Date.now();
    expect([
      linkOf(test_, read.resume, 'people', now + 290_000),
      linkOf(test_, read.resume, 'people', now + 301_000),
    ]).toEqual([link, null]);
    for (const foreign of ['identity', 'tickets']) expect(linkOf(test_, read.resume, foreign)).toBeNull();
  }
  for (const [, who] of strangers)
    expect((await test_.run(who, READ, { id: data.it.id })).errors[0]?.code).toBe('NOT_FOUND');
});

describe('the resume in the profile', () => {
  test('is required when the application names it, unless a file is sent', async () => {
    expect((await apply(test_, hr, posting, { resume: null, profileResume: true })).errors).toMatchObject([
      { code: 'BAD_USER_INPUT', fields: { resume: ['There is no resume in your profile.'] } },
    ]);
    expect(await rowsKept()).toEqual([[], []]);
    const asked = profiles.asked;
    expect((await apply(test_, hr, posting, { profileResume: false })).errors).toEqual([]);
    expect(profiles.asked).toBe(asked);
  });

  test('is sent as a copy: later changes of the profile do not change it, and a file sent with it is ignored', async () => {
    const source = await profiles.put(test_, me, 'Olive.pdf', PDF);
    const { data, errors } = await apply(test_, me, posting, { profileResume: true });
    expect([errors, data.it.resumeName]).toEqual([[], 'Olive.pdf']);
    const link = linkOf(test_, data.it.resume);
    expect(link).toMatchObject({ name: 'Olive.pdf', contentType: 'application/pdf' });
    await (await openStore(test_.config)).delete(source);
    expect(await bytesOf(link?.key)).toBe(PDF);
    const [kept] = await test_.database.query('select key, owner, name, size, sha256 from file');
    expect(kept).toMatchObject({
      key: link?.key,
      owner: `application:${me.userId}`,
      name: 'Olive.pdf',
      size: PDF.length,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    });
  });

  test('that is removed while it is being sent creates no application', async () => {
    const source = await profiles.put(test_, me, 'Olive.pdf', PDF);
    const hold = `select pg_advisory_xact_lock(hashtext('files'), hashtext($1))`;
    const store = await openStore(test_.config);
    const sending = meanwhile(
      test_,
      [hold, [`application:${me.userId}`]],
      () => apply(test_, me, posting, { resume: null, profileResume: true }),
      () => store.delete(source),
    );
    expect((await sending).errors).toMatchObject([
      { code: 'CONFLICT', message: 'The resume was just removed. Please try again.' },
    ]);
    expect(await rowsKept()).toEqual([[], []]);
  });

  test('is not read again when the same Idempotency-Key comes again', async () => {
    await profiles.put(test_, me, 'Olive.pdf', PDF);
    const once = () =>
      apply(test_, me, posting, { resume: null, profileResume: true }, { idempotencyKey: 'profile' });
    const first = await once();
    const asked = profiles.asked;
    expect([(await once()).data.it.id, profiles.asked]).toEqual([first.data.it.id, asked]);
  });
});

test('a person with the maximum number of files cannot add another, and files of other kinds do not count', async () => {
  const add = (owner: string) =>
    test_.database.query(
      `insert into file (key, owner, name, content_type, size, sha256) select $1 || n, $1, 'x', 'x/x', 1, 'x' from generate_series(1, 200) n`,
      [owner],
    );
  await add(`user:${me.userId}`);
  await add(`application:${hr.userId}`);
  expect((await apply(test_, hr, posting)).errors[0]?.fields).toEqual({
    resume: ['You have 200 files already. Remove one before you add another.'],
  });
  expect((await apply(test_, me, posting)).errors).toEqual([]);
});
