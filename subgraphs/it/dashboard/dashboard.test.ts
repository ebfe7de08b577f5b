import { openStore } from '../../kit/files/fileStore.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { seedIt } from '../seed.js';
import { it as itSubgraph } from '../subgraph.js';

const DASHBOARD =
  '{ itDashboard { totalAssets assignedAssets availableAssets maintenanceAssets totalAssetValue totalArticles totalArticleViews totalArticleDownloads } }';
const input = {
  authors: { it: [{ userId: 3, fullName: 'Ida Tech' }], hr: [{ userId: 4, fullName: 'Hana Okoye' }] },
  holders: [7, 8, 9].map((userId) => ({
    userId,
    fullName: `Person ${userId}`,
    departmentId: 1,
    departmentName: 'Engineering',
    worksHere: true,
  })),
  today: '2026-11-21',
};

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(itSubgraph);
});
afterAll(() => subgraph.close());

interface Figures {
  itDashboard: Record<string, number | string>;
}

test('only IT Staff and administrators read the IT figures', async () => {
  expect((await subgraph.run(null, DASHBOARD)).errors[0]?.code).toBe('UNAUTHENTICATED');
  for (const role of ['HR', 'Manager', 'Analyst', 'Employee'])
    expect((await subgraph.run(viewer([role]), DASHBOARD)).errors[0]?.code).toBe('FORBIDDEN');
  for (const role of ['IT Staff', 'Administrator'])
    expect((await subgraph.run(viewer([role]), DASHBOARD)).errors).toEqual([]);
});

test('an empty register shows zeros', async () => {
  const { data } = await subgraph.run<Figures>(viewer(['IT Staff']), DASHBOARD);
  expect(data.itDashboard).toEqual({
    totalAssets: 0,
    assignedAssets: 0,
    availableAssets: 0,
    maintenanceAssets: 0,
    totalAssetValue: '0.00',
    totalArticles: 0,
    totalArticleViews: 0,
    totalArticleDownloads: 0,
  });
});

test('the figures count the rows, the value is the sum of purchase costs, and one statement reads them all [C9.15]', async () => {
  const store = await openStore(subgraph.config);
  await subgraph.database.system((tx) => seedIt(tx, { ...input, store }));
  await subgraph.database.query(
    `update article set is_published = false, view_count = 999999 where id = (select min(id) from article)`,
  );
  await subgraph.database.query(
    `update article set deleted_at = now() where id = (select max(id) from article)`,
  );
  const before = subgraph.database.statements;
  const { data } = await subgraph.run<Figures>(viewer(['IT Staff']), DASHBOARD);
  expect(subgraph.database.statements - before).toBe(1);
  const [assets] = await subgraph.database.query<{ value: string; assigned: number; maintenance: number }>(
    `select sum(purchase_cost) as value, count(*) filter (where status = 'assigned') as assigned, count(*) filter (where status = 'maintenance') as maintenance from asset`,
  );
  expect(data.itDashboard).toMatchObject({
    totalAssets: 300,
    assignedAssets: assets?.assigned,
    maintenanceAssets: assets?.maintenance,
    totalAssetValue: assets?.value,
    totalArticles: 58,
  });
  expect(data.itDashboard['totalArticleViews']).toBeLessThan(999_999);
});

test('the demo register has the nine categories with their prefixes, tags without gaps and plausible dates [C9.3 C9.12]', async () => {
  const categories = await subgraph.database.query<{ name: string; prefix: string }>(
    'select name, prefix from asset_category order by id',
  );
  expect(categories.map(({ name }) => name)).toEqual([
    'Laptop',
    'Desktop',
    'Monitor',
    'Phone',
    'Printer',
    'Router',
    'Server',
    'Tablet',
    'Accessory',
  ]);
  expect(categories.map(({ prefix }) => prefix)).toEqual([
    'LAP',
    'DES',
    'MON',
    'PHO',
    'PRI',
    'ROU',
    'SER',
    'TAB',
    'ACC',
  ]);
  const [row] = await subgraph.database.query(
    `select count(*) filter (where purchase_date < '1950-01-01' or purchase_date >= '2026-11-21') as misdated,
            bool_and(tag ~ '^[A-Z]{3}-[0-9]{3}$') as tags, count(distinct serial_number) as serials from asset`,
  );
  expect(row).toEqual({ misdated: 0, tags: true, serials: 300 });
  await expect(
    subgraph.database.query(
      `insert into asset (tag, name, category_id, purchase_date) values ('LAP-900', 'Old', 1, '1949-12-31')`,
    ),
  ).rejects.toThrow('purchase_date');
});
