import { IT_SUPPORT } from '../category/category.fixed.js';
import { GENERAL_TALK, IT_TALK, LEAVE_QUESTIONS, LEAVE_REFUSALS } from './commentTexts.js';
import type { Draw } from './random.js';
import type { SeedRow } from './rows.js';
import type { SeedPerson } from './write.js';

interface Line {
  by: { userId: number; fullName: string };
  text: string;
  isInternal: boolean;
}

interface SeedComment extends Line {
  ticketId: number;
  position: number;
  /** Wall-clock in the organisation's zone, as in SeedRow. */
  at: string;
}

const instant = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
const wallClock = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const SOON = 25 * 60_000;

/** How those who handle a ticket and the person who asked talked about it until it came to its status. */
function conversation(row: SeedRow, draw: Draw): Line[] {
  if (row.created_by_id === null || row.created_by_name === null || row.assigned_to_id === null || row.assigned_to_name === null) return [];
  if (row.status === 'open' || !draw.chance(0.55)) return [];
  const talk = row.category_id === IT_SUPPORT ? IT_TALK : GENERAL_TALK;
  const handler = { userId: row.assigned_to_id, fullName: row.assigned_to_name };
  const asker = { userId: row.created_by_id, fullName: row.created_by_name };
  const say = (by: Line['by'], texts: string[], isInternal = false): Line => ({ by, text: draw.of(texts), isInternal });

  const lines = [say(handler, talk.taken)];
  if (draw.chance(0.12)) lines.push(say(handler, talk.internal, true));
  if (row.status === 'waiting_response') lines.push(say(handler, talk.question));
  if (row.status === 'rejected') lines.push(say(handler, talk.refused));
  if (row.status === 'resolved' || row.status === 'closed') {
    if (draw.chance(0.3)) lines.push(say(handler, talk.question), say(asker, talk.answer));
    lines.push(say(handler, talk.done));
  }
  return lines;
}

/** Refused leave has a reason, and who waits for a response has asked something. */
function leaveTalk(row: SeedRow, draw: Draw, decider: (userId: number) => SeedPerson | null): Line[] {
  if (row.status === 'waiting_response' && row.assigned_to_id !== null && row.assigned_to_name !== null) {
    return [{ by: { userId: row.assigned_to_id, fullName: row.assigned_to_name }, text: draw.of(LEAVE_QUESTIONS), isInternal: false }];
  }
  const by = row.status === 'rejected' && row.created_by_id !== null ? decider(row.created_by_id) : null;
  return by ? [{ by, text: draw.of(LEAVE_REFUSALS), isInternal: false }] : [];
}

/** The last word falls with the ticket's latest change, what was said before it soon after the ticket was made. */
function dated(row: SeedRow, ticketId: number, lines: Line[]): SeedComment[] {
  const [from, until] = [instant(row.created_at), instant(row.updated_at)];
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const step = Math.min(SOON, (until - from) / lines.length);
    return { ...line, ticketId, position: index + 1, at: wallClock(isLast ? until : from + step * (index + 1)) };
  });
}

/** What was written on freshly inserted tickets; `ids` are theirs, in the same order. `decider` is who refuses somebody's leave. */
export function commentsOn(rows: SeedRow[], ids: number[], draw: Draw, decider: (userId: number) => SeedPerson | null): SeedComment[] {
  return rows.flatMap((row, index) => {
    const ticketId = ids[index];
    if (ticketId === undefined) return [];
    return dated(row, ticketId, row.kind === 'leave-request' ? leaveTalk(row, draw, decider) : conversation(row, draw));
  });
}

/** Inserts all comments of many tickets with one statement. */
export const INSERT_COMMENTS = `insert into ticket_comment (ticket_id, position, body, is_internal, created_by_id, created_by_name, created_at)
  select ticket_id, position, body, is_internal, created_by_id, created_by_name, at at time zone $8
  from unnest($1::int[], $2::int[], $3::text[], $4::bool[], $5::int[], $6::text[], $7::timestamp[]) as given (ticket_id, position, body, is_internal, created_by_id, created_by_name, at)`;

/** The statement's parameters: one array per column, then the time zone. */
export const commentParams = (comments: SeedComment[], timeZone: string): unknown[] => [
  comments.map(({ ticketId }) => ticketId),
  comments.map(({ position }) => position),
  comments.map(({ text }) => text),
  comments.map(({ isInternal }) => isInternal),
  comments.map(({ by }) => by.userId),
  comments.map(({ by }) => by.fullName),
  comments.map(({ at }) => at),
  timeZone,
];
