import type { Json } from '../answers.js';

export type Entry = Json & { id: number; project: string; hours_worked: string };
export type Sheet = Json & {
  id: number;
  employee: number;
  status: string;
  week_start_date: string;
  week_end_date: string;
  time_entries: Entry[];
};

const WEEK = 7 * 86_400_000;
let nextWeek = Date.UTC(2034, 0, 2);

/** The date this many days after another, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A Monday whose week no other timesheet of a test has, far from those of the demo data. */
export function freeWeek(): string {
  nextWeek += WEEK;
  return new Date(nextWeek).toISOString().slice(0, 10);
}
