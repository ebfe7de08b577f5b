import { IT_SUPPORT } from '../category/category.fixed.js';
import { commentTexts } from './commentTexts.js';
import type { Talk } from './commentTexts.js';
import type { Draw } from './random.js';
import type { SeedRow } from './rows.js';
import { dayOf } from './write.js';
import type { SeedPerson } from './write.js';

interface Line {
  /** Null for the author of anonymous feedback. */
  by: { userId: number | null; fullName: string | null };
  text: string;
  isInternal: boolean;
}

interface SeedComment extends Line {
  /** Only on feedback; the others take the next number. */
  id: number | null;
  ticketId: number;
  position: number;
  /** Wall-clock in the organisation's zone, as in SeedRow. */
  at: string;
}

const instant = (wallClock: string) => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
const wallClock = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const SOON = 25 * 60_000;

function talkOn({ kind, category_id }: SeedRow): Talk {
  if (kind === 'feedback') return commentTexts.feedback;
  return category_id === IT_SUPPORT ? commentTexts.itSupport : commentTexts.general;
}

/** The conversation of handlers and requester until the ticket came to its status. */
function conversation(row: SeedRow, draw: Draw): Line[] {
  if (row.assigned_to_id === null || row.assigned_to_name === null) return [];
  if (row.status === 'open' || !(row.isTold ?? draw.chance(0.55))) return [];
  const talk = talkOn(row);
  const handler = { userId: row.assigned_to_id, fullName: row.assigned_to_name };
  const asker = { userId: row.created_by_id, fullName: row.created_by_name };
  const say = (by: Line['by'], texts: string[], isInternal = false): Line => ({
    by,
    text: draw.of(texts),
    isInternal,
  });

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
    return [
      {
        by: { userId: row.assigned_to_id, fullName: row.assigned_to_name },
        text: draw.of(commentTexts.leaveQuestions),
        isInternal: false,
      },
    ];
  }
  const by = row.status === 'rejected' && row.created_by_id !== null ? decider(row.created_by_id) : null;
  return by ? [{ by, text: draw.of(commentTexts.leaveRefusals), isInternal: false }] : [];
}

/** The last comment comes with the ticket's latest change, earlier ones soon after its creation. */
function dated(row: SeedRow, ticketId: number, lines: Line[], freshId: () => number): SeedComment[] {
  const [from, until] = [instant(row.created_at), instant(row.updated_at)];
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const step = Math.min(SOON, (until - from) / lines.length);
    const at = wallClock(isLast ? until : from + step * (index + 1));
    return {
      ...line,
      id: row.kind === 'feedback' ? freshId() : null,
      ticketId,
      position: index + 1,
      at: row.is_anonymous ? dayOf(at) : at,
    };
  });
}

export interface Telling {
  draw: Draw;
  /** Who refuses someone's leave. */
  decider: (userId: number) => SeedPerson | null;
  /** For comments on feedback. */
  freshId: () => number;
}

/** The comments on freshly inserted tickets; `ids` are those of the tickets, in the same order. */
export function commentsOn(
  rows: SeedRow[],
  ids: number[],
  { draw, decider, freshId }: Telling,
): SeedComment[] {
  return rows.flatMap((row, index) => {
    const ticketId = ids[index];
    if (ticketId === undefined) return [];
    return dated(
      row,
      ticketId,
      row.kind === 'leave-request' ? leaveTalk(row, draw, decider) : conversation(row, draw),
      freshId,
    );
  });
}

/** Inserts all comments of many tickets with one statement. */
export const INSERT_COMMENTS = `insert into ticket_comment (id, ticket_id, position, body, is_internal, created_by_id, created_by_name, created_at)
  select coalesce(id, nextval('ticket_comment_id')), ticket_id, position, body, is_internal, created_by_id, created_by_name, at at time zone $9
  from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::bool[], $6::int[], $7::text[], $8::timestamp[]) as given (id, ticket_id, position, body, is_internal, created_by_id, created_by_name, at)`;

/** The statement's parameters: one array per column, then the time zone. */
export const commentParams = (comments: SeedComment[], timeZone: string): unknown[] => [
  comments.map(({ id }) => id),
  comments.map(({ ticketId }) => ticketId),
  comments.map(({ position }) => position),
  comments.map(({ text }) => text),
  comments.map(({ isInternal }) => isInternal),
  comments.map(({ by }) => by.userId),
  comments.map(({ by }) => by.fullName),
  comments.map(({ at }) => at),
  timeZone,
];
