import { wordDocument } from '../../../subgraphs/kit/testing/archives.js';
import { compoundFile, docOf } from '../../../subgraphs/kit/testing/wordBinary.js';
import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { leaveOf, outcome, request, said } from '../testing/leave.js';
import type { Json, SentFile } from '../testing/leave.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const leave = leaveOf(() => portal);
const PDF: SentFile = { name: 'Doctor’s note.pdf', content: '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n' };
const TXT: SentFile = { name: 'note.txt', content: 'Please rest for a week. Grüße' };
const WRONG = { status: 400, body: { supporting_document: ['Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)'] } };
const LARGE = { status: 400, body: { supporting_document: ['File size must be less than 10MB'] } };

/** A fresh request of the employee with a document. */
const withDocument = async (file = PDF, as: Account = 'employee') => {
  const { status, body } = await leave.send('POST', as, '', request(), file);
  expect(status).toBe(201);
  return body;
};
/** What a link leads to; whoever holds it needs no sign-in. */
const download = (link: string | null) => portal.call('GET', new URL(link ?? 'none:').pathname);
const linkFor = async (as: Account, id: number) => (await leave.read(as, id)).body.supporting_document;
const textBehind = async (as: Account, id: number) => (await download(await linkFor(as, id))).text;

describe('a document that is refused', () => {
  test('is one of another type, whatever it calls itself', async () => {
    for (const file of [
      { name: 'run.exe', content: 'MZ\0\0' },
      { name: 'page.html', content: '<script>alert(1)</script>' },
      { name: 'drawing.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      { name: 'note', content: '%PDF-1.7\n' },
      { name: 'note.pdf', content: 'no such thing' },
      { name: 'note.png', content: PDF.content },
      { name: 'note.txt', content: 'MZ\0\0' },
      { name: 'note.doc', content: compoundFile([{ name: 'Workbook', content: Buffer.from('Rest.') }]) },
      // Unpacks to a thousand times its size.
      { name: 'note.docx', content: wordDocument({ name: 'word/media/scan.bmp', content: Buffer.alloc(50 * 1024 * 1024) }) },
    ]) {
      expect([file.name, outcome(await leave.send('POST', 'employee', '', request(), file))]).toEqual([file.name, WRONG]);
    }
    expect(outcome(await leave.send('POST', 'employee', '', request(), { name: 'note.pdf', content: '' }))).toEqual({ status: 400, body: { supporting_document: [expect.any(String)] } });
  });

  test('is one of ten megabytes or more, and nothing is made or changed', async () => {
    const before = await leave.created('employee');
    const asked = request({ title: 'With a large scan' });
    const files = [10 * 1024 * 1024, 52 * 1024 * 1024].map((size) => ({ name: 'scan.pdf', content: Buffer.concat([Buffer.from(PDF.content), Buffer.alloc(size - Buffer.byteLength(PDF.content), 32)]) }));
    for (const file of files) expect(outcome(await leave.send('POST', 'employee', '', asked, file))).toEqual(LARGE);
    for (const method of ['PUT', 'PATCH']) expect(outcome(await leave.send(method, 'employee', `${before.id}/`, asked, files[0]))).toEqual(LARGE);
    expect((await leave.read('employee', before.id)).body).toEqual(before);
    expect((await leave.list('employee', '?search=large%20scan')).body.count).toBe(0);
  });

  test('is text in place of a file', async () => {
    expect(outcome(await leave.send('POST', 'employee', '', request({ supporting_document: 'note.pdf' })))).toEqual({
      status: 400,
      body: { supporting_document: ['The submitted data was not a file. Check the encoding type on the form.'] },
    });
  });

  test('does not hide what else is wrong with the request', async () => {
    const { status, body } = await leave.send('POST', 'employee', '', { title: 'x' }, PDF);
    expect([status, Object.keys(body).sort()]).toEqual([400, ['description', 'end_date', 'leave_type', 'start_date']]);
  });
});

test('a link that somebody made up or changed opens nothing', async () => {
  const { supporting_document: link } = await withDocument();
  const { pathname } = new URL(link ?? '');
  const [what = '', seal = ''] = (pathname.split('/')[4] ?? '').split('.');
  const other = Buffer.from(JSON.stringify({ ...(JSON.parse(Buffer.from(what, 'base64url').toString()) as Json), expires: 4_000_000_000 })).toString('base64url');
  const prefix = pathname.slice(0, pathname.indexOf(what));
  for (const token of [`${other}.${seal}`, `${what}.${seal.slice(0, -2)}`, `${what}.`, what, 'x']) {
    expect(outcome(await portal.call('GET', `${prefix}${token}/`))).toEqual({ status: 403, body: said('This link is not valid any more.', {}) });
  }
  expect((await portal.call('GET', pathname.replace('/tickets/', '/identity/'))).status).toBe(403);
});

describe('a document that is taken', () => {
  test('comes as a form and is read by the person, their manager, HR and administrators; the request without one as JSON or as a form [A5.26]', async () => {
    const body = await withDocument();
    expect(body.supporting_document).toMatch(/^http:\/\/[^/]+\/api\/files\/tickets\/[^/]+\/$/);
    for (const account of ['employee', 'manager', 'hr', 'admin'] as const) {
      const file = await download(await linkFor(account, body.id));
      expect([account, file.status, file.text]).toEqual([account, 200, PDF.content]);
      expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(file.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''Doctor/);
    }
    for (const account of ['it', 'analyst'] as const) expect((await leave.read(account, body.id)).status).toBe(404);
    const listed = (await leave.list('hr', `?created_by=${String(body['created_by'])}&ordering=-created_at&page_size=1`)).body.results[0];
    expect((await download(listed?.supporting_document ?? null)).text).toBe(PDF.content);

    expect((await leave.call('POST', 'employee', '', request())).body.supporting_document).toBeNull();
    expect((await leave.send('POST', 'employee', '', request())).body.supporting_document).toBeNull();
    // What a browser sends for a file input that was left empty.
    expect((await leave.send('POST', 'employee', '', request(), { name: '', content: '' })).body.supporting_document).toBeNull();
    // A file under a name that nobody asked for.
    expect((await leave.send('POST', 'employee', '', request(), { ...PDF, part: 'certificate' })).body.supporting_document).toBeNull();
  });

  test('may be larger than any JSON body, and of each of the types', async () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
    const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(64), Buffer.from('ffd9', 'hex')]);
    for (const file of [
      { name: 'long.txt', content: 'All of it. '.repeat(800_000) },
      { name: 'NOTE.PDF', content: PDF.content },
      { name: 'note.rtf', content: '{\\rtf1\\ansi Rest.}' },
      { name: 'note.docx', content: wordDocument() },
      { name: 'note.doc', content: docOf('Rest.') },
      { name: 'scan.png', content: png },
      { name: 'scan.jpg', content: jpeg },
      { name: 'scan.jpeg', content: jpeg },
    ]) {
      const { status, body } = await leave.send('POST', 'employee', '', request(), file);
      expect([file.name, status]).toEqual([file.name, 201]);
      expect((await download(body.supporting_document)).status).toBe(200);
    }
  });

  test('stays when the request is changed without a new one, is replaced by a new one, and goes on null', async () => {
    const { id } = await withDocument();
    const kept = async (method: string, body: Json) => {
      expect((await leave.call(method, 'employee', `${id}/`, body)).status).toBe(200);
      expect(await textBehind('hr', id)).toBe(PDF.content);
    };
    await kept('PUT', request());
    await kept('PATCH', { title: 'Still ill' });
    for (const file of [undefined, { name: '', content: '' }]) {
      expect((await leave.send('PUT', 'employee', `${id}/`, request(), file)).status).toBe(200);
      expect(await textBehind('hr', id)).toBe(PDF.content);
    }

    for (const [method, file] of [['PUT', TXT], ['PATCH', { name: 'other.txt', content: 'Another week.' }]] as const) {
      const { status, body } = await leave.send(method, 'employee', `${id}/`, method === 'PUT' ? request() : {}, file);
      expect([status, (await download(body.supporting_document)).text]).toEqual([200, file.content]);
      expect(await textBehind('manager', id)).toBe(file.content);
    }

    const cleared = await leave.call('PATCH', 'employee', `${id}/`, { supporting_document: null });
    expect([cleared.status, cleared.body.supporting_document]).toEqual([200, null]);
    expect(await linkFor('hr', id)).toBeNull();
  });

  test('stays when a change carries what GET answered in its place, and on PUT whatever stands for no file', async () => {
    const { id } = await withDocument();
    const unchanged = async (method: string, sent: Json) => {
      expect([method, sent, (await leave.call(method, 'employee', `${id}/`, sent)).status]).toEqual([method, sent, 200]);
      expect(await textBehind('hr', id)).toBe(PDF.content);
    };
    const shown = (await leave.read('employee', id)).body;
    for (const method of ['PUT', 'PATCH']) await unchanged(method, { ...shown, title: 'As it was read' });
    for (const supporting_document of [null, '', ' ']) await unchanged('PUT', request({ supporting_document }));
    expect((await leave.send('PUT', 'employee', `${id}/`, { ...request(), supporting_document: shown.supporting_document })).status).toBe(200);
    for (const head of ['application/pdf', 'text/plain', 'x', null]) {
      for (const method of ['PUT', 'PATCH', 'POST']) {
        const fields = Object.entries(request()).map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`);
        const payload = `${fields.join('')}--edge\r\nContent-Disposition: form-data; name="supporting_document"; filename=""${head ? `\r\nContent-Type: ${head}` : ''}\r\n\r\n\r\n--edge--\r\n`;
        const path = `/api/tickets/leave-requests/${method === 'POST' ? '' : `${id}/`}`;
        const answer = await portal.call(method, path, { as: 'employee', payload, headers: { 'content-type': 'multipart/form-data; boundary=edge' } });
        expect([head, method, answer.status]).toEqual([head, method, method === 'POST' ? 201 : 200]);
      }
    }
    expect(await textBehind('hr', id)).toBe(PDF.content);

    const refused = { status: 400, body: { supporting_document: ['The submitted data was not a file. Check the encoding type on the form.'] } };
    for (const text of ['note.pdf', 'https://elsewhere.example/api/files/tickets/x/', '/etc/passwd']) {
      for (const method of ['PUT', 'PATCH']) expect(outcome(await leave.call(method, 'employee', `${id}/`, request({ supporting_document: text })))).toEqual(refused);
    }
    expect(outcome(await leave.call('POST', 'employee', '', request({ supporting_document: shown.supporting_document })))).toEqual(refused);
    expect(await textBehind('hr', id)).toBe(PDF.content);

    expect((await leave.call('PATCH', 'employee', `${id}/`, { supporting_document: '' })).body.supporting_document).toBeNull();
  });

  test('is the same document when the call is repeated under its key, and the key takes no other one', async () => {
    const asked = request();
    const send = (file: SentFile) => leave.send('POST', 'employee', '', asked, file, { 'idempotency-key': 'leave-with-note' });
    const [first, again] = [await send(PDF), await send(PDF)];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect((await download(again.body.supporting_document)).text).toBe(PDF.content);
    expect(outcome(await send(TXT))).toEqual({ status: 409, body: said('This Idempotency-Key was used with a different request.', { code: 'conflict' }) });
    expect(await textBehind('hr', first.body.id)).toBe(PDF.content);
  });

  test('and its link is what the graph answers, as a whole address', async () => {
    const { id } = await withDocument();
    const { data } = await portal.graphql<{ leaveRequest: { leave: { supportingDocument: string; supportingDocumentName: string } } }>('hr', 'query ($id: Int!) { leaveRequest(id: $id) { leave { supportingDocument supportingDocumentName } } }', { id });
    const { supportingDocument, supportingDocumentName } = data.leaveRequest.leave;
    expect(supportingDocumentName).toBe(PDF.name);
    expect((await portal.call('GET', supportingDocument)).text).toBe(PDF.content);
    expect(supportingDocument).toMatch(/^\/api\/files\/tickets\//);
  });
});
