import { readLink } from '../../kit/files/files.js';
import { openStore } from '../../kit/files/fileStore.js';
import type { Asker } from '../../kit/testing/actors.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { tickets } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import {
  askForLeave,
  CancelLeave,
  CreateLeave,
  leaveInput,
  LeaveRequest,
  readLeave,
  UpdateLeave,
} from '../testing/leave.js';

const TwoRequests = graphql(`
  mutation TwoRequests($one: LeaveRequestInput!, $two: LeaveRequestInput!) {
    one: createLeaveRequest(input: $one) {
      id
    }
    two: createLeaveRequest(input: $two) {
      id
    }
  }
`);

const PDF = '%PDF-1.7 doctor’s note';
const WRONG = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)';

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally', 'file'] }, (subgraph) => {
  const { as, database } = subgraph;
  const { employee, colleague, manager, it, hr, admin } = as;
  const upload = (name: string, content: string | Buffer = PDF) => uploadTo(subgraph, name, content);
  const isStored = async (key: string) => (await openStore(subgraph.config)).exists(key);
  const files = () => database.query('select key from file');
  const update = (id: number, input: VariablesOf<typeof UpdateLeave>['input']) =>
    employee.ask(UpdateLeave, { id, input });
  const linkOf = async (who: Asker, id: number) => {
    const { leave } = await readLeave(who, id);
    const sealed = leave?.supportingDocument?.split('/').at(-2);
    return sealed === undefined ? null : readLink('tickets', sealed, subgraph.config);
  };
  const keyOf = async (id: number) => (await linkOf(employee, id))?.key ?? '';

  test.each([
    ['a program', 'note.exe', 'MZ', WRONG],
    ['a program called pdf', 'note.pdf', 'MZ', WRONG],
    ['a web page called txt', 'note.txt', 'a\u0000b', WRONG],
    ['a drawing', 'note.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', WRONG],
    ['an empty file', 'note.pdf', '', 'The submitted file is empty.'],
    [
      'ten megabytes',
      'note.pdf',
      Buffer.concat([Buffer.from(PDF), Buffer.alloc(10 * 1024 * 1024)]),
      'File size must be less than 10MB',
    ],
  ])(
    '%s is refused as a supporting document, and neither request nor file is stored',
    async (_, name, content, text) => {
      const input = leaveInput({ supportingDocument: await upload(name, content) });
      await expectRefusal(employee.try(CreateLeave, { input }), 'BAD_USER_INPUT', 'supportingDocument', text);
      expect([await files(), await database.query('select 1 from ticket')]).toEqual([[], []]);
    },
  );

  test('an upload reference that the gateway did not make is refused and deletes nothing', async () => {
    const file = await upload('note.pdf');
    const input = leaveInput({ supportingDocument: { ...file, seal: 'mine' } });
    await expectRefusal(employee.try(CreateLeave, { input }), 'BAD_USER_INPUT', 'supportingDocument');
    expect(await isStored(file.key)).toBe(true);
  });

  test('a person who may not change a request is refused for that reason, not for a bad document', async () => {
    const id = await askForLeave(employee);
    const input = { supportingDocument: await upload('note.exe') };
    await expectRefusal(as.hr.try(UpdateLeave, { id, input }), 'FORBIDDEN');
    await expectRefusal(as.it.try(UpdateLeave, { id, input }), 'NOT_FOUND');
  });

  test('a request that is refused for its days stores no document and no bytes of it', async () => {
    await askForLeave(employee);
    const stored = async () => {
      const found = await (
        await openStore(subgraph.config)
      )
        .listAll('tickets')
        .catch(() => ({ objects: [] }));
      return [...found.objects].length;
    };
    const before = await stored();
    const input = leaveInput({ supportingDocument: await upload('note.pdf') });
    await expectRefusal(employee.try(CreateLeave, { input }), 'BAD_USER_INPUT', 'nonFieldErrors');
    expect([await files(), await stored()]).toEqual([[], before]);
  });

  test('a person who may read leave gets a link to its document for some minutes; other people do not find it', async () => {
    const name = 'Arztzeugnis März.pdf';
    const id = await askForLeave(employee, { supportingDocument: await upload(name) });
    for (const who of [employee, hr, admin, manager]) {
      expect((await readLeave(who, id)).leave?.supportingDocumentName).toBe(name);
      const link = await linkOf(who, id);
      expect(link).toMatchObject({ name, contentType: 'application/pdf', inline: false });
      expect((link?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(300);
      expect(await (await openStore(subgraph.config)).get(link?.key ?? '')).toBe(PDF);
    }
    for (const who of [it, colleague]) await expectRefusal(who.try(LeaveRequest, { id }), 'NOT_FOUND');
  });

  test('another change keeps the document, a new document replaces it, null removes it with its bytes', async () => {
    const id = await askForLeave(employee, { supportingDocument: await upload('one.txt', 'one') });
    const first = await keyOf(id);
    await update(id, { title: 'Other' });
    expect(await keyOf(id)).toBe(first);
    await update(id, { supportingDocument: await upload('two.txt', 'two') });
    const second = await linkOf(employee, id);
    expect([second?.name, await isStored(first), await isStored(second?.key ?? '')]).toEqual([
      'two.txt',
      false,
      true,
    ]);
    await update(id, { supportingDocument: null });
    expect([await linkOf(employee, id), await isStored(second?.key ?? ''), await files()]).toEqual([
      null,
      false,
      [],
    ]);
  });

  test('a request with a document sent twice with one Idempotency-Key creates one request and one document', async () => {
    const send = async () => {
      const input = leaveInput({ supportingDocument: await upload('note.pdf') });
      return employee.ask(CreateLeave, { input }, { idempotencyKey: 'twice' });
    };
    expect(await send()).toEqual(await send());
    expect(await files()).toHaveLength(1);
  });

  test('one upload that two requests of a GraphQL document name is stored for both', async () => {
    const supportingDocument = await upload('note.pdf');
    const [one, two] = [
      leaveInput({ supportingDocument }),
      leaveInput({ supportingDocument, startDate: '2026-08-03' }),
    ];
    await employee.ask(TwoRequests, { one, two });
    expect(await files()).toHaveLength(2);
  });

  test('cancelled leave has no document', async () => {
    const id = await askForLeave(employee, { supportingDocument: await upload('note.pdf') });
    const key = await keyOf(id);
    await employee.ask(CancelLeave, { id });
    expect([await isStored(key), await files()]).toEqual([false, []]);
  });

  test('a person who stores the maximum number of files cannot add a file, but can replace one', async () => {
    const id = await askForLeave(employee, { supportingDocument: await upload('one.txt', 'one') });
    await database.query(
      `insert into file (key, owner, name, content_type, size, sha256)
       select 'tickets/' || n, $1, 'x', 'x/x', 1, 'x' from generate_series(1, 199) n`,
      [`user:${employee.userId}`],
    );
    const input = leaveInput({
      startDate: '2026-08-03',
      supportingDocument: await upload('more.txt', 'more'),
    });
    await expectRefusal(employee.try(CreateLeave, { input }), 'BAD_USER_INPUT', 'supportingDocument');
    await update(id, { supportingDocument: await upload('two.txt', 'two') });
  });
});
