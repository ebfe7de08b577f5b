import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import { answerOfOthers } from '../testing/assets.js';
import { graphql } from '../testing/graphql.js';

const AssetList = graphql(`
  query AssetList(
    $category: [String!]
    $status: [AssetStatusFilter!]
    $condition: [AssetCondition!]
    $location: [String!]
    $department: [String!]
    $employee: [Int!]
    $heldByLeavers: Boolean
    $search: String
    $ordering: String
    $pageSize: Int
    $page: Int
    $after: String
  ) {
    assets(
      category: $category
      status: $status
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      search: $search
      ordering: $ordering
      pageSize: $pageSize
      page: $page
      after: $after
    ) {
      results {
        id
        assetTag
        category {
          name
        }
        currentAssignment {
          holderName
        }
      }
      next
    }
  }
`);
const CountedAssets = graphql(`
  query CountedAssets($status: [AssetStatusFilter!]) {
    assets(status: $status, pageSize: 10) {
      count
    }
  }
`);
const ASSETS = 16_000;
const PEOPLE = 500;
const READ = ['asset', 'asset_assignment'];

/** Asset n is of category, status, condition and place by its number; every second one is assigned. */
const FILL = [
  `insert into asset_category (id, name, prefix) values (1, 'Laptop', 'LAP'), (2, 'Monitor', 'MON'), (3, 'Éclair', 'ECL')`,
  `insert into holder (user_id, full_name, department_id, department_name, works_here)
   select n, 'Person ' || n, 1 + n % 2, 'D', n % 50 <> 1 from generate_series(1, ${PEOPLE}) n`,
  `insert into asset (id, tag, name, category_id, brand, model, serial_number, status, condition, location, purchase_cost, created_at, holder_id)
   select n, 'LAP-' || n, 'Thing ' || n, 1 + n % 3, case when n % 1000 = 0 then 'Zürich' else 'Brand' end, 'M' || n % 90, 'SN' || n,
     (array['assigned', 'available', 'assigned', 'retired', 'assigned', 'maintenance', 'assigned', 'lost'])[1 + n % 8]::asset_status,
     (array['excellent', 'good', 'fair', 'poor', 'broken'])[1 + n % 5]::asset_condition, 'Floor ' || n % 40, n,
     timestamptz '2026-01-01' + n * interval '1 minute', case when n % 2 = 0 then 1 + n % ${PEOPLE} end
   from generate_series(1, ${ASSETS}) n`,
  ...[0, 1, 2].map(
    (
      k,
    ) => `insert into asset_assignment (asset_id, user_id, assigned_by_id, assigned_by_name, assigned_date, returned_date)
      select id, 1 + id % ${PEOPLE}, 1, 'IT', date '2026-01-01',
        case when ${k} < 2 or holder_id is null then date '2026-02-01' end from asset`,
  ),
  'analyze asset, holder, asset_assignment',
];

describeSubgraph(itSubgraph, { graph: answerOfOthers }, ({ as, database, run }) => {
  beforeAll(async () => {
    for (const sql of FILL) await database.query(sql);
  });
  const tagsOf = async (given: Parameters<typeof as.it.ask<unknown, object>>[1] = {}) =>
    (await as.it.ask(AssetList, given as Record<string, never>)).assets.results.map(
      ({ assetTag }) => assetTag,
    );

  test('the newest assets come first, with their holders; a list is read to its end by its cursors', async () => {
    const { assets } = await as.it.ask(AssetList, { pageSize: 3 });
    expect(assets.results.map(({ id }) => id)).toEqual([ASSETS, ASSETS - 1, ASSETS - 2]);
    expect(assets.results.map(({ currentAssignment }) => currentAssignment?.holderName)).toEqual([
      'Person 1',
      undefined,
      'Person 499',
    ]);
    const { assets: more } = await as.it.ask(AssetList, { pageSize: 3, after: assets.next });
    expect(more.results.map(({ id }) => id)).toEqual([ASSETS - 3, ASSETS - 4, ASSETS - 5]);
  });

  test('a filter names categories and departments by id, name or code; unknown values are refused [C2.19]', async () => {
    expect(await tagsOf({ category: ['monitor'], pageSize: 2 })).toEqual(['LAP-16000', 'LAP-15997']);
    expect(await tagsOf({ category: ['2', 'Éclair'], pageSize: 2 })).toEqual(['LAP-16000', 'LAP-15998']);
    for (const department of [['design'], ['des'], ['2']])
      expect(await tagsOf({ department, pageSize: 2 })).toEqual(['LAP-16000', 'LAP-15998']);
    await expectRefusal(
      as.it.try(AssetList, { category: ['Boat'] }),
      'BAD_USER_INPUT',
      'category',
      '"boat" is not a valid choice.',
    );
    await expectRefusal(
      as.it.try(AssetList, { department: ['Sea'] }),
      'BAD_USER_INPUT',
      'department',
      '"sea" is not a valid choice.',
    );
  });

  test.each([
    ['ACTIVE', ASSETS * (5 / 8)],
    ['INACTIVE', ASSETS / 8],
    ['DAMAGED', ASSETS * (2 / 5)],
    ['LOST', ASSETS / 8],
  ] as const)('%s filters the list by its meaning [C4.2]', async (status, count) => {
    expect((await as.it.ask(CountedAssets, { status: [status] })).assets.count).toBe(count);
  });

  test('tags are ordered by their number: LAP-1000 follows LAP-999', async () => {
    const tags = await tagsOf({ ordering: 'assetTag', pageSize: 100, page: 10 });
    expect([tags[0], tags.at(-2), tags.at(-1)]).toEqual(['LAP-901', 'LAP-999', 'LAP-1000']);
  });

  test('a search matches tag, name, brand, serial number and holder, ignoring accents and case [C2.18]', async () => {
    for (const search of ['lap-17', 'THING 17', 'sn17'])
      expect((await tagsOf({ search })).length).toBeGreaterThan(0);
    expect(await tagsOf({ search: 'zurich', pageSize: 2 })).toEqual(['LAP-16000', 'LAP-15000']);
    expect(await tagsOf({ search: 'person 499', pageSize: 1 })).toEqual(['LAP-15998']);
    expect(await tagsOf({ search: 'nobody has this' })).toEqual([]);
  });

  test('assets of people who left are found by a filter of their own', async () => {
    const tags = await tagsOf({ heldByLeavers: true, pageSize: 200 });
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.every((tag) => (1 + (Number(tag.slice(4)) % PEOPLE)) % 50 === 1)).toBe(true);
  });

  test.each([
    {},
    { status: ['AVAILABLE'] },
    { status: ['ASSIGNED'] },
    { status: ['MAINTENANCE'] },
    { category: ['Monitor'] },
    { condition: ['POOR'] },
    { location: ['floor 7'] },
    { employee: [8] },
    { department: ['Design'] },
    { heldByLeavers: true },
    { search: 'zurich' },
    { search: 'Person 499' },
    { ordering: 'assetTag' },
  ])('a page of 50 with %j reads few of many assets, by an index', async (given) => {
    const text = String(AssetList);
    const { sent } = await statementsOf({ database, run }, as.it, text, { ...given, pageSize: 50 });
    expect(sent.length).toBeLessThanOrEqual(2);
    for (const statement of sent) {
      const plan = await planForValues(database, statement);
      expect([given, scanned(plan, ['asset', 'asset_assignment'])]).toEqual([given, []]);
      expect([given, rowsRead(plan, READ) <= ASSETS / 20]).toEqual([given, true]);
    }
  });
});
