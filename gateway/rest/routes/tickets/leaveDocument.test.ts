import { done, NOT_A_FILE, outcome, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { NO_FILE, PDF, SentFile, sized, TXT } from '../../testing/form.js';
import { request } from '../../testing/families/leave.js';
import type { Ticket } from '../../testing/families/leave.js';
import { restOf, usePortal } from '../../testing/rest.js';

const portal = usePortal();
const { call, send, get, list, open, raw } = restOf(portal, 'tickets/leave-requests/');
const ask = async (more: Json = {}) => done(send<Ticket>('POST', 'employee', '', request(more)));
const withDocument = () => ask({ supporting_document: PDF });
const textBehind = async (id: number) =>
  (await open((await get<Ticket>('hr', `${id}/`)).supporting_document)).text;

test('a document is sent with the form, and everyone who may read the request opens it as an attachment [A5.26]', async () => {
  const { id, created_by } = await withDocument();
  for (const account of ['employee', 'manager', 'hr', 'admin'] as const) {
    const { supporting_document: link } = await get<Ticket>(account, `${id}/`);
    expect(link).toMatch(/^http:\/\/[^/]+\/api\/files\/tickets\/[^/]+\/$/);
    const file = await open(link);
    expect([
      file.status,
      file.text,
      file.headers['content-type'],
      file.headers['x-content-type-options'],
    ]).toEqual([200, PDF.content, 'application/pdf', 'nosniff']);
    expect(file.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''Steps/);
  }
  const [listed] = (await list<Ticket>('hr', `?created_by=${String(created_by)}&page_size=1`)).results;
  expect((await open(listed?.supporting_document)).text).toBe(PDF.content);
});

test('a form without a document, with an empty input or with an unexpected file makes a request without a document', async () => {
  expect((await ask()).supporting_document).toBeNull();
  expect((await ask({ supporting_document: NO_FILE })).supporting_document).toBeNull();
  expect((await ask({ certificate: PDF })).supporting_document).toBeNull();
});

test('a document may be larger than any JSON body, and one of ten megabytes or more is refused without creating or changing a request', async () => {
  const { id, title } = await withDocument();
  expect(
    (await ask({ supporting_document: new SentFile('long.txt', 'All of it. '.repeat(800_000)) }))
      .supporting_document,
  ).not.toBeNull();
  for (const size of [10 * 1024 * 1024, 52 * 1024 * 1024]) {
    const sent = request({ title: 'With a large scan', supporting_document: sized(size) });
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `${id}/`],
    ] as const) {
      expect(outcome(await send(method, 'employee', path, sent))).toEqual(
        refused({
          supporting_document: ['File size must be less than 10MB'],
        }),
      );
    }
  }
  expect([
    (await get('hr', `${id}/`))['title'],
    (await list('employee', '?search=large%20scan')).count,
  ]).toEqual([title, 0]);
});

test('an invalid document is reported together with the other errors', async () => {
  const { status, body } = await send('POST', 'employee', '', {
    title: 'x',
    supporting_document: 'note.pdf',
  });
  expect([status, Object.keys(body).sort()]).toEqual([
    400,
    ['description', 'end_date', 'leave_type', 'start_date', 'supporting_document'],
  ]);
});

describe('changing a request that has a document', () => {
  test('changing a request keeps its document without a new one, replaces it by a new one, and removes it on null', async () => {
    const { id } = await withDocument();
    for (const [method, sent] of [
      ['PUT', request()],
      ['PATCH', { title: 'Still ill' }],
    ] as const) {
      await done(call(method, 'employee', `${id}/`, sent));
      expect([method, await textBehind(id)]).toEqual([method, PDF.content]);
    }
    for (const [method, file] of [
      ['PUT', TXT],
      ['PATCH', new SentFile('other.txt', 'Another week.')],
    ] as const) {
      await done(
        send(method, 'employee', `${id}/`, { ...(method === 'PUT' && request()), supporting_document: file }),
      );
      expect([method, await textBehind(id)]).toEqual([method, file.content]);
    }
    expect(
      (await done(call<Ticket>('PATCH', 'employee', `${id}/`, { supporting_document: null })))
        .supporting_document,
    ).toBeNull();
  });

  test('changing a request keeps its document when the value that GET returned is sent back, and on PUT when no file is sent', async () => {
    const { id } = await withDocument();
    const shown = await get<Ticket>('employee', `${id}/`);
    for (const method of ['PUT', 'PATCH'])
      await done(call(method, 'employee', `${id}/`, { ...shown, title: 'As it was read' }));
    for (const supporting_document of [null, '', ' '])
      await done(call('PUT', 'employee', `${id}/`, request({ supporting_document })));
    await done(
      send('PUT', 'employee', `${id}/`, request({ supporting_document: shown.supporting_document })),
    );
    for (const method of ['PUT', 'PATCH'])
      await done(send(method, 'employee', `${id}/`, request({ supporting_document: NO_FILE })));
    const fields = Object.entries(request()).map(
      ([name, value]) =>
        `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    );
    for (const head of [
      '',
      ...['application/pdf', 'text/plain', 'x'].map((type) => `\r\nContent-Type: ${type}`),
    ]) {
      const empty = `--edge\r\nContent-Disposition: form-data; name="supporting_document"; filename=""${head}\r\n\r\n\r\n--edge--\r\n`;
      expect([
        head,
        (
          await raw(
            'PUT',
            'employee',
            `${id}/`,
            'multipart/form-data; boundary=edge',
            fields.join('') + empty,
          )
        ).status,
      ]).toEqual([head, 200]);
    }
    expect(await textBehind(id)).toBe(PDF.content);
    expect(
      (await done(call<Ticket>('PATCH', 'employee', `${id}/`, { supporting_document: '' })))
        .supporting_document,
    ).toBeNull();
  });

  test('a text in place of a document that is not the link to it is refused', async () => {
    const { id, supporting_document: own } = await withDocument();
    for (const supporting_document of [
      'note.pdf',
      'https://elsewhere.example/api/files/tickets/x/',
      '/etc/passwd',
    ]) {
      const answer = outcome(await call('PUT', 'employee', `${id}/`, request({ supporting_document })));
      expect(answer).toEqual(refused({ supporting_document: [NOT_A_FILE] }));
    }
    expect(outcome(await call('POST', 'employee', '', request({ supporting_document: own })))).toEqual(
      refused({ supporting_document: [NOT_A_FILE] }),
    );
    expect(await textBehind(id)).toBe(PDF.content);
  });
});
