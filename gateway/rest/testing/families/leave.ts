import type { Json } from '../answers.js';

export type Ticket = Json & { id: number; status: string; supporting_document: string | null };

const DAY = 86_400_000;
let nextDay = Date.UTC(2040, 0, 2);

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Days that no other request of a test covers, far from those of the demo data. */
export function freeDays(length = 3): { start_date: string; end_date: string } {
  const start = nextDay;
  nextDay += (length + 1) * DAY;
  return { start_date: textOf(start), end_date: textOf(start + (length - 1) * DAY) };
}

/** A leave request with its own days. */
export const request = (more: Json = {}): Json => ({
  title: 'A few days',
  description: 'Away.',
  leave_type: 'personal',
  reason: 'A move',
  ...freeDays(),
  ...more,
});
