import { inDays } from '../../kit/testing/time/days.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { newNotices } from '../../kit/testing/notices.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import {
  ConfirmPolicy,
  MyPolicies,
  noPolicies,
  PublishPolicy,
  policyStepsOf,
  tellOf,
} from '../testing/policies.js';
import { policyEvents } from './policyAsk.service.js';

describeSubgraph(itSubgraph, noPolicies, ({ as, database }) => {
  const { create, change, begin, publish, withdraw } = policyStepsOf(as.hr);
  const { employee, colleague, manager } = as;
  const mine = async (who: typeof as.hr, given: { isConfirmed?: boolean } = {}) =>
    (await who.ask(MyPolicies, given)).myPolicies.results;
  const published = async (given: Parameters<typeof create>[0] = {}) => {
    const { id } = await create(given);
    await publish(id);
    return id;
  };
  const confirm = async (who: typeof as.hr, id: number, number = 1) =>
    (await who.ask(ConfirmPolicy, { id, number })).confirmPolicy;

  describe('who may not', () => {
    test('a person cannot confirm without a sign-in, a draft, for another person, or a policy they are not asked to confirm', async () => {
      await tellOf(database, { who: employee, department: 1 }, { who: colleague, department: 2 });
      const id = await published({ audience: 'DEPARTMENTS', departments: [1] });
      await expectRefusal(as.nobody.try(ConfirmPolicy, { id, number: 1 }), 'UNAUTHENTICATED');
      await expectRefusal(colleague.try(ConfirmPolicy, { id, number: 1 }), 'FORBIDDEN', {
        message: 'You are not asked to confirm this policy.',
      });
      await expectRefusal(as.admin.try(ConfirmPolicy, { id, number: 1 }), 'FORBIDDEN');
      await expectRefusal(employee.try(ConfirmPolicy, { id, number: 2 }), 'NOT_FOUND');
      await begin(id);
      await expectRefusal(employee.try(ConfirmPolicy, { id, number: 2 }), 'NOT_FOUND');
      expect(await database.query('select * from policy_confirmation')).toEqual([]);
    });

    test('a withdrawn version can no longer be confirmed, and waits for nobody', async () => {
      await tellOf(database, { who: employee });
      const id = await published();
      await withdraw(id, 1);
      await expectRefusal(employee.try(ConfirmPolicy, { id, number: 1 }), 'CONFLICT', {
        currentStatus: 'withdrawn',
      });
      expect(await mine(employee)).toEqual([]);
    });

    test('a confirmation can be neither changed nor removed, not even in the database', async () => {
      await tellOf(database, { who: employee });
      await confirm(employee, await published());
      for (const sql of [
        'update policy_confirmation set confirmed_at = now()',
        'delete from policy_confirmation',
      ])
        await expect(database.query(sql)).rejects.toThrow();
      expect(await database.query('select 1 from policy_confirmation')).toHaveLength(1);
    });
  });

  test('everyone in the audience is asked with a due date, and a confirmation names the version', async () => {
    await tellOf(database, { who: employee }, { who: colleague });
    const id = await published();
    expect(await mine(employee)).toEqual([
      {
        dueOn: inDays(14),
        isLate: false,
        confirmedAt: null,
        policyVersion: { policyId: id, number: 1, title: 'Travel and expenses' },
      },
    ]);
    const { confirmedAt } = await confirm(employee, id);
    await begin(id);
    await change(id, { content: 'Trains alone.', confirmBy: inDays(9) });
    await publish(id);
    expect(
      (await mine(employee, { isConfirmed: false })).map(({ policyVersion }) => policyVersion.number),
    ).toEqual([2]);
    expect(
      (await mine(employee, { isConfirmed: true })).map((ask) => [ask.policyVersion.number, ask.confirmedAt]),
    ).toEqual([[1, confirmedAt]]);
    // A version that was replaced before its confirmation is no longer asked for.
    expect((await mine(colleague)).map(({ policyVersion }) => policyVersion.number)).toEqual([2]);
  });

  test('two confirmations at the same moment count once, and a repeat gets the first answer', async () => {
    await tellOf(database, { who: employee });
    const id = await published();
    const answers = await Promise.all([confirm(employee, id), confirm(employee, id), confirm(employee, id)]);
    expect(new Set(answers.map(({ confirmedAt }) => confirmedAt)).size).toBe(1);
    expect(await confirm(employee, id)).toEqual(answers[0]);
    expect(
      await database.query(
        `select count(*)::int as kept from audit where action = 'policy.confirm' and object_id = $1`,
        [String(id)],
      ),
    ).toEqual([{ kept: 1 }]);
  });

  test('new employees are those of the last 90 days, and those who start later', async () => {
    await tellOf(database, { who: employee, since: inDays(-30) }, { who: colleague, since: inDays(-300) });
    const id = await published({ audience: 'NEW_PEOPLE' });
    expect(await mine(employee)).toHaveLength(1);
    expect(await mine(colleague)).toEqual([]);
    await newNotices(database);
    await tellOf(database, { who: manager, since: inDays(0) });
    // Fourteen days from the day of the database, which may be one day ahead of the organisation's.
    const due = await database.one<{ dueOn: string }>(`select (current_date + 14)::text as "dueOn"`);
    expect(await mine(manager)).toMatchObject([due]);
    expect(await newNotices(database)).toEqual([
      { kind: 'policy.asked', thing: `${id}-1`, to: [manager.userId] },
    ]);
  });

  test('a person who joins a department is asked to confirm its policies, and a person who leaves it no longer is', async () => {
    await tellOf(database, { who: employee, department: 1 }, { who: colleague, department: 2 });
    const id = await published({ audience: 'DEPARTMENTS', departments: [1] });
    await newNotices(database);
    await tellOf(database, { who: employee, department: 2 }, { who: colleague, department: 1 });
    expect(await mine(employee)).toEqual([]);
    expect(await mine(colleague)).toHaveLength(1);
    const thing = `${id}-1`;
    expect(await newNotices(database)).toEqual([
      { gone: { things: ['policy'], thing, of: employee.userId } },
      { kind: 'policy.asked', thing, to: [colleague.userId] },
    ]);
  });

  test('a newer version removes the inbox line of the version before', async () => {
    await tellOf(database, { who: employee });
    const id = await published();
    await begin(id);
    await change(id, { content: 'Trains alone.', confirmBy: inDays(9) });
    await newNotices(database);
    await publish(id);
    expect(await newNotices(database)).toEqual([
      { gone: { things: ['policy'], thing: `${id}-1` } },
      { kind: 'policy.asked', thing: `${id}-2`, to: [employee.userId], by: as.hr.userId },
    ]);
  });

  test('a version for departments without employees cannot be published', async () => {
    await tellOf(database, { who: employee, department: 2 });
    const { id } = await create({ audience: 'DEPARTMENTS', departments: [1] });
    await expectRefusal(as.hr.try(PublishPolicy, { id }), 'BAD_USER_INPUT', 'departments');
  });

  test('inboxes get a line when a policy is published, and lose it with a confirmation or a withdrawal', async () => {
    await tellOf(database, { who: employee }, { who: as.hr });
    await newNotices(database);
    const id = await published();
    const thing = `${id}-1`;
    expect(await newNotices(database)).toEqual([
      { kind: 'policy.asked', thing, to: [employee.userId, as.hr.userId], by: as.hr.userId },
    ]);
    await confirm(employee, id);
    await confirm(employee, id);
    await withdraw(id, 1);
    expect(await newNotices(database)).toEqual([
      { gone: { things: ['policy'], thing, of: employee.userId } },
      { gone: { things: ['policy'], thing } },
    ]);
  });

  test('people and departments are shown under their present names', async () => {
    await tellOf(database, { who: employee });
    const { id } = await create({ ownerId: employee.userId, audience: 'DEPARTMENTS', departments: [1] });
    await database.system(async (tx) => {
      await policyEvents['user.changed'](tx, {
        userId: employee.userId,
        firstName: 'Maya',
        lastName: 'Lind',
      });
      await policyEvents['department.renamed'](tx, { id: 1, name: 'Platform' });
    });
    expect(await change(id, {})).toMatchObject({
      ownerName: 'Maya Lind',
      draft: { departments: [{ id: 1, name: 'Platform' }] },
    });
  });
});
