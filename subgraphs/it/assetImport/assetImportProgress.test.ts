import { beginImport, endImport, showWritten } from '../../kit/import/importJob.js';
import { newNotices } from '../../kit/testing/notices.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { it as itSubgraph } from '../subgraph.js';
import { directory } from '../testing/assetFiles.js';
import { KIND } from './assetImport.kinds.js';

let subgraph: TestSubgraph;
beforeAll(async () => void (subgraph = await openTestSubgraph(itSubgraph, { graph: directory })));
afterAll(() => subgraph.close());

test('a running import sends no notice; when it is ready or has failed, the person who started it gets one', async () => {
  const { database } = subgraph;
  const beginOf = (startedById: number) =>
    database.system((tx) =>
      beginImport(tx, { kind: KIND, step: 'records', fileName: 'a.csv', startedById, known: 0 }, []),
    );
  const [ready, failed] = [viewer(['IT Staff']).userId, viewer(['Administrator']).userId];
  const first = await beginOf(ready);
  expect(await newNotices(database)).toEqual([]);
  await database.system((tx) => endImport(tx, first, 'done'));
  const second = await beginOf(failed);
  await database.system((tx) => endImport(tx, second, 'failed'));
  expect(await newNotices(database)).toEqual([
    { kind: 'assetImport.done', thing: first, to: [ready] },
    { kind: 'assetImport.failed', thing: second, to: [failed] },
  ]);
});

test('the number of written assets is shown during the import, and starts at zero for the next import', async () => {
  const { database } = subgraph;
  const staff = viewer(['IT Staff']);
  const rows = [2, 3, 4].map((row) => ({ row, data: {} }));
  const begin = () =>
    database.system((tx) =>
      beginImport(tx, { kind: KIND, step: 'records', fileName: 'a.csv', startedById: 1, known: 0 }, rows),
    );
  const done = async (id: number) =>
    (
      await subgraph.run<{ job: { done: number } }>(
        staff,
        'query ($id: Int) { job: assetImport(id: $id) { done } }',
        { id },
      )
    ).data.job.done;

  const first = await begin();
  await database.system(async (tx) => {
    await showWritten(tx, 2);
    expect(await done(first)).toBe(2);
    await endImport(tx, first, 'done');
  });
  expect(await done(first)).toBe(3);
  expect(await done(await begin())).toBe(0);
});
