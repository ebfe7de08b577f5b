import type { Config } from '../kit/config.js';

/** The calendar day it is in the organisation's zone now, as YYYY-MM-DD; the zone decides days and months (5j). */
export function today(config: Pick<Config, 'organisation'>, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: config.organisation.timeZone }).format(now);
}
