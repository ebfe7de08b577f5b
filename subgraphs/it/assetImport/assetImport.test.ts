import type { Viewer } from '../../kit/request/viewer.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { viewer } from '../../kit/testing/viewers.js';
import { it as itSubgraph } from '../subgraph.js';
import { csvOf, directory, row } from '../testing/assetFiles.js';
import { addCategories } from '../testing/assets.js';
import { importRunner } from './assetImport.service.js';

const CHECK = `mutation ($file: Upload!) { check: checkAssetImport(file: $file) {
  rows newRows knownRows badRows unknownColumns problemCount problems { row column reason } } }`;
const START = 'mutation ($file: Upload!) { start: startAssetImport(file: $file) { id } }';
const READ = `query ($id: Int) { job: assetImport(id: $id) {
  status step total made known startedBy { id } problems { row column reason } } }`;
const ADD = 'mutation ($input: AssetInput!) { createAsset(input: $input) { assetTag } }';

interface Check {
  rows: number;
  newRows: number;
  knownRows: number;
  badRows: number;
  unknownColumns: string[];
  problems: { row: number; column: string | null; reason: string }[];
}
interface Job {
  status: string;
  total: number;
  made: number;
  known: number;
  problems: { reason: string }[];
}

const it42 = viewer(['IT Staff'], { fullName: 'Ida Tech' });

let subgraph: TestSubgraph;
beforeAll(async () => void (subgraph = await openTestSubgraph(itSubgraph, { graph: directory })));
afterAll(() => subgraph.close());
beforeEach(async () => {
  await subgraph.database.query(
    'truncate import_job, import_row, asset, asset_category, asset_tag_counter, holder, idempotency cascade',
  );
  await addCategories(subgraph.database);
});

const run = async <Data>(document: string, content: string, who: Viewer | null = it42, key?: string) =>
  subgraph.run<Data>(
    who,
    document,
    { file: await uploadTo(subgraph, 'assets.csv', content) },
    key === undefined ? {} : { idempotencyKey: key },
  );
const check = async (content: string) => (await run<{ check: Check }>(CHECK, content)).data.check;
const read = async () => (await subgraph.run<{ job: Job | null }>(it42, READ, {})).data.job!;
async function imported(content: string): Promise<Job> {
  const { errors } = await run(START, content);
  expect(errors ?? []).toEqual([]);
  await importRunner.idle();
  return read();
}
/** An import that was started but not written, as after a stopped process. */
async function begun(content: string): Promise<number> {
  const waiting = jest.spyOn(importRunner, 'kick').mockImplementation(() => undefined);
  const { data } = await run<{ start: { id: number } }>(START, content);
  waiting.mockRestore();
  return data.start.id;
}
const register = () =>
  subgraph.database.query(
    `select a.tag, a.serial_number as serial, a.status, h.full_name as holder, s.assigned_date as since, s.assigned_by_name as "by"
     from asset a left join holder h on h.user_id = a.holder_id
       left join asset_assignment s on s.asset_id = a.id and s.returned_date is null order by a.tag`,
  );

test('only IT Staff and Administrators check, start or read an import of assets [C6.4]', async () => {
  for (const [who, code] of [
    [null, 'UNAUTHENTICATED'],
    [viewer(['Employee']), 'FORBIDDEN'],
    [viewer(['HR']), 'FORBIDDEN'],
  ] as const) {
    expect((await run(CHECK, csvOf(row({})), who)).errors[0]?.code).toBe(code);
    expect((await run(START, csvOf(row({})), who)).errors[0]?.code).toBe(code);
    expect((await subgraph.run(who, READ, {})).errors[0]?.code).toBe(code);
  }
  expect(await register()).toEqual([]);
});

