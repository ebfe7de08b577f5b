/**
 * "Times in America/Los_Angeles", where the clock of the device shows another time than that of the
 * organisation; else null.
 */
export function zoneNote(timeZone: string, now = new Date(), deviceZone?: string): string | null {
  return isOwnTime(timeZone, now, deviceZone) ? null : `Times in ${timeZone}`;
}

/** Whether the clock of the device shows the time of the organisation. */
export const isOwnTime = (timeZone: string, now = new Date(), deviceZone?: string): boolean =>
  offsetIn(timeZone, now) === offsetIn(deviceZone, now);

/** "GMT-08:00" */
const offsetIn = (timeZone: string | undefined, at: Date): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
