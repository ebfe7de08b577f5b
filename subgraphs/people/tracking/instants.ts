const SECOND = 1000;

/** An instant without its fraction of a second. */
export const wholeSecond = (milliseconds: number): number => Math.floor(milliseconds / SECOND) * SECOND;

/** This second; all that is tracked and attended is written in whole seconds. */
export const presentSecond = (): number => wholeSecond(Date.now());

/** What the clock shows in a time zone, HH:MM:SS from 00:00:00 to 23:59:59. */
export function timeIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
