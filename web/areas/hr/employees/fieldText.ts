import { writtenNumber } from '../../../ui/form/numbers/numbers';

/** "$85,000.00" */
export const moneyText = (amount: string): string => `$${writtenNumber(amount, 2)}`;

/** "37.5 hours"; an amount with two decimals loses those that say nothing. */
export const hoursAWeek = (hours: string): string =>
  `${writtenNumber(hours.replace(/\.?0+$/, '') || '0')} hours`;
