import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { planForAll, planForValues, scanned, statementsOf } from '../../kit/testing/plans.js';
import { it as itSubgraph } from '../subgraph.js';
import { addCategories, emptyRegister, knowPeople, stepsOf } from '../testing/assets.js';

interface Holder {
  id: number;
  equipment: { assetTag: string; model: string; warrantyExpiry: string }[] | null;
}
const TEXT = `query Equipment($r: [_Any!]!) { _entities(representations: $r) { ... on User {
  id equipment { assetTag model warrantyExpiry } } } }`;
const EQUIPMENT = untyped<{ _entities: Holder[] }>(TEXT);
const THING = untyped<{ _entities: ({ name: string; assetTag: string } | null)[] }>(
  'query Thing($r: [_Any!]!) { _entities(representations: $r) { ... on Equipment { name assetTag } } }',
);
const things = (...ids: number[]) => ({ r: ids.map((id) => ({ __typename: 'Equipment', id })) });
const people = (...ids: number[]) => ({ r: ids.map((id) => ({ __typename: 'User', id })) });

describeSubgraph(itSubgraph, emptyRegister, ({ as, database, run }) => {
  const { employee, colleague, it } = as;
  const { create, assign } = stepsOf(it);
  beforeEach(async () => {
    knowPeople(employee, colleague);
    await addCategories(database);
    await assign((await create()).id, employee);
    await assign((await create({ category: 2 })).id, colleague);
    await assign((await create({ category: 2 })).id, employee);
  });

  test("only IT Staff and administrators read a person's equipment; by this field not even the person does", async () => {
    for (const who of [employee, colleague, as.manager, as.hr, as.analyst]) {
      const { data, errors } = await who.try(EQUIPMENT, people(employee.userId));
      expect([data, errors.map(({ code }) => code)]).toEqual([
        { _entities: [{ id: employee.userId, equipment: null }] },
        ['FORBIDDEN'],
      ]);
    }
    expect((await as.nobody.try(EQUIPMENT, people(1))).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  test('IT Staff and administrators read tag, model and warranty of each asset that a person has now, by tag', async () => {
    const thing = (assetTag: string) => ({ assetTag, model: 'X1 Carbon', warrantyExpiry: '2029-01-05' });
    for (const who of [it, as.admin])
      expect(await who.ask(EQUIPMENT, people(employee.userId, as.hr.userId, colleague.userId))).toEqual({
        _entities: [
          { id: employee.userId, equipment: [thing('LAP-001'), thing('MON-002')] },
          { id: as.hr.userId, equipment: [] },
          { id: colleague.userId, equipment: [thing('MON-001')] },
        ],
      });
  });

  test('an asset by its id is shown to the person who has it now, and to nobody else, not even IT Staff', async () => {
    const given = await create();
    await assign(given.id, employee);
    const nothing = await create();
    for (const who of [colleague, it, as.admin])
      expect(await who.ask(THING, things(given.id, nothing.id))).toEqual({ _entities: [null, null] });
    expect((await as.nobody.try(THING, things(given.id))).errors[0]?.code).toBe('UNAUTHENTICATED');
    expect(await employee.ask(THING, things(given.id, nothing.id))).toEqual({
      _entities: [{ name: 'ThinkPad X1', assetTag: given.assetTag }, null],
    });
    await assign(given.id, colleague);
    expect(await employee.ask(THING, things(given.id))).toEqual({ _entities: [null] });
  });

  test('the equipment of many people is one statement, which uses an index by person and does not scan all assets', async () => {
    await database.query(
      `insert into holder (user_id, full_name) select n, 'Person ' || n from generate_series(10000, 10999) n on conflict do nothing`,
    );
    await database.query(
      `insert into asset (tag, name, category_id, brand, model, serial_number, status, condition, location, purchase_cost, holder_id)
       select 'BEN-' || n, 'Thing', (select min(id) from asset_category), 'B', 'M', 'SN' || n, 'assigned', 'good', 'Storage Room', 1, 10000 + n % 1000
       from generate_series(1, 8000) n`,
    );
    await database.query(
      `insert into asset_assignment (asset_id, user_id, assigned_by_id, assigned_by_name, assigned_date)
       select id, holder_id, 1, 'IT', date '2026-01-01' from asset where tag like 'BEN-%'`,
    );
    await database.query('analyze asset; analyze asset_assignment');
    const { sent } = await statementsOf(
      { database, run },
      it,
      TEXT,
      people(employee.userId, colleague.userId, as.hr.userId),
    );
    expect(sent).toHaveLength(1);
    for (const plan of [await planForValues(database, sent[0]!), await planForAll(database, sent[0]!)])
      expect(scanned(plan, ['asset', 'asset_assignment'])).toEqual([]);
  });
});
