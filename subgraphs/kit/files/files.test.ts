import type { Disk } from 'flydrive';
import { discardFiles } from './files.js';

/** A store that answers on command; it keeps who waits for it. */
function slowStore(fails: (key: string) => boolean = () => false) {
  const removed: string[] = [];
  const waiting: (() => void)[] = [];
  const remove = async (key: string) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (fails(key)) throw new Error('store away');
    removed.push(key);
  };
  /** Lets all awaited answers arrive, until none is awaited. @returns how many were awaited each time */
  const answer = async () => {
    const rounds: number[] = [];
    for (let now = waiting.splice(0); now.length > 0; now = waiting.splice(0)) {
      rounds.push(now.length);
      for (const resolve of now) resolve();
      await new Promise(setImmediate);
    }
    return rounds;
  };
  return { store: { delete: remove } as unknown as Disk, removed, answer };
}

const keys = Array.from({ length: 205 }, (_, place) => `people/${place}.pdf`);

test('many files are removed a few at a time, not one after the other', async () => {
  const { store, removed, answer } = slowStore();
  const done = discardFiles(store, keys);
  const rounds = await answer();
  await done;
  expect(removed.toSorted()).toEqual(keys.toSorted());
  expect(Math.max(...rounds)).toBe(20);
  expect(rounds.length).toBeLessThan(15);
});

test('files that the store cannot remove do not keep the others, and are no error', async () => {
  const { store, removed, answer } = slowStore((key) => key.endsWith('7.pdf'));
  const done = discardFiles(store, keys);
  await answer();
  await done;
  expect(removed.toSorted()).toEqual(keys.filter((key) => !key.endsWith('7.pdf')).toSorted());
});
