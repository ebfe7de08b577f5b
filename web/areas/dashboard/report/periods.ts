import { shortMonths } from '../../../domain/calendar/month';

/** One month of the report. */
export interface Period {
  /** Its first day, as figures name it. */
  key: string;
  /** "November 2026" */
  name: string;
  /** "Nov" */
  shortName: string;
  /** It has not ended yet. */
  isNow: boolean;
}

const long = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const january = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** The last months up to that of a day, the oldest first. */
export function monthsUpTo(today: string, count: number): readonly Period[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(year, month - count + index, 1));
    return {
      key: day.toISOString().slice(0, 10),
      name: long.format(day),
      // In a row of many the year changes at January.
      shortName: shortMonths((count > 12 && day.getUTCMonth() === 0 ? january : short).format(day)),
      isNow: index === count - 1,
    };
  });
}
