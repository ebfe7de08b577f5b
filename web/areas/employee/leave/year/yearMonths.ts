import { shortMonths } from '../../../../domain/calendar/month';

/** A month of the drawn year. */
export interface Month {
  /** "Jan" */
  name: string;
  /** Columns left empty before the first day, weeks beginning on Monday. */
  offset: number;
  days: readonly { day: string; isWeekend: boolean }[];
}

const name = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The twelve months of a year with all their days; no clock and no zone of the device has a part in it. */
export function monthsOf(year: number): Month[] {
  return Array.from({ length: 12 }, (_month, index) => {
    const first = new Date(Date.UTC(year, index, 1));
    const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
    const offset = (first.getUTCDay() + 6) % 7;
    return {
      name: shortMonths(name.format(first)),
      offset,
      days: Array.from({ length: days }, (_day, day) => ({
        day: `${String(year)}-${pair(index + 1)}-${pair(day + 1)}`,
        isWeekend: (offset + day) % 7 > 4,
      })),
    };
  });
}

const pair = (number: number): string => String(number).padStart(2, '0');
