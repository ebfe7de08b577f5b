import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { addCast, expectEntranceClosed, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { APPROVE, REJECT, timesheetDesk } from '../testing/timesheetDesk.js';

let test_: TestSubgraph;
let cast: Cast;
let colleague: Viewer;
let deciders: number[] = [];
let asked: string[] = [];
const { addSheet, run, approve, reject, lastAudit } = timesheetDesk(
  () => test_,
  () => cast,
);

beforeAll(async () => {
  const graph = (document: string) => {
    asked.push(document);
    return Promise.resolve({ usersWithPermission: { results: deciders.map((id) => ({ id })) } } as never);
  };
  test_ = await openTestSubgraph(people, { graph });
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  colleague = viewer(['HR'], { fullName: 'Hugo Wolf' });
  deciders = [cast.hr.userId, colleague.userId];
  asked = [];
});

describe('deciding a timesheet', () => {
  test('is refused to everyone but HR: signed out, before the password is changed, the person, manager, IT, analyst and administrator [A4.22 B4.4 B6.2]', async () => {
    const id = await addSheet('submitted');
    const before = await stored(test_.database);
    for (const document of [APPROVE, REJECT]) {
      const variables = { id, ...(document === REJECT && { reason: 'Friday is missing.' }) };
      await expectEntranceClosed(test_, cast, { document, variables });
      for (const who of [
        cast.me,
        cast.manager,
        cast.admin,
        ...cast.strangers.map(([, stranger]) => stranger),
      ]) {
        expect((await run(who, document, variables)).errors[0]).toMatchObject({
          code: 'FORBIDDEN',
          message: 'You do not have permission to perform this action.',
        });
      }
      expect((await run(cast.hr, document, { ...variables, id: 999_999 })).errors[0]?.code).toBe('NOT_FOUND');
    }
    expect(await stored(test_.database)).toEqual(before);
  });

  test("of one's own is refused to HR, and to HR and Administrator, in every state, with who can decide it", async () => {
    for (const roles of [['HR'], ['HR', 'Administrator']]) {
      const self = viewer(roles, { userId: cast.own.userId, employeeId: cast.own.id });
      for (const status of ['draft', 'submitted', 'approved', 'rejected'] as const) {
        const id = await addSheet(status);
        const before = await stored(test_.database);
        for (const decide of [approve, reject]) {
          deciders = [self.userId, colleague.userId];
          expect((await decide(self, id)).errors[0]).toMatchObject({
            code: 'FORBIDDEN',
            message: 'You cannot decide your own timesheet. Another member of HR can.',
          });
          deciders = [self.userId];
          expect((await decide(self, id)).errors[0]).toMatchObject({
            code: 'FORBIDDEN',
            message:
              'You cannot decide your own timesheet. You are the only one here who decides timesheets: someone else needs the HR role first.',
          });
        }
        expect(await stored(test_.database)).toEqual(before);
        await test_.database.query('truncate timesheet cascade');
      }
    }
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toContain('usersWithPermission(permissions: ["timesheet.decide"], pageSize: 2)');
  });

  test('of one’s own is refused before a missing reason', async () => {
    const self = viewer(['HR'], { userId: cast.own.userId, employeeId: cast.own.id });
    expect((await reject(self, await addSheet('submitted'), null)).errors[0]?.code).toBe('FORBIDDEN');
  });

  test('approves a submitted timesheet: person and time are shown to its owner, and identity is not called [A4.22 B4.3 B4.4]', async () => {
    const id = await addSheet('submitted');
    const { data, errors } = await approve(cast.hr, id, 1);
    expect(errors).toEqual([]);
    expect(data.it).toMatchObject({
      status: 'APPROVED',
      decidedByName: 'Priya Raman',
      rejectionReason: null,
      version: 2,
      submittedAt: '2020-02-01T17:30:00.000Z',
    });
    expect(Math.abs(Date.parse(String(data.it.decidedAt)) - Date.now())).toBeLessThan(60_000);
    expect(
      (
        await test_.run(
          cast.me,
          'query ($id: Int!) { timesheet(id: $id) { status decidedByName viewerCan { edit submit decide } } }',
          { id },
        )
      ).data,
    ).toEqual({
      timesheet: {
        status: 'APPROVED',
        decidedByName: 'Priya Raman',
        viewerCan: { edit: false, submit: false, decide: false },
      },
    });
    expect(await lastAudit()).toEqual({
      by: cast.hr.userId,
      action: 'timesheet.approve',
      objectId: String(id),
      before: { status: 'submitted' },
      after: { status: 'approved' },
    });
    expect(asked).toEqual([]);
  });

  test('rejects with a reason, trimmed, which the owner reads and the audit trail does not contain [B4.3 B4.4 B5.11]', async () => {
    const id = await addSheet('submitted');
    const { data, errors } = await reject(cast.hr, id, `  ${'é'.repeat(1_999)}😀\n`);
    expect(errors).toEqual([]);
    expect(data.it).toMatchObject({
      status: 'REJECTED',
      decidedByName: 'Priya Raman',
      rejectionReason: `${'é'.repeat(1_999)}😀`,
      version: 2,
    });
    expect(
      (
        await test_.run(
          cast.me,
          'query ($id: Int!) { timesheet(id: $id) { status rejectionReason viewerCan { edit } } }',
          { id },
        )
      ).data,
    ).toEqual({
      timesheet: {
        status: 'REJECTED',
        rejectionReason: `${'é'.repeat(1_999)}😀`,
        viewerCan: { edit: false },
      },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'timesheet.reject',
      before: { status: 'submitted' },
      after: { status: 'rejected' },
    });
  });

  test('cannot reject without a reason, or with one that is too long [B5.11]', async () => {
    const id = await addSheet('submitted');
    const before = await stored(test_.database);
    for (const reason of [null, '', '  \n\t ', '\u0085', '\u200b\u00a0'])
      expect((await reject(cast.hr, id, reason)).errors[0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { reason: ['Please provide a reason for rejection.'] },
      });
    expect((await reject(cast.hr, id, 'x'.repeat(2_001))).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { reason: ['Ensure this field has no more than 2000 characters.'] },
    });
    expect(await stored(test_.database)).toEqual(before);
  });

  test.each(['draft', 'approved', 'rejected'] as const)(
    'that is %s is refused with its status [B4.4]',
    async (status) => {
      const id = await addSheet(status);
      for (const decide of [approve, reject]) {
        expect((await decide(cast.hr, id)).errors[0]).toMatchObject({
          code: 'CONFLICT',
          message: 'Only submitted timesheets can be approved or rejected.',
          currentStatus: status,
        });
      }
    },
  );

  test('of an outdated version is refused', async () => {
    const id = await addSheet('submitted');
    for (const decide of [
      (version: number) => approve(cast.hr, id, version),
      (version: number) => reject(cast.hr, id, 'No.', version),
    ]) {
      expect((await decide(7)).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Someone changed this meanwhile. Please look again.',
        currentStatus: 'submitted',
      });
    }
  });

  test('of many members of HR at the same moment one succeeds, and the others get the new status', async () => {
    for (let round = 0; round < 5; round += 1) {
      await test_.database.query('truncate timesheet cascade');
      const id = await addSheet('submitted');
      const replies = await Promise.all([
        approve(cast.hr, id),
        reject(colleague, id),
        approve(colleague, id),
        reject(cast.hr, id),
      ]);
      const winners = replies.filter(({ errors }) => errors.length === 0);
      expect(winners).toHaveLength(1);
      const status = winners[0]?.data.it.status.toLowerCase();
      for (const { errors } of replies.filter((reply) => reply.errors.length > 0)) {
        expect(errors[0]).toMatchObject({
          code: 'CONFLICT',
          message: 'Only submitted timesheets can be approved or rejected.',
          currentStatus: status,
        });
      }
      expect(
        await test_.database.query(
          `select 1 from audit where action in ('timesheet.approve', 'timesheet.reject') and object_id = $1`,
          [String(id)],
        ),
      ).toHaveLength(1);
    }
  });
});
