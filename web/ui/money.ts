import { writtenNumber } from './form/numbers/numbers';

/** "$85,000.00" */
export const moneyText = (amount: string): string => `$${writtenNumber(amount, 2)}`;
