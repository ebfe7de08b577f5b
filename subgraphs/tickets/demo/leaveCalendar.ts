import type { Draw } from './random.js';

/** Days are counted from the seed's today: -1 is yesterday. */
export interface Absence {
  start: number;
  end: number;
}

const FIRST_DAY = -350;
const LAST_DAY = 110;

/** Finds each person days away that overlap none of their earlier ones (L1), until the year is full. */
export function createLeaveCalendar(draw: Draw) {
  const freeFrom = new Map<number, number>();
  return (userId: number, days: number, longestGap: number): Absence | null => {
    const start = (freeFrom.get(userId) ?? FIRST_DAY) + draw.whole(1, longestGap);
    const end = start + days - 1;
    if (end > LAST_DAY) return null;
    freeFrom.set(userId, end + 1);
    return { start, end };
  };
}
