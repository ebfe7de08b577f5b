import { readLink } from '../../kit/files.js';
import { openStore } from '../../kit/fileStore.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { uploadTo } from '../../kit/testing/uploads.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { askForLeave, CREATE, leaveInput } from '../testing/leave.js';

const employee = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);
const itStaff = viewer(['IT Staff']);
const colleague = viewer();

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());
beforeEach(() => subgraph.database.query('truncate ticket, ticket_tally, file cascade'));

const PDF = '%PDF-1.7 doctor’s note';
const upload = (name: string, content: string | Buffer = PDF) => uploadTo(subgraph, name, content);
const isThere = async (key: string) => (await openStore(subgraph.config)).exists(key);
const linkOf = async (who: Viewer, id: number) => {
  const { data } = await subgraph.run<{ leaveRequest: { leave: { supportingDocument: string | null; supportingDocumentName: string | null } } | null }>(who, 'query ($id: Int!) { leaveRequest(id: $id) { leave { supportingDocument supportingDocumentName } } }', { id });
  const leave = data.leaveRequest?.leave;
  return leave?.supportingDocument ? { name: leave.supportingDocumentName, link: readLink('tickets', leave.supportingDocument.split('/').at(-2) ?? '', subgraph.config) } : null;
};
const update = (id: number, input: Record<string, unknown>) => subgraph.run(employee, 'mutation ($id: Int!, $input: LeaveRequestChanges!) { updateLeaveRequest(id: $id, input: $input) { id } }', { id, input });

const WRONG = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)';
test.each([
  ['a program', 'note.exe', 'MZ', WRONG],
  ['a program called pdf', 'note.pdf', 'MZ', WRONG],
  ['a web page called txt', 'note.txt', 'a\u0000b', WRONG],
  ['a drawing', 'note.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', WRONG],
  ['nothing', 'note.pdf', '', 'The submitted file is empty.'],
  ['ten megabytes', 'note.pdf', Buffer.concat([Buffer.from(PDF), Buffer.alloc(10 * 1024 * 1024)]), 'File size must be less than 10MB'],
])('%s is refused as a document, and neither a request nor a file is kept', async (_, name, content, text) => {
  const file = await upload(name, content);
  const { errors } = await subgraph.run(employee, CREATE, { input: leaveInput({ supportingDocument: file }) });
  expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { supportingDocument: [text] } });
  expect([await subgraph.database.query('select 1 from file'), await subgraph.database.query('select 1 from ticket')]).toEqual([[], []]);
});

test('a reference that the gateway did not make is refused and deletes nothing', async () => {
  const file = await upload('note.pdf');
  const { errors } = await subgraph.run(employee, CREATE, { input: leaveInput({ supportingDocument: { ...file, seal: 'mine' } }) });
  expect(errors[0]?.fields).toHaveProperty('supportingDocument');
  expect(await isThere(file.key)).toBe(true);
});

test('days that are taken already keep no document, not even its bytes', async () => {
  await askForLeave(subgraph, employee);
  const kept = async () => [...(await (await openStore(subgraph.config)).listAll('tickets').catch(() => ({ objects: [] }))).objects].length;
  const before = await kept();
  const { errors } = await subgraph.run(employee, CREATE, { input: leaveInput({ supportingDocument: await upload('note.pdf') }) });
  expect(errors[0]?.fields).toHaveProperty('nonFieldErrors');
  expect([await subgraph.database.query('select 1 from file'), await kept()]).toEqual([[], before]);
});

test('the person, HR, administrators and the direct manager get a link that is good for minutes; nobody else finds the request', async () => {
  const id = await askForLeave(subgraph, employee, { supportingDocument: await upload('Arztzeugnis März.pdf') });
  for (const who of [employee, hr, admin, manager]) {
    const got = await linkOf(who, id);
    expect(got).toMatchObject({ name: 'Arztzeugnis März.pdf', link: { name: 'Arztzeugnis März.pdf', contentType: 'application/pdf', inline: false } });
    expect((got?.link?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(300);
    expect(await (await openStore(subgraph.config)).get(got?.link?.key ?? '')).toBe(PDF);
  }
  for (const who of [itStaff, colleague]) expect(await linkOf(who, id)).toBeNull();
});

test('changing something else keeps the document, a new one replaces it, null removes it, bytes included', async () => {
  const id = await askForLeave(subgraph, employee, { supportingDocument: await upload('one.txt', 'one') });
  const first = (await linkOf(employee, id))?.link?.key ?? '';
  expect((await update(id, { title: 'Other' })).errors).toEqual([]);
  expect((await linkOf(employee, id))?.link?.key).toBe(first);
  expect((await update(id, { supportingDocument: await upload('two.txt', 'two') })).errors).toEqual([]);
  const second = await linkOf(employee, id);
  expect([second?.name, await isThere(first), await isThere(second?.link?.key ?? '')]).toEqual(['two.txt', false, true]);
  expect((await update(id, { supportingDocument: null })).errors).toEqual([]);
  expect([await linkOf(employee, id), await isThere(second?.link?.key ?? ''), await subgraph.database.query('select 1 from file')]).toEqual([null, false, []]);
});

test('the same Idempotency-Key with the same file, sent again, keeps one document', async () => {
  const send = async () => subgraph.run<{ createLeaveRequest: { id: number } }>(employee, CREATE, { input: leaveInput({ supportingDocument: await upload('note.pdf') }) }, { idempotencyKey: 'twice' });
  const [first, second] = [await send(), await send()];
  expect(second.data.createLeaveRequest.id).toBe(first.data.createLeaveRequest.id);
  expect(await subgraph.database.query('select 1 from file')).toHaveLength(1);
});

test('one file in two requests of one document is kept for both', async () => {
  const { errors } = await subgraph.run(
    employee,
    'mutation ($one: LeaveRequestInput!, $two: LeaveRequestInput!) { one: createLeaveRequest(input: $one) { id } two: createLeaveRequest(input: $two) { id } }',
    await upload('note.pdf').then((supportingDocument) => ({ one: leaveInput({ supportingDocument }), two: leaveInput({ supportingDocument, startDate: '2026-08-03' }) })),
  );
  expect(errors).toEqual([]);
  expect(await subgraph.database.query('select 1 from file')).toHaveLength(2);
});

test('a withdrawn request keeps no document, and gives its room back', async () => {
  const id = await askForLeave(subgraph, employee, { supportingDocument: await upload('note.pdf') });
  const key = (await linkOf(employee, id))?.link?.key ?? '';
  expect((await subgraph.run(employee, 'mutation ($id: Int!) { cancelLeaveRequest(id: $id) }', { id })).errors).toEqual([]);
  expect([await isThere(key), await subgraph.database.query('select 1 from file')]).toEqual([false, []]);
});

test('whoever keeps as many files as anybody may can still replace one', async () => {
  const id = await askForLeave(subgraph, employee, { supportingDocument: await upload('one.txt', 'one') });
  await subgraph.database.query(`insert into file (key, owner, name, content_type, size, sha256) select 'tickets/' || n, $1, 'x', 'x/x', 1, 'x' from generate_series(1, 199) n`, [`user:${employee.userId}`]);
  expect((await subgraph.run(employee, CREATE, { input: leaveInput({ startDate: '2026-08-03', supportingDocument: await upload('more.txt', 'more') }) })).errors[0]?.fields).toHaveProperty('supportingDocument');
  expect((await update(id, { supportingDocument: await upload('two.txt', 'two') })).errors).toEqual([]);
});
