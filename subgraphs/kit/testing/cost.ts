/** Milliseconds. The processor's own time would count what other tests do in this process. */
function timeOf(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

/**
 * How many times as long `work` takes as `ordinary`, which does the same for an ordinary text. Both run in turns
 * and the fastest run of each counts, so that a busy machine does not matter. It stops as soon as the ratio is at
 * most `most`, or after twelve runs.
 */
export function costAgainst(ordinary: () => unknown, work: () => unknown, most: number): number {
  let [own, usual] = [Infinity, Infinity];
  for (let tries = 0; tries < 12 && !(own / usual <= most); tries += 1) {
    usual = Math.min(usual, timeOf(ordinary));
    own = Math.min(own, timeOf(work));
  }
  return own / usual;
}
