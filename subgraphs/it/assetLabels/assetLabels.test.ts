import { inflateSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import { addCategories, emptyRegister, stepsOf } from '../testing/assets.js';
import { graphql } from '../testing/graphql.js';

const Print = graphql(`
  mutation PrintAssetLabels($ids: [Int!], $status: [AssetStatusFilter!], $search: String) {
    printAssetLabels(ids: $ids, status: $status, search: $search) {
      count
      pdf
    }
  }
`);

/** The drawing of each page of a PDF. */
function pagesOf(pdf: string): string[] {
  const bytes = Buffer.from(pdf, 'base64');
  const pages: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at)) {
    at += 'stream\n'.length;
    const end = bytes.indexOf('endstream', at);
    const text = inflateSync(bytes.subarray(at, end)).toString('latin1');
    if (text.includes(' re')) pages.push(text);
    at = end + 'endstream'.length;
  }
  return pages;
}

/** The text that a scanner reads from a drawing of squares with this width in pixels. */
function scanned(squares: string): string {
  const pixels = 4;
  const modules = [...squares.matchAll(/(\d+) (\d+) (\d+) 1 re/g)].map((found) => found.slice(1).map(Number));
  const size = (Math.max(...modules.map(([, y = 0]) => y)) + 5) * pixels; // four white modules around
  const data = new Uint8Array(size * size * 3).fill(255);
  for (const [x = 0, y = 0, width = 0] of modules)
    for (let line = y * pixels; line < (y + 1) * pixels; line += 1)
      data.fill(0, (line * size + x * pixels) * 3, (line * size + (x + width) * pixels) * 3);
  return decodeQR({ width: size, height: size, data });
}

const codesOf = (pdf: string): string[] =>
  pagesOf(pdf).flatMap((page) =>
    [...page.matchAll(/0 g ([\d. re]+) f/g)].map(([, code = '']) => scanned(code)),
  );

describeSubgraph(itSubgraph, emptyRegister, ({ as, database }) => {
  beforeEach(() => addCategories(database));
  const many = (count: number) =>
    database.query(
      `insert into asset (tag, name, category_id) select 'LAP-' || n, 'Laptop ' || n, 1 from generate_series(1, $1::int) n`,
      [count],
    );

  test('only IT Staff and Administrators print labels [C6.4]', async () => {
    await stepsOf(as.it).create();
    await expectRefusal(as.nobody.try(Print, {}), 'UNAUTHENTICATED');
    for (const who of [as.employee, as.manager, as.hr, as.analyst])
      await expectRefusal(who.try(Print, {}), 'FORBIDDEN');
    for (const who of [as.it, as.admin]) expect((await who.ask(Print, {})).printAssetLabels.count).toBe(1);
  });

  test('more than 1,000 labels are refused with their number, and so is an empty selection', async () => {
    await many(1_001);
    await expectRefusal(
      as.it.try(Print, {}),
      'BAD_USER_INPUT',
      'nonFieldErrors',
      'A file may have at most 1,000 labels, and these are 1,001. Narrow the list first.',
    );
    for (const none of [{ ids: [] }, { status: ['LOST' as const] }])
      await expectRefusal(
        as.it.try(Print, none),
        'BAD_USER_INPUT',
        'nonFieldErrors',
        'There are no assets to print labels for.',
      );
  });

  test('the code on each label opens the details of its asset', async () => {
    const { create } = stepsOf(as.it);
    const made = [await create({ name: 'Ноутбук' }), await create(), await create({ name: 'Łódź' })];
    const { count, pdf } = (await as.it.ask(Print, {})).printAssetLabels;
    expect(count).toBe(3);
    expect(codesOf(pdf)).toEqual(
      made.map(({ id }) => expect.stringMatching(new RegExp(`^https?://[^/]+/it/assets\\?asset=${id}$`))),
    );
    const chosen = await as.it.ask(Print, { ids: [made[1]!.id] });
    expect(codesOf(chosen.printAssetLabels.pdf)).toEqual([
      expect.stringMatching(new RegExp(`asset=${made[1]!.id}$`)),
    ]);
  });

  test('all assets that match are printed, however many pages the register has', async () => {
    await many(230);
    const { count, pdf } = (await as.it.ask(Print, { search: 'laptop' })).printAssetLabels;
    expect([count, pagesOf(pdf).length]).toEqual([230, 8]);
  });
});
