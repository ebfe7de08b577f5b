import { dayIn } from '../../config/calendar.js';
import { loadConfig } from '../../config/config.js';

const DAY = 86_400_000;

/** The organisation's date this many days from today, YYYY-MM-DD. */
export const inDays = (days: number): string => {
  const today = dayIn(loadConfig().organisation.timeZone);
  return new Date(Date.parse(`${today}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10);
};
