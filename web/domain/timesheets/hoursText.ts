import { exactText, numberText, thousandthsText } from '../../ui/numbers';

/** Writes a number of hours. */
export type WriteHours = (hours: number) => string;

/** "26.4": two decimals at most, for a glance. */
export const hoursNumber: WriteHours = numberText;

/** "26.40": two decimals always, where an employee does the sums. */
export const exactHours: WriteHours = exactText;

/** "26.400": three decimals always, where HR reviews [B9.9]. */
export const reviewedHours: WriteHours = thousandthsText;

/** "1 hour", "7.5 hours" */
export const hoursText = (hours: number, write = hoursNumber): string =>
  `${write(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
