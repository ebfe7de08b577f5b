import type { Queryable } from '../kit/postgres/queryable.js';
import { insertCategories } from './category/category.factory.js';
import { accountLeave } from './demo/accountLeave.js';
import { accountTickets } from './demo/accountTickets.js';
import { createLinks, INSERT_LINKS } from './demo/authors.js';
import { loadingMany } from './demo/bulk.js';
import { commentParams, commentsOn, INSERT_COMMENTS } from './demo/comments.js';
import { INSERT_HISTORY } from './demo/history.js';
import { leave } from './demo/leave.js';
import { createLeaveCalendar } from './demo/leaveCalendar.js';
import type { LeaveCalendar } from './demo/leaveCalendar.js';
import { planLeave } from './demo/leavePlan.js';
import { drawFrom, randomIds } from './demo/random.js';
import { INSERT_ROWS, insertParams } from './demo/rows.js';
import type { SeedRow } from './demo/rows.js';
import { pickFromTeams } from './demo/teams.js';
import { WRITERS } from './demo/write.js';
import type { SeedPerson, Writing } from './demo/write.js';
import { insertPeople } from './person/person.factory.js';
import { RANDOM_IDS } from './ticket/ticket.kinds.js';
import type { TicketKind } from './ticket/ticket.kinds.js';

export interface TicketSeedInput {
  people: SeedPerson[];
  /** User ids of people who handle IT tickets, and of people who decide leave and handle the other kinds. */
  itStaff: number[];
  hrStaff: number[];
  /** User ids of the demo accounts: they get leave, feedback and general tickets that show every feature. */
  accounts?: number[];
  /** secrets.anonymity, which links anonymous feedback to its authors. */
  secret: string;
  /** YYYY-MM-DD; nothing is dated today or later but days of leave to come. */
  today: string;
  /** How many tickets; about 900 by default. */
  count?: number;
  timeZone?: string;
  /** Called with how many rows are in so far. */
  progress?: (done: number) => void;
}

const CATEGORIES = [
  { name: 'Facilities', departmentName: 'Operations' },
  { name: 'Finance', departmentName: 'Finance' },
  { name: 'Human Resources', departmentName: 'Human Resources' },
  { name: 'Learning and Development', departmentName: 'Human Resources' },
];
const CHUNK = 2000; // a statement of this size stays far below the connection's time limit
/**
 * Ids rise with time within this many tickets; more at the same time would take memory, and leave the connection
 * idle too long.
 */
const SLICE = 20_000;
/**
 * Everyone has one of each of these before chance decides who has more, so that no demo account is empty.
 */
const EVERYONE: TicketKind[] = ['leave-request', 'it-support', 'general'];

const byCreation = (a: SeedRow, b: SeedRow) =>
  a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0;

async function makeCategories(tx: Queryable): Promise<Writing['categories']> {
  await insertCategories(tx, CATEGORIES);
  return tx.query('select id, name from ticket_category order by id');
}

/**
 * The tickets of the demo accounts, with a random generator of their own, so that they are the same beside any
 * number of tickets.
 */
function accountRows(
  writing: Writing,
  calendar: LeaveCalendar,
  accounts: SeedPerson[],
  today: string,
): SeedRow[] {
  const [away, other] = [drawFrom(20_261_123), drawFrom(20_261_125)].map((draw) => ({
    ...writing,
    draw,
  })) as [Writing, Writing];
  const active = accounts.filter((person) => person.isActive);
  return [
    ...active.flatMap((person, index) =>
      accountLeave(away.draw, calendar, person.userId, index, today).map((story) =>
        leave(away, person, story),
      ),
    ),
    ...active.flatMap((person, index) => accountTickets(other, person, index)),
  ];
}

/**
 * Fills the empty table of the demo organisation with tickets of all four kinds over the last twelve months and
 * their comments; the same rows for the same input. @returns the number of tickets
 */
export async function seedTickets(tx: Queryable, input: TicketSeedInput): Promise<number> {
  const { people, today, accounts = [], count = 900, timeZone = 'America/Los_Angeles' } = input;
  const active = people.filter((person) => person.isActive);
  if (active.length === 0) return 0;
  const byUser = new Map(people.map((person) => [person.userId, person]));
  const found = (ids: number[]) => ids.flatMap((id) => byUser.get(id) ?? []);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const draw = drawFrom(20_261_121);
  const writing: Writing = {
    draw,
    day: (offset) => new Date(noon + offset * 86_400_000).toISOString().slice(0, 10),
    itStaff: found(input.itStaff),
    hrStaff: found(input.hrStaff),
    manager: (person) => (person.managerUserId === null ? null : (byUser.get(person.managerUserId) ?? null)),
    categories: await makeCategories(tx),
    feedbackId: randomIds(77, RANDOM_IDS),
  };
  await insertPeople(tx, people);
  const calendar = createLeaveCalendar(draw, writing.day);
  const own = accountRows(writing, calendar, found(accounts), today).slice(0, count);
  const isAccount = new Set(accounts);
  const awaySoon = pickFromTeams(drawFrom(20_261_124), active, isAccount);

  const write = (kind: TicketKind, person: SeedPerson, isFirst = false): SeedRow => {
    if (kind !== 'leave-request')
      return WRITERS[kind](writing, person, 1 + Math.floor((draw.whole(0, 600) * draw.whole(0, 600)) / 1000));
    const occasion = isAccount.has(person.userId)
      ? 'family'
      : isFirst && awaySoon.has(person.userId)
        ? 'soon'
        : 'any';
    return leave(writing, person, planLeave(draw, calendar, person.userId, occasion));
  };

  const weights =
    count < active.length * 6
      ? { feedback: 70, 'it-support': 15, general: 15 }
      : { 'leave-request': 28, 'it-support': 30, feedback: 15, general: 27 };
  const next = (place: number): SeedRow => {
    const given = own[place];
    if (given) return given;
    const n = place - own.length;
    const kind = EVERYONE[Math.floor(n / active.length)];
    const person = active[n % active.length];
    return kind && person
      ? write(kind, person, true)
      : write(draw.weighted<TicketKind>(weights), draw.of(active));
  };

  const decider = (userId: number) => {
    const person = byUser.get(userId);
    return (
      (person && writing.manager(person)) ??
      writing.hrStaff.find((candidate) => candidate.userId !== userId) ??
      null
    );
  };
  // a random generator of its own, so that comments change no ticket
  const telling = { draw: drawFrom(20_261_122), decider, freshId: randomIds(78, RANDOM_IDS) };
  const linksOf = createLinks(input.secret);
  return loadingMany(tx, async () => {
    for (let done = 0; done < count; done += SLICE) {
      const rows = Array.from({ length: Math.min(SLICE, count - done) }, (_, index) =>
        next(done + index),
      ).sort(byCreation);
      for (let start = 0; start < rows.length; start += CHUNK) {
        const chunk = rows.slice(start, start + CHUNK);
        const ids = (await tx.query<{ id: number }>(INSERT_ROWS, insertParams(chunk, timeZone))).map(
          ({ id }) => id,
        );
        await tx.query(INSERT_COMMENTS, commentParams(commentsOn(chunk, ids, telling), timeZone));
        await tx.query(INSERT_LINKS, linksOf(chunk, ids));
        await tx.query(INSERT_HISTORY, [ids]);
        input.progress?.(done + Math.min(rows.length, start + CHUNK));
      }
    }
    return count;
  });
}
