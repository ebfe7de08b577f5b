import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config/config.js';
import { openStore } from '../files/fileStore.js';
import { readCsv } from './csvFile.js';

const dataDir = mkdtempSync(join(tmpdir(), 'csv-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = async (content: string) => {
  const store = await openStore(loadConfig({ ...process.env, DATA_DIR: dataDir }));
  await store.put('file.csv', content);
  const columns = [{ field: 'name' as const, head: 'Name', required: true }];
  const file = { key: 'file.csv', size: Buffer.byteLength(content) };
  return readCsv(store, file, { field: 'file', columns, megabytes: 5 });
};

test.each([
  ['commas', 'Name,Other\nNia,x\n', 2],
  ['semicolons', 'Name;Other\r\nNia;x\r\n', 2],
  ['tabs', 'Name\tOther\nNia\tx\n', 2],
  ['tabs, with commas in its cells', 'Other\tName\na,b,c\tNia\n', 2],
  ['a line that says semicolons', 'sep=;\r\nName;Other\r\nNia;x\r\n', 2],
  ['a line that says commas, behind a mark of order', '\ufeffSEP=,\nName,Other\nNia,x\n', 2],
  ['blank lines before the heads', '\n;;\nName;Other\nNia;x\n', 4],
  ['semicolons in quotation marks', '"a;b;c;d",Name\nx,Nia\n', 2],
])(
  'a file with %s is read, and its rows are counted as the spreadsheet does',
  async (_what, content, row) => {
    const { rows } = await read(content);
    expect(rows).toEqual([{ row, cells: { name: 'Nia' }, isTooLong: false }]);
  },
);

const millisecondsFor = async (head: string): Promise<number> => {
  const before = performance.now();
  const { rows, unknown } = await read(`${head},Name\nx,Nia\n`);
  expect([rows[0]?.cells, unknown.length]).toEqual([{ name: 'Nia' }, 1]);
  return performance.now() - before;
};

test('a header of as many marks as a row may have is compared as fast as one of letters', async () => {
  let [marks, letters] = [Infinity, Infinity];
  for (let tries = 0; tries < 3; tries += 1) {
    letters = Math.min(letters, await millisecondsFor('ab'.repeat(48_000)));
    marks = Math.min(marks, await millisecondsFor('\u0300\u0316'.repeat(24_000)));
  }
  // Sorted, they take more than ten times as long.
  expect(marks / letters).toBeLessThan(3);
});
