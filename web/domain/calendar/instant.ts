import { dateFormat } from '../../ui/dateFormat';
import { shortMonths } from './month';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

const write = (at: string, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  shortMonths(dateFormat('en-GB', { ...parts, timeZone }).format(new Date(at)));

/** "12 Nov 2026" */
export const instantDay = (at: string, timeZone: string): string => write(at, timeZone, day);

/** "12 Nov 2026, 09:41" */
export const momentText = (at: string, timeZone: string): string => write(at, timeZone, { ...day, ...time });

/** "09:41" */
export const instantTime = (at: string, timeZone: string): string => write(at, timeZone, time);

/** "12 Nov 2026, 09:41:07 GMT-8" */
export const exactText = (at: string, timeZone: string): string =>
  write(at, timeZone, { ...day, ...time, second: '2-digit', timeZoneName: 'short' });

/** "2026-11-12", the day on the organisation's calendar, for files. */
export const isoDay = (at: string | Date, timeZone: string): string =>
  dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(new Date(at));