test('a check lists every bad row with its reason, and a file with one bad row imports nothing', async () => {
  const content = csvOf(
    row({ name: '', serial: 'A' }),
    row({ category: 'Spaceship', serial: 'B' }),
    row({ holder: 'Nobody Known', serial: 'C' }),
    row({ holder: 'Bob Ray', serial: 'D' }),
    row({ status: 'Retired', holder: 'EMP1', serial: 'E' }),
    row({ status: 'Lost', serial: 'F' }),
    row({ tag: 'MON-001', serial: 'G' }),
    row({ serial: 'G' }),
    row({ bought: '2999-01-01', cost: '-5', serial: 'H' }),
    row({ bought: '5 March', serial: 'I' }),
    row({ serial: 'Fine' }),
  );
  const checked = await check(content);
  expect(checked).toMatchObject({ rows: 11, newRows: 1, knownRows: 0, badRows: 10, unknownColumns: [] });
  const reasons = checked.problems.map(({ row: at, column, reason }) => `${at} ${column}: ${reason}`);
  expect(reasons).toEqual([
    '2 Name: Asset name is required',
    '3 Category: There is no category “Spaceship”.',
    '4 Assigned to: There is nobody here with the email, employee ID or name “Nobody Known”.',
    '5 Assigned to: 2 people are called “Bob Ray”. Give the email or the employee ID.',
    '6 Assigned to: Cannot assign assets with status retired. Only available, assigned, or lost assets can be assigned.',
    '7 Assigned to: An asset that is lost needs the person who has or had it.',
    '8 Asset tag: A tag of this category is LAP and a number, such as LAP-001. Leave it blank to get the next one.',
    '9 Serial number: The same serial number is in row 8.',
    expect.stringMatching(/^10 Purchase cost: /),
    '10 Purchase date: The purchase date cannot be in the future.',
    expect.stringMatching(/^11 Purchase date: /),
  ]);
  expect((await run(START, content)).errors[0]).toMatchObject({
    fields: {
      file: ['10 of 11 rows cannot be imported, so nothing was changed. Check the file to see why.'],
    },
  });
  expect(await register()).toEqual([]);
});

test('assets get tags from the counter or keep their given tags, with their holders [C3.1 C4.4]', async () => {
  const job = await imported(
    csvOf(
      row({ serial: 'A', holder: 'ann@portal.example', since: '2026-02-01' }),
      row({ serial: 'B', tag: 'LAP-007' }),
      row({ serial: 'C', status: 'lost', holder: 'EMP3' }),
      row({ serial: 'D', category: 'Monitor', status: 'Maintenance' }),
    ),
  );
  expect(job).toMatchObject({ status: 'DONE', total: 4, made: 4, known: 0, startedBy: { id: it42.userId } });
  expect(await register()).toEqual([
    { tag: 'LAP-007', serial: 'B', status: 'available', holder: null, since: null, by: null },
    {
      tag: 'LAP-008',
      serial: 'A',
      status: 'assigned',
      holder: 'Ann Lee',
      since: '2026-02-01',
      by: 'Ida Tech',
    },
    expect.objectContaining({ tag: 'LAP-009', serial: 'C', status: 'lost', holder: 'Bob Ray' }),
    expect.objectContaining({ tag: 'MON-001', serial: 'D', status: 'maintenance', holder: null }),
  ]);
  const [work] = await subgraph.database.query('select status from asset_maintenance');
  expect(work).toEqual({ status: 'in_progress' });
});

test('the timeline of an imported asset begins with its holder and its status, like that of an asset added by hand', async () => {
  const ann = 'ann@portal.example';
  await imported(
    csvOf(row({ serial: 'A', holder: ann }), row({ serial: 'B' }), row({ serial: 'C', status: 'Retired' })),
  );
  const told = await subgraph.database.query(
    `select concat_ws(' ', a.serial_number, h.field, h.before, h.after) as line
     from history h join asset a on a.id::text = h.object_id where h.object_type = 'asset' order by 1`,
  );
  expect(told.map(({ line }) => line)).toEqual(['A holder Ann Lee', 'A status available assigned']);
});

test('tickets are notified of the model and purchase date of each imported asset, but not of known assets', async () => {
  await imported(csvOf(row({ serial: 'A' })));
  await subgraph.database.query('truncate outbox');
  await imported(csvOf(row({ serial: 'A' }), row({ serial: 'B' })));
  const told = await subgraph.database.query(
    `select payload->'assets' as assets from outbox where topic = 'assets.state'`,
  );
  const asset = { tag: 'LAP-002', model: 'Lenovo X1', purchaseDate: '2026-01-05' };
  expect(told).toEqual([{ assets: [asset] }]);
});

