import { notes } from '../testing/notes/notes.subgraph.js';
import { openTestSubgraph } from '../testing/subgraph.js';
import type { TestSubgraph } from '../testing/subgraph.js';

let graph: TestSubgraph;
beforeAll(async () => {
  graph = await openTestSubgraph(notes);
});
afterAll(() => graph.close());
afterEach(() => void jest.useRealTimers());

const BUSY = { extensions: { code: 'SERVICE_UNAVAILABLE' } };
const ask = () => graph.database.query('select 1 as one');

/** Takes every connection. @returns how to let them go */
async function holdAll(): Promise<() => Promise<void>> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const holders: Promise<void>[] = [];
  for (let taken = 0; taken < graph.config.poolSize; taken += 1)
    await new Promise<void>((isHeld) => {
      holders.push(
        graph.database.system(async () => {
          isHeld();
          await free;
        }),
      );
    });
  return async () => {
    letGo();
    await Promise.all(holders);
  };
}

test('a request that finds all connections busy waits for one, for up to five seconds', async () => {
  const letGo = await holdAll();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const early = ask();
  await jest.advanceTimersByTimeAsync(3_000);
  const late = ask().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1_900);
  const other = ask();
  jest.useRealTimers();
  await letGo();
  expect(await Promise.all([early, late, other])).toEqual(Array.from({ length: 3 }, () => [{ one: 1 }]));
});

test('a request that waits longer is refused with a retry later', async () => {
  const letGo = await holdAll();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const refused = expect(ask()).rejects.toMatchObject(BUSY);
  await jest.advanceTimersByTimeAsync(5_000);
  await refused;
  jest.useRealTimers();
  await letGo();
});

test('once five hundred requests wait the next one is refused immediately, and the waiting ones get an answer', async () => {
  const letGo = await holdAll();
  const waiting = Array.from({ length: 500 }, ask);
  await expect(ask()).rejects.toMatchObject(BUSY);
  await expect(graph.database.system(async () => undefined)).rejects.toMatchObject(BUSY);
  await letGo();
  expect(new Set((await Promise.all(waiting)).map((rows) => JSON.stringify(rows)))).toEqual(
    new Set(['[{"one":1}]']),
  );
});
