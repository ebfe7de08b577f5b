import { describeSubgraph } from '../kit/testing/describeSubgraph.js';
import { POLICIES } from './demo/policies.js';
import { seedPolicies } from './policySeed.js';
import { it as itSubgraph } from './subgraph.js';
import { ListPolicies, ListVersions, noPolicies } from './testing/policies.js';

const DEPARTMENTS = ['Marketing', 'Sales', 'Engineering'];

describeSubgraph(itSubgraph, noPolicies, ({ as, database }) => {
  test('the demo organisation has five policies with two versions each, and not everyone has confirmed them', async () => {
    const people = Array.from({ length: 120 }, (_, at) => ({
      userId: at + 1,
      fullName: `Person ${at + 1}`,
      departmentId: at % 3,
      departmentName: DEPARTMENTS[at % 3] ?? '',
      hireDate: at % 10 === 0 ? '2026-11-02' : '2020-01-06',
      worksHere: true,
    }));
    await database.system((tx) =>
      seedPolicies(tx, { people, owners: [{ userId: 1, fullName: 'Person 1' }], today: '2026-11-21' }),
    );
    const { policies } = await as.hr.ask(ListPolicies);
    expect(policies.results.map(({ title }) => title)).toEqual(POLICIES.map(({ title }) => title).sort());
    for (const { id } of policies.results)
      expect((await as.hr.ask(ListVersions, { policyId: id })).policyVersions.count).toBe(2);
    const shares = await database.query<{ asked: number; confirmed: number }>(
      `select count(*)::int as asked, count(c.user_id)::int as confirmed from policy_ask q join policy_version v on v.id = q.version_id
       left join policy_confirmation c using (version_id, user_id) where v.number = 2 group by v.id order by v.id`,
    );
    expect(shares).toHaveLength(4);
    for (const { asked, confirmed } of shares) expect(confirmed > 0 && confirmed < asked).toBe(true);
  });
});
