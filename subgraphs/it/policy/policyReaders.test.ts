import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { newNotices } from '../../kit/testing/notices.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import { ConfirmPolicy, noPolicies, policyStepsOf, ReadVersion, tellOf } from '../testing/policies.js';
import { ExportReaders, Readers, Remind } from '../testing/policyReaders.js';

describeSubgraph(itSubgraph, noPolicies, ({ as, database }) => {
  const { create, publish, withdraw } = policyStepsOf(as.hr);
  const { employee, colleague, manager } = as;
  let policyId = 0;
  const version = () => ({ policyId, number: 1 });
  const readers = async (given: object = {}) =>
    (await as.hr.ask(Readers, { ...version(), ...given })).policyReaders.results;
  const names = async (given: object = {}) => (await readers(given)).map(({ fullName }) => fullName);
  const remind = async (given: object = {}) =>
    (await as.hr.ask(Remind, { id: policyId, number: 1, ...given })).remindPolicyReaders;
  beforeEach(async () => {
    await tellOf(database, { who: employee }, { who: colleague, department: 2 }, { who: manager });
    policyId = (await create()).id;
    await publish(policyId);
    await newNotices(database);
  });

  test.each(['employee', 'manager', 'it', 'analyst'] as const)(
    '%s cannot see who has confirmed, remind people or export the list [A1.3]',
    async (who) => {
      const person = as[who];
      await expectRefusal(person.try(Readers, version()), 'FORBIDDEN');
      await expectRefusal(person.try(Remind, { id: policyId, number: 1 }), 'FORBIDDEN');
      await expectRefusal(person.try(ExportReaders, version()), 'FORBIDDEN');
      expect((await person.ask(ReadVersion, version())).policyVersion).toMatchObject({
        asked: null,
        confirmed: null,
      });
      expect(await newNotices(database)).toEqual([]);
    },
  );

  test('HR sees who has confirmed and who has not, and filters them by name, department and day', async () => {
    await employee.ask(ConfirmPolicy, { id: policyId, number: 1 });
    expect(await names()).toEqual([manager, employee, colleague].map(({ fullName }) => fullName));
    expect(await names({ isConfirmed: true })).toEqual([employee.fullName]);
    expect(await names({ isConfirmed: false })).toEqual([manager.fullName, colleague.fullName]);
    expect(await names({ department: [2] })).toEqual([colleague.fullName]);
    expect(await names({ search: 'LIND' })).toEqual([colleague.fullName]);
    await database.query(`update policy_ask set due_on = current_date - 3 where user_id <> $1`, [
      colleague.userId,
    ]);
    expect(await readers({ isLate: true })).toMatchObject([{ fullName: manager.fullName, isLate: true }]);
    expect(await names({ isLate: false, isConfirmed: false })).toEqual([colleague.fullName]);
    expect((await as.admin.ask(ReadVersion, version())).policyVersion).toMatchObject({
      asked: 3,
      confirmed: 1,
      viewerCan: { readReaders: true },
    });
  });

  test('of people who left only their confirmations stay', async () => {
    await employee.ask(ConfirmPolicy, { id: policyId, number: 1 });
    await tellOf(
      database,
      { who: employee, worksHere: false },
      { who: colleague, department: 2, worksHere: false },
    );
    expect(await names()).toEqual([manager.fullName, employee.fullName]);
    expect((await as.hr.ask(ReadVersion, version())).policyVersion).toMatchObject({ asked: 1, confirmed: 0 });
  });

  test('HR reminds people who have not confirmed, each at most once a day', async () => {
    await employee.ask(ConfirmPolicy, { id: policyId, number: 1 });
    await newNotices(database);
    expect(await remind({ userIds: [colleague.userId, employee.userId] })).toEqual({
      reminded: 1,
      leftOut: 0,
    });
    expect(await remind()).toEqual({ reminded: 1, leftOut: 1 });
    expect(await remind()).toEqual({ reminded: 0, leftOut: 2 });
    const told = { kind: 'policy.reminder', thing: `${policyId}-1`, by: as.hr.userId };
    expect(await newNotices(database)).toEqual([
      { ...told, to: [colleague.userId] },
      { ...told, to: [manager.userId] },
    ]);
    await database.query(`update policy_ask set reminded_at = now() - interval '25 hours'`);
    expect(await remind()).toEqual({ reminded: 2, leftOut: 0 });
  });

  test('two reminders at the same moment reach each person once', async () => {
    const told = await Promise.all([remind(), remind()]);
    expect(told.map(({ reminded }) => reminded).sort()).toEqual([0, 3]);
  });

  test('nobody is reminded of a withdrawn version, and a reminder needs a recipient', async () => {
    await expectRefusal(
      as.hr.try(Remind, { id: policyId, number: 1, userIds: [] }),
      'BAD_USER_INPUT',
      'userIds',
    );
    await withdraw(policyId, 1);
    await expectRefusal(as.hr.try(Remind, { id: policyId, number: 1 }), 'CONFLICT', {
      currentStatus: 'withdrawn',
    });
  });

  test('an export is in the audit trail with its filters', async () => {
    const { exportPolicyReaders } = await as.hr.ask(ExportReaders, { ...version(), isConfirmed: false });
    expect(exportPolicyReaders.count).toBe(3);
    expect(
      await database.query(
        `select actor_user_id as by, after from audit where action = 'policy.export' order by id desc limit 1`,
      ),
    ).toMatchObject([{ by: as.hr.userId, after: { people: 3, policyId, number: 1, isConfirmed: false } }]);
  });

  test('the list is read to its end by its cursors', async () => {
    const { policyReaders: first } = await as.hr.ask(Readers, { ...version(), pageSize: 2 });
    const { policyReaders: rest } = await as.hr.ask(Readers, {
      ...version(),
      pageSize: 2,
      after: first.next,
    });
    expect([first.results.length, rest.results.length, rest.next]).toEqual([2, 1, null]);
  });
});
