/** The calendar day it is in a time zone, as YYYY-MM-DD; the organisation's zone decides days, weeks and years (L6). */
export function dayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}
