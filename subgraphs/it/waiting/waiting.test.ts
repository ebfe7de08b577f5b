import type { Asker } from '../../kit/testing/actors.js';
import { inDays } from '../../kit/testing/time/days.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { ConfirmPolicy, noPolicies, policyStepsOf, tellOf } from '../testing/policies.js';

const Waiting = graphql(`
  query WaitingInIt {
    waitingInIt {
      kind
      count
      detail
      path
      until
    }
  }
`);

describeSubgraph(itSubgraph, noPolicies, ({ as, database }) => {
  const { create, publish } = policyStepsOf(as.hr);
  const { employee, colleague } = as;
  const waiting = async (who: Asker) => (await who.ask(Waiting)).waitingInIt;

  test('a person who is not signed in reads no waiting policies', async () => {
    await expectRefusal(as.nobody.try(Waiting), 'UNAUTHENTICATED');
  });

  test('a person is led to the policy that is due first, until they confirm it; drafts and policies for other people do not wait for them', async () => {
    await tellOf(database, { who: employee }, { who: colleague, department: 2 });
    await create({ title: 'A draft' });
    const later = await create({ title: 'Travel', confirmBy: inDays(20) });
    await publish(later.id);
    const first = await create({
      title: 'Gifts',
      confirmBy: inDays(9),
      audience: 'DEPARTMENTS',
      departments: [1],
    });
    await publish(first.id);
    const line = (count: number, { id, title }: typeof first, days: number) => ({
      kind: 'POLICIES_TO_CONFIRM',
      count,
      detail: title,
      path: `/it/knowledge-base?policy=${id}-1`,
      until: inDays(days),
    });
    expect(await waiting(employee)).toEqual([line(2, first, 9)]);
    expect(await waiting(colleague)).toEqual([line(1, later, 20)]);
    await employee.ask(ConfirmPolicy, { id: first.id, number: 1 });
    expect(await waiting(employee)).toEqual([line(1, later, 20)]);
    expect(await waiting(as.manager)).toEqual([]);
  });

  test('the review of a policy waits for its owner on its day and, from the day after, for everyone who manages policies', async () => {
    const { id } = await create({ title: 'Travel', nextReview: inDays(0) });
    expect(await waiting(as.hr)).toEqual([]);
    await publish(id);
    expect(await waiting(as.hr)).toEqual([
      {
        kind: 'POLICIES_TO_REVIEW',
        count: 1,
        detail: 'Travel',
        path: `/hr/employees?tab=policies&policy=${id}`,
        until: inDays(0),
      },
    ]);
    expect(await waiting(as.admin)).toEqual([]);
    await database.query('update policy set next_review = next_review - 1 where id = $1', [id]);
    expect(await waiting(as.admin)).toMatchObject([{ kind: 'POLICIES_TO_REVIEW', until: inDays(-1) }]);
    expect(await waiting(employee)).toEqual([]);
  });
});
