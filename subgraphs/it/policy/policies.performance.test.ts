import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { planForValues, scanned, statementsOf } from '../../kit/testing/plans.js';
import { it as itSubgraph } from '../subgraph.js';
import { noPolicies, policyStepsOf, PublishPolicy, ReadVersion } from '../testing/policies.js';
import { Readers, Remind } from '../testing/policyReaders.js';

const PEOPLE = 10_000;
const TABLES = ['policy_ask', 'policy_confirmation', 'policy_version'];

describeSubgraph(itSubgraph, noPolicies, (subgraph) => {
  const { as, database } = subgraph;
  const { create, publish } = policyStepsOf(as.hr);
  const staff = (people: number) =>
    database.query(
      `insert into person (user_id, full_name, department_id, department_name, hire_date, works_here)
       select n, 'Person ' || n, 1 + n % 8, 'Department ' || 1 + n % 8, date '2020-01-06', true from generate_series(1, $1::int) n`,
      [people],
    );
  const cost = async (work: () => Promise<unknown>) => {
    const before = database.statements;
    await work();
    return database.statements - before;
  };

  test('publishing and reminding cost the same statements for ten people and for ten thousand', async () => {
    const costs: number[][] = [];
    for (const people of [10, PEOPLE]) {
      await database.query('truncate policy, article, person cascade');
      await staff(people);
      const { id } = await create();
      costs.push([
        await cost(() => as.hr.ask(PublishPolicy, { id })),
        await cost(() => as.hr.ask(Remind, { id, number: 1 })),
      ]);
      expect(await database.query('select count(*)::int as asked from policy_ask')).toEqual([
        { asked: people },
      ]);
    }
    expect(costs[1]).toEqual(costs[0]);
  });

  test('of ten thousand people the list of those who have not confirmed takes three statements, by indexes', async () => {
    await staff(PEOPLE);
    // Policies of other years, with all their confirmations.
    let id = 0;
    for (let older = 0; older < 8; older += 1) {
      ({ id } = await create({ title: `Policy ${older}` }));
      await publish(id);
    }
    await database.query(
      'insert into policy_confirmation (version_id, user_id) select version_id, user_id from policy_ask where user_id % 50 > 0',
    );
    await database.query('analyze policy_ask, policy_confirmation, person, policy_version');
    const { sent, data } = await statementsOf<{ policyReaders: { count: number; results: object[] } }>(
      subgraph,
      as.hr,
      String(Readers),
      { policyId: id, number: 1, isConfirmed: false, pageSize: 100 },
    );
    expect(data.policyReaders).toMatchObject({ count: PEOPLE / 50 });
    expect(data.policyReaders.results).toHaveLength(100);
    expect(sent).toHaveLength(3);
    for (const statement of sent)
      expect(scanned(await planForValues(database, statement), TABLES.slice(0, 2))).toEqual([]);
    const ofDepartment = await statementsOf<{ policyReaders: { count: number } }>(
      subgraph,
      as.hr,
      String(Readers),
      { policyId: id, number: 1, isConfirmed: false, department: [3], pageSize: 20 },
    );
    // A quarter of the people who have not confirmed are in the third department.
    expect(ofDepartment.data.policyReaders.count).toBe(PEOPLE / 200);
    expect(ofDepartment.sent).toHaveLength(3);
    for (const statement of ofDepartment.sent)
      expect(scanned(await planForValues(database, statement), [...TABLES.slice(0, 2), 'person'])).toEqual(
        [],
      );
    const counted = await statementsOf<{ policyVersion: { asked: number; confirmed: number } }>(
      subgraph,
      as.hr,
      String(ReadVersion),
      { policyId: id, number: 1 },
    );
    expect(counted.data.policyVersion).toMatchObject({ asked: PEOPLE, confirmed: PEOPLE - PEOPLE / 50 });
    for (const statement of counted.sent)
      expect(scanned(await planForValues(database, statement), TABLES.slice(0, 2))).toEqual([]);
  });
});
