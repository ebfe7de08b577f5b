/** Milliseconds. The processor's own time would count what other tests do in this process. */
function timeOf(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

/**
 * How many times as long `work` takes as `ordinary`, which does the same for an ordinary text. Both are tried in
 * turns and the quickest of each counts, so a busy machine slows down neither. It ends as soon as the
 * figure is no more than `most`, else after twelve tries.
 */
export function costAgainst(ordinary: () => unknown, work: () => unknown, most: number): number {
  let [own, usual] = [Infinity, Infinity];
  for (let tries = 0; tries < 12 && !(own / usual <= most); tries += 1) {
    usual = Math.min(usual, timeOf(ordinary));
    own = Math.min(own, timeOf(work));
  }
  return own / usual;
}
