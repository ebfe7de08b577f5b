import { inDays } from '../../kit/testing/time/days.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import {
  BeginVersion,
  CreatePolicy,
  DiscardDraft,
  ListPolicies,
  ListVersions,
  noPolicies,
  policyStepsOf,
  PublishPolicy,
  ReadPolicy,
  ReadVersion,
  tellOf,
  TRAVEL,
  UpdatePolicy,
  WithdrawVersion,
} from '../testing/policies.js';
import { startPolicies } from './publish.service.js';

describeSubgraph(itSubgraph, noPolicies, (subgraph) => {
  const { as, database } = subgraph;
  const { create, change, begin, publish, withdraw } = policyStepsOf(as.hr);
  const { employee, colleague } = as;
  const versionOf = async (who: typeof as.hr, policyId: number, number: number) =>
    (await who.ask(ReadVersion, { policyId, number })).policyVersion;
  /** The day on which a version comes into force has come. */
  const dayComes = async (id: number) => {
    await database.query(
      `update policy_version set effective_on = current_date - 1 where policy_id = $1 and status = 'scheduled'`,
      [id],
    );
    await startPolicies(subgraph.config);
  };

  describe('who may not', () => {
    test('without a sign-in a person can neither read, write nor confirm a policy [A1.3]', async () => {
      const { id } = await create();
      for (const attempt of [
        as.nobody.try(ListPolicies),
        as.nobody.try(ReadPolicy, { id }),
        as.nobody.try(CreatePolicy, { input: TRAVEL() }),
        as.nobody.try(PublishPolicy, { id }),
      ])
        await expectRefusal(attempt, 'UNAUTHENTICATED');
    });

    test.each(['employee', 'manager', 'it', 'analyst'] as const)(
      '%s can neither write, publish nor withdraw a policy, and finds no draft [A1.3]',
      async (who) => {
        const { id } = await create();
        const person = as[who];
        for (const attempt of [
          person.try(CreatePolicy, { input: TRAVEL() }),
          person.try(UpdatePolicy, { id, input: { title: 'Mine' } }),
          person.try(BeginVersion, { id }),
          person.try(DiscardDraft, { id }),
          person.try(PublishPolicy, { id }),
          person.try(WithdrawVersion, { id, number: 1 }),
        ])
          await expectRefusal(attempt, 'FORBIDDEN');
        await expectRefusal(person.try(ReadPolicy, { id }), 'NOT_FOUND');
        await expectRefusal(person.try(ReadVersion, { policyId: id, number: 1 }), 'NOT_FOUND');
        await expectRefusal(person.try(ListVersions, { policyId: id }), 'NOT_FOUND');
        expect((await person.ask(ListPolicies)).policies).toEqual({ count: 0, results: [] });
      },
    );

    test.each([
      ['title', ' ', 'This field may not be blank.'],
      ['title', 'x'.repeat(201), 'Ensure this field has no more than 200 characters.'],
      ['content', '', 'This field may not be blank.'],
      ['nextReview', '2020-01-01', 'Choose a day that has not passed.'],
      ['confirmBy', '2020-01-01', 'Choose a day that has not passed.'],
      ['effectiveOn', '2099-01-01', 'Choose a day within the next 5 years.'],
      ['ownerId', 99_999, 'Invalid pk "99999" - object does not exist.'],
    ])('a policy whose %s is "%s" is refused under that field', async (field, value, text) => {
      const input = { ...TRAVEL(), [field]: value };
      await expectRefusal(as.hr.try(CreatePolicy, { input }), 'BAD_USER_INPUT', field, text);
    });

    test('departments are given only for an audience of departments, and must exist', async () => {
      const attempt = (given: object) => as.hr.try(CreatePolicy, { input: { ...TRAVEL(), ...given } });
      const refused = ['BAD_USER_INPUT', 'departments'] as const;
      await expectRefusal(
        attempt({ audience: 'DEPARTMENTS' }),
        ...refused,
        'Choose at least one department.',
      );
      await expectRefusal(attempt({ departments: [1] }), ...refused);
      await expectRefusal(attempt({ audience: 'DEPARTMENTS', departments: [77] }), ...refused);
    });

    test('a published version can be neither changed nor discarded', async () => {
      const { id } = await create();
      await publish(id);
      const noDraft = { message: 'There is no draft. Begin a new version first.', currentStatus: 'in_force' };
      await expectRefusal(as.hr.try(UpdatePolicy, { id, input: { title: 'New' } }), 'CONFLICT', noDraft);
      await expectRefusal(as.hr.try(DiscardDraft, { id }), 'CONFLICT', noDraft);
      await expectRefusal(as.hr.try(PublishPolicy, { id }), 'CONFLICT', noDraft);
      await withdraw(id, 1);
      await expectRefusal(as.hr.try(WithdrawVersion, { id, number: 1 }), 'CONFLICT', {
        currentStatus: 'withdrawn',
      });
    });

    test('a draft without a due date, or with one in the past, cannot be published', async () => {
      const { id } = await create({ confirmBy: null });
      await expectRefusal(as.hr.try(PublishPolicy, { id }), 'BAD_USER_INPUT', 'confirmBy');
      await change(id, { confirmBy: inDays(3) });
      await database.query('update policy_version set effective_on = current_date - 3');
      await expectRefusal(as.hr.try(PublishPolicy, { id }), 'BAD_USER_INPUT', 'effectiveOn');
    });
  });

  describe('from draft to withdrawal', () => {
    test('HR and administrators write a draft, and its audience reads it once it is in force [A1.3]', async () => {
      await tellOf(database, { who: employee });
      const { id, version } = await create({ ownerId: employee.userId });
      expect((await as.admin.ask(ReadPolicy, { id })).policy).toMatchObject({
        status: 'DRAFT',
        ownerName: employee.fullName,
        draft: { number: 1, audience: 'ALL' },
        viewerCan: { update: true, begin: false, publish: true },
      });
      await change(id, { content: 'Book early.' });
      await expectRefusal(as.admin.try(UpdatePolicy, { id, input: { title: 'Late' }, version }), 'CONFLICT');
      expect(await publish(id)).toMatchObject({ status: 'PUBLISHED', current: { number: 1 }, draft: null });
      expect(await versionOf(employee, id, 1)).toMatchObject({
        status: 'IN_FORCE',
        content: 'Book early.',
        publishedByName: as.hr.fullName,
        asked: null,
        viewerCan: { confirm: true, withdraw: false, readReaders: false },
      });
      // It concerns everyone else as an article: they read it and are asked nothing.
      expect(await versionOf(colleague, id, 1)).toMatchObject({
        viewerAsked: null,
        viewerCan: { confirm: false },
      });
    });

    test('a version comes into force on its day; until then the previous version applies', async () => {
      await tellOf(database, { who: employee });
      const { id } = await create();
      await publish(id);
      await begin(id);
      await change(id, {
        title: 'Travel',
        content: 'Trains alone.',
        effectiveOn: inDays(30),
        confirmBy: inDays(20),
      });
      await publish(id);
      expect((await colleague.ask(ListVersions, { policyId: id })).policyVersions.results).toEqual([
        { number: 1, status: 'IN_FORCE' },
      ]);
      await expectRefusal(colleague.try(ReadVersion, { policyId: id, number: 2 }), 'NOT_FOUND');
      expect(await versionOf(employee, id, 2)).toMatchObject({
        status: 'SCHEDULED',
        previous: { number: 1, content: '# Travel\nBook trains first.' },
      });
      const scheduled = untyped(`{ policy(id: ${id}) { current { number } scheduled { number } } }`);
      const both = { policy: { current: { number: 1 }, scheduled: { number: 2 } } };
      for (const who of [as.hr, employee]) expect(await who.ask(scheduled)).toEqual(both);
      expect(await colleague.ask(scheduled)).toEqual({ policy: { ...both.policy, scheduled: null } });
      await begin(id);
      await change(id, { confirmBy: inDays(9) });
      await expectRefusal(as.hr.try(PublishPolicy, { id }), 'CONFLICT', { currentStatus: 'scheduled' });
      await dayComes(id);
      expect((await as.hr.ask(ListVersions, { policyId: id })).policyVersions.results).toEqual([
        { number: 3, status: 'DRAFT' },
        { number: 2, status: 'IN_FORCE' },
        { number: 1, status: 'SUPERSEDED' },
      ]);
      expect((await versionOf(employee, id, 1))?.content).toBe('# Travel\nBook trains first.');
    });

    test('everyone reads a replaced version as long as another version is in force', async () => {
      await tellOf(database, { who: employee });
      const { id } = await create();
      await publish(id);
      await begin(id);
      await change(id, { content: 'Trains alone.', effectiveOn: inDays(0), confirmBy: inDays(20) });
      await publish(id);
      expect(await versionOf(colleague, id, 2)).toMatchObject({
        content: 'Trains alone.',
        previous: { number: 1, content: '# Travel\nBook trains first.' },
      });
      expect((await versionOf(colleague, id, 1))?.status).toBe('SUPERSEDED');
      await withdraw(id, 2);
      await expectRefusal(colleague.try(ReadVersion, { policyId: id, number: 1 }), 'NOT_FOUND');
      expect((await versionOf(employee, id, 1))?.status).toBe('SUPERSEDED');
    });

    test('the people who were asked to confirm a withdrawn version still read it, and it can be continued as a new version', async () => {
      await tellOf(database, { who: employee });
      const { id } = await create();
      await publish(id);
      expect(await withdraw(id, 1)).toMatchObject({ status: 'WITHDRAWN', viewerCan: { begin: true } });
      await expectRefusal(colleague.try(ReadPolicy, { id }), 'NOT_FOUND');
      expect(await versionOf(employee, id, 1)).toMatchObject({
        status: 'WITHDRAWN',
        viewerCan: { confirm: false },
      });
      await begin(id);
      await change(id, { confirmBy: inDays(5) });
      expect(await publish(id)).toMatchObject({ status: 'PUBLISHED', current: { number: 2 } });
    });

    test('a discarded draft is gone, together with a policy that was never published', async () => {
      const { id } = await create();
      await as.hr.ask(DiscardDraft, { id });
      await expectRefusal(as.hr.try(ReadPolicy, { id }), 'NOT_FOUND');
    });

    test('policies are found by status, title and review', async () => {
      const one = await create();
      const two = await create({ title: 'Gifts', nextReview: inDays(2) });
      await publish(two.id);
      const found = async (given: object) =>
        (await as.hr.ask(ListPolicies, given)).policies.results.map(({ id }) => id);
      expect(await found({})).toEqual([two.id, one.id]);
      expect(await found({ status: ['DRAFT'] })).toEqual([one.id]);
      expect(await found({ search: 'gift' })).toEqual([two.id]);
      expect(await found({ reviewBy: inDays(2) })).toEqual([two.id]);
    });
  });

  describe('at the same moment', () => {
    test('of two people who publish one draft one succeeds, and there is one version', async () => {
      await tellOf(database, { who: employee });
      const { id } = await create();
      await expectOneWinner(
        [as.hr.try(PublishPolicy, { id }), as.admin.try(PublishPolicy, { id })],
        'CONFLICT',
        { currentStatus: 'in_force' },
      );
      expect(await database.query('select number, status from policy_version')).toEqual([
        { number: 1, status: 'in_force' },
      ]);
      expect(await database.query('select count(*)::int as asks from policy_ask')).toEqual([{ asks: 1 }]);
    });

    test('of two people who start a new version one succeeds', async () => {
      const { id } = await create();
      await publish(id);
      await expectOneWinner(
        [as.hr.try(BeginVersion, { id }), as.admin.try(BeginVersion, { id })],
        'CONFLICT',
        { currentStatus: 'draft' },
      );
    });
  });
});
