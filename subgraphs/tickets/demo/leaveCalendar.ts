import type { Draw } from './random.js';

/** Days are counted from the seed's today: -1 is yesterday. */
export interface Absence {
  start: number;
  end: number;
}

/** The year behind and the months ahead in which anyone is away. */
export const FIRST_DAY = -350;
export const LAST_DAY = 110;
const TRIES = 12;
const [SUNDAY, SATURDAY] = [0, 6];

export interface LeaveCalendar {
  /** 0 is Sunday. */
  weekday(offset: number): number;
  /** Marks the days as the person's; answers whether they were free and within the span. */
  claim(userId: number, absence: Absence): boolean;
  /**
   * At most this many days that start, on a workday, between `from` and two days after `until`; null if the person
   * is away most of the time.
   */
  take(userId: number, days: number, from: number, until: number): Absence | null;
}

/** The absences of each person: two of one person never overlap (L1). `day` is that of Writing. */
export function createLeaveCalendar(draw: Draw, day: (offset: number) => string): LeaveCalendar {
  const taken = new Map<number, Uint8Array>();
  const today = new Date(day(0)).getUTCDay();
  const weekday = (offset: number) => (((today + offset) % 7) + 7) % 7;

  const claim = (userId: number, { start, end }: Absence): boolean => {
    if (start < FIRST_DAY || end > LAST_DAY) return false;
    const days = taken.get(userId) ?? new Uint8Array(LAST_DAY - FIRST_DAY + 1);
    taken.set(userId, days);
    const [first, last] = [start - FIRST_DAY, end - FIRST_DAY + 1];
    if (days.subarray(first, last).includes(1)) return false;
    days.fill(1, first, last);
    return true;
  };

  const take = (userId: number, days: number, from: number, until: number): Absence | null => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const drawn = draw.whole(from, until);
      const start = drawn + (weekday(drawn) === SATURDAY ? 2 : weekday(drawn) === SUNDAY ? 1 : 0);
      const last = start + days - 1;
      const absence = {
        start,
        end: last - (weekday(last) === SATURDAY ? 1 : weekday(last) === SUNDAY ? 2 : 0),
      };
      if (claim(userId, absence)) return absence;
    }
    return null;
  };
  return { weekday, claim, take };
}
