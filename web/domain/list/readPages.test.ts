import { readPages, type PagePlace } from './readPages';

/** Reads a list to its end. @returns where each part began, and the rows */
async function readAll(parts: { count: number; results: number[]; next?: string | null }[]) {
  const places: PagePlace[] = [];
  const rows: number[] = [];
  const pages = readPages((place) => {
    places.push(place);
    return Promise.resolve(parts[places.length - 1]!);
  });
  for await (const page of pages) rows.push(...page.rows);
  return { places, rows };
}

test('a list with a cursor is read by it, 200 rows at a time, to its end', async () => {
  const { places, rows } = await readAll([
    { count: 2, results: [1, 2], next: 'b' },
    { count: 2, results: [3], next: null },
  ]);
  expect(rows).toEqual([1, 2, 3]);
  expect(places).toEqual([
    { page: 1, pageSize: 200, after: null },
    { page: 2, pageSize: 200, after: 'b' },
  ]);
});

test('a list without a cursor is read page by page to its end', async () => {
  const { places, rows } = await readAll([
    { count: 3, results: [1, 2] },
    { count: 3, results: [3] },
  ]);
  expect(rows).toEqual([1, 2, 3]);
  expect(places.map(({ page }) => page)).toEqual([1, 2]);
});

test('reading a list ends even if rows are deleted meanwhile', async () => {
  const { rows } = await readAll([
    { count: 3, results: [1, 2] },
    { count: 3, results: [] },
  ]);
  expect(rows).toEqual([1, 2]);
});

test('a cancelled read sends no further request', async () => {
  const cancelling = new AbortController();
  let asked = 0;
  const pages = readPages(() => {
    asked += 1;
    return Promise.resolve({ count: 500, results: [asked] });
  }, cancelling.signal);
  await pages.next();
  cancelling.abort();
  await expect(pages.next()).rejects.toThrow();
  expect(asked).toBeLessThanOrEqual(2);
});
