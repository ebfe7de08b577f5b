/**
 * How many letters must be added, left out, changed or swapped with their neighbour to turn one word into the
 * other.
 */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let [older, last]: [number[], number[]] = [[], b.map((_, at) => at)];
  last.push(b.length);
  a.forEach((letter, row) => {
    const next = [row + 1];
    b.forEach((other, at) => {
      const isSwapped = row > 0 && at > 0 && letter === b[at - 1] && a[row - 1] === other;
      const changed = (last[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(
        Math.min(
          changed,
          (last[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
          isSwapped ? (older[at - 1] ?? 0) + 1 : Infinity,
        ),
      );
    });
    [older, last] = [last, next];
  });
  return last[b.length] ?? 0;
}
