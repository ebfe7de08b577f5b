import { measureGrowth, OF_A_PAGE } from './growth.js';
import type { Question } from './growth.js';

// `npm run bench:assets`: what the asset register asks for, on 1,000 assets and on 100,000 with 300,000
// assignments. The first page may take 1.2 times as long on the large one.
const SIZES = [1_000, 100_000] as const;

const ROW =
  'id assetTag name category { id name } status condition purchaseCost currentAssignment { id holderName assignedDate }';
const LIST = `query BenchAssets($status: [AssetStatusFilter!], $category: [String!], $location: [String!], $search: String, $page: Int) { assets(status: $status, category: $category, location: $location, search: $search, page: $page, pageSize: 50) { results { ${ROW} } } }`;
const TABS =
  '{ all: assets(pageSize: 1) { count } assigned: assets(status: [ASSIGNED], pageSize: 1) { count } available: assets(status: [AVAILABLE], pageSize: 1) { count } maintenance: assets(status: [MAINTENANCE], pageSize: 1) { count } }';
const FIGURES =
  '{ assetStatistics { totalAssets totalValue byCondition { condition count } byType { name count } } }';
const PLACES = ['Office Floor 1', 'Server Room', 'Storage Room'];

const ASKED: readonly Question[] = [
  { name: 'first page', query: LIST, variables: () => ({}), most: OF_A_PAGE },
  {
    name: 'first page of a tab',
    query: LIST,
    variables: () => ({ status: ['AVAILABLE'] }),
    most: OF_A_PAGE,
  },
  { name: 'a category', query: LIST, variables: () => ({ category: ['Monitor'] }) },
  { name: 'a place', query: LIST, variables: (n) => ({ location: [PLACES[n % PLACES.length]] }) },
  { name: 'a search for a tag', query: LIST, variables: (n) => ({ search: `SN${100 + n}x` }) },
  { name: 'counts of the tabs', query: TABS, variables: () => ({}) },
  { name: 'figures', query: FIGURES, variables: () => ({}) },
];

/** Assets up to a number, each with three assignments, the last of which is still open for every second one. */
const FILL = [
  `insert into it.holder (user_id, full_name, department_id, department_name)
   select n, 'Person ' || n, 1, 'Engineering' from generate_series(1, 50) n on conflict do nothing`,
  `insert into it.asset (tag, name, category_id, brand, model, serial_number, status, condition, location, purchase_cost, holder_id)
   select 'BEN-' || n, 'Thing ' || n, c.id, 'Brand ' || n % 30, 'M' || n % 90, 'SN' || n || 'x',
     (array['assigned', 'available'])[1 + n % 2]::it.asset_status, (array['excellent', 'good', 'fair', 'poor', 'broken'])[1 + n % 5]::it.asset_condition,
     (array['Office Floor 1', 'Server Room', 'Storage Room', 'Mobile Device'])[1 + n % 4], 900 + n % 700, case when n % 2 = 0 then 1 + n % 50 end
   from generate_series((select count(*) + 1 from it.asset)::int, $1::int) n
     join (select id, row_number() over (order by id) as place, count(*) over () as many from it.asset_category) c on c.place = 1 + n % c.many`,
  ...[0, 1, 2].map(
    (
      k,
    ) => `insert into it.asset_assignment (asset_id, user_id, assigned_by_id, assigned_by_name, assigned_date, returned_date)
      select id, coalesce(holder_id, 1), 1, 'IT', date '2026-01-01' + ${k}, case when ${k} < 2 or holder_id is null then date '2026-02-01' end
      from it.asset a where tag like 'BEN-%' and (select count(*) from it.asset_assignment s where s.asset_id = a.id) = ${k}`,
  ),
  'vacuum analyze it.asset, it.asset_assignment, it.holder',
];

await measureGrowth({
  email: 'it@portal.example',
  sizes: SIZES,
  asked: ASKED,
  fill: async (client, size) => {
    for (const sql of FILL) await client.query(sql, sql.includes('$1') ? [size] : []);
  },
});
process.exit(0);
