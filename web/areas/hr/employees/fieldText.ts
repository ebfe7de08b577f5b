import { writtenNumber } from '../../../ui/form/numbers/numbers';

/** "37.5" of "37.50": decimals that say nothing are left out. */
export const plainHours = (hours: string): string =>
  hours.includes('.') ? hours.replace(/\.?0+$/, '') : hours;

/** "37.5 hours" */
export const hoursAWeek = (hours: string): string => `${writtenNumber(plainHours(hours))} hours`;
