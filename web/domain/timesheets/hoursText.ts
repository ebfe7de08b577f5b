const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Writes a number of hours. */
export type WriteHours = (hours: number) => string;

/** "26.4": two decimals at most, for a glance. */
export const hoursNumber: WriteHours = (hours) => number.format(hours);

/** "26.40": two decimals always, where an employee does the sums. */
export const exactHours: WriteHours = (hours) => exact.format(hours);

/** "1 hour", "7.5 hours" */
export const hoursText = (hours: number, write = hoursNumber): string =>
  `${write(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
