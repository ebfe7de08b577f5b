import { setTimeout as wait } from 'node:timers/promises';

/** Resolves as soon as something is there. @throws when it is not there within ten seconds */
export async function until<Result>(look: () => Promise<Result> | Result): Promise<Result> {
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(50)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error('It did not come within ten seconds.');
}
