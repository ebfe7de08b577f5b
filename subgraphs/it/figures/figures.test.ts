import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';

interface Figure {
  period: string | null;
  groups: (string | null)[];
  value: number | null;
}
const documentOf = (field: string) =>
  untyped<{ list: Figure[] }>(`query Figures { list: ${field} { period groups value } }`);

describeSubgraph(itSubgraph, ({ as, database }) => {
  beforeAll(async () => {
    const [category] = await database.query<{ id: number }>(
      `insert into asset_category (name, prefix) values ('Laptop', 'LAP') returning id`,
    );
    await database.query(
      `insert into holder (user_id, full_name, department_name, works_here)
       values (7, 'Maya Okafor', 'Sales', true), (8, 'Gone Away', 'Legal', false)`,
    );
    await database.query(
      `insert into asset (tag, name, category_id, brand, model, status, holder_id, purchase_date)
       values ('LAP-901', 'A', $1, 'Acme', 'Pro 14', 'available', null, '2026-01-20'),
              ('LAP-902', 'B', $1, 'Acme', 'Pro 14', 'lost', 7, '2026-01-31'),
              ('LAP-903', 'C', $1, null, null, 'available', null, null),
              ('LAP-904', 'D', $1, null, null, 'assigned', 8, null)`,
      [category?.id],
    );
  });

  test('figures of assets are for HR, administrators and analysts', async () => {
    const asked = documentOf('assetFigures(measure: ASSETS)');
    await expectRefusal(as.nobody.try(asked), 'UNAUTHENTICATED');
    for (const other of [as.employee, as.manager, as.it]) await expectRefusal(other.try(asked), 'FORBIDDEN');
    for (const one of [as.hr, as.admin, as.analyst]) expect((await one.ask(asked)).list[0]?.value).toBe(4);
  });

  test('assets are counted by their traits, holder and purchase date', async () => {
    const read = async (field: string) => (await as.analyst.ask(documentOf(field))).list;
    expect(await read('assetFigures(measure: ASSETS, by: [STATUS, MODEL])')).toEqual([
      { period: null, groups: ['AVAILABLE', 'Acme Pro 14'], value: 1 },
      { period: null, groups: ['AVAILABLE', null], value: 1 },
      { period: null, groups: ['ASSIGNED', null], value: 1 },
      { period: null, groups: ['LOST', 'Acme Pro 14'], value: 1 },
    ]);
    expect(await read('assetFigures(measure: ASSETS, by: [HOLDER, DEPARTMENT])')).toEqual([
      { period: null, groups: ['LEFT', 'Legal'], value: 1 },
      { period: null, groups: ['WORKS_HERE', 'Sales'], value: 1 },
      { period: null, groups: [null, null], value: 2 },
    ]);
    expect(await read('assetFigures(measure: ASSETS, department: "Sales")')).toEqual([
      { period: null, groups: [], value: 1 },
    ]);
    expect(
      await read('assetFigures(measure: PURCHASED, every: MONTH, from: "2026-01-01", to: "2026-06-01")'),
    ).toEqual([{ period: '2026-01-01', groups: [], value: 2 }]);
    await expectRefusal(
      as.hr.try(documentOf('assetFigures(measure: ASSETS, every: DAY)')),
      'BAD_USER_INPUT',
      'every',
      'ASSETS is known for today alone, not over time.',
    );
  });
});