test('a file can be imported again: assets known by tag or serial number are not changed', async () => {
  await imported(csvOf(row({ serial: 'A' }), row({ serial: 'B' })));
  const before = await register();
  const again = csvOf(
    row({ serial: 'a', name: '' }),
    row({ tag: 'lap-002', serial: 'Other', category: 'Spaceship' }),
    row({ serial: 'New' }),
  );
  expect(await check(again)).toMatchObject({ newRows: 1, knownRows: 2, badRows: 0 });
  expect(await imported(again)).toMatchObject({ made: 1, known: 2 });
  expect(await register()).toEqual([...before, expect.objectContaining({ tag: 'LAP-003', serial: 'New' })]);
});

test('assets that share a serial number in the register are recognised by their tags, so that an export can be imported again', async () => {
  await imported(csvOf(row({ serial: 'A' }), row({ serial: 'B' })));
  await subgraph.database.query(`update asset set serial_number = 'A'`);
  const exported = csvOf(row({ tag: 'LAP-001', serial: 'A' }), row({ tag: 'LAP-002', serial: 'A' }));
  expect(await check(exported)).toMatchObject({ knownRows: 2, newRows: 0, badRows: 0 });
});

test('a tag far above the newest number is refused, so that a typing error does not spoil the prefix', async () => {
  const { problems } = await check(csvOf(row({ tag: 'LAP-10000' }), row({ tag: 'LAP-10001', serial: 'B' })));
  expect(problems.map(({ row: at, reason }) => `${at} ${reason}`)).toEqual([
    '3 LAP-10001 is too far from 0, the newest number of LAP. It may be at most 10000 above.',
  ]);
});

test('the tag of a deleted asset is not assigned again', async () => {
  await imported(csvOf(row({ serial: 'A' })));
  await subgraph.database.query('delete from asset');
  expect((await check(csvOf(row({ tag: 'LAP-001' })))).problems).toMatchObject([{ column: 'Asset tag' }]);
});

test('assets that are added by hand during an import get their own tags, without a gap', async () => {
  const started = await run<{ start: { id: number } }>(
    START,
    csvOf(...Array.from({ length: 40 }, (_, at) => row({ serial: `F-${at}` }))),
  );
  expect(started.errors ?? []).toEqual([]);
  const input = {
    ...{ name: 'One', category: 1, brand: 'B', model: 'M', serialNumber: 'X', location: 'Storage Room' },
    ...{ purchaseDate: '2026-01-05', purchaseCost: '1.00', warrantyExpiry: '2029-01-05' },
  };
  await Promise.all(Array.from({ length: 4 }, () => subgraph.run(it42, ADD, { input })));
  await importRunner.idle();
  const tags = (await register()).map(({ tag }) => tag);
  expect(tags).toEqual(Array.from({ length: 44 }, (_, at) => `LAP-${String(at + 1).padStart(3, '0')}`));
});

test('a category that is removed before the assets are written fails the import, and no asset is created', async () => {
  const waited = await begun(csvOf(row({ serial: 'A' }), row({ serial: 'B', category: 'Monitor' })));
  await subgraph.database.query(`delete from asset_category where name = 'Monitor'`);
  importRunner.kick();
  await importRunner.idle();
  expect(waited).toBeGreaterThan(0);
  expect(await read()).toMatchObject({
    status: 'FAILED',
    made: 0,
    problems: [{ row: 3, column: 'Category', reason: 'This category was removed or its prefix changed.' }],
  });
  expect(await register()).toEqual([]);
});

test('the same start sent twice imports once; a second import while one is running is refused', async () => {
  const content = csvOf(row({ serial: 'A' }));
  const [one, other] = await Promise.all([
    run<{ start: { id: number } }>(START, content, it42, 'key-1'),
    run<{ start: { id: number } }>(START, content, it42, 'key-1'),
  ]);
  expect(one.data?.start.id).toBe(other.data?.start.id);
  await importRunner.idle();
  expect(await register()).toHaveLength(1);
});
