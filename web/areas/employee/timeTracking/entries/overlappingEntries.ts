import { readClock } from '../../../../domain/timesheets/clock';
import { shiftOf } from '../../../../domain/timesheets/clockShift';
import type { EntryRow } from '../week/weekTimesheet';

type Stretch = Pick<EntryRow, 'date' | 'clockInTime' | 'clockOutTime'>;

/**
 * Two entries whose times overlap, or null. One that ends when the next begins does not overlap it, an open
 * or empty one overlaps nothing (T6).
 */
export function overlappingEntries<Entry extends Stretch>(
  entries: readonly Entry[],
): readonly [Entry, Entry] | null {
  const spans = entries
    .flatMap((entry) => {
      const span = spanOf(entry);
      return span ? [{ ...span, entry }] : [];
    })
    .sort((a, b) => a.from - b.from);
  let last = spans[0];
  for (const next of spans.slice(1)) {
    if (last && next.from < last.to) return [last.entry, next.entry];
    last = next;
  }
  return null;
}

/** In seconds on one line of time. */
function spanOf({ date, clockInTime, clockOutTime }: Stretch): { from: number; to: number } | null {
  const shift = shiftOf(clockInTime ?? '', clockOutTime ?? '');
  if (!shift || shift.seconds === 0) return null;
  const from = Date.parse(`${date}T00:00:00Z`) / 1000 + (readClock(clockInTime ?? '') ?? 0);
  return { from, to: from + shift.seconds };
}
