import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { LockedSheet } from '../timesheet/timesheet.lock.js';
import { endSessionsOf, requireUntracked } from './endSession.service.js';
import type { TimeEntryRow } from './timeEntry.loader.js';
import type { EntryFacts } from './timeEntryInput.service.js';

/**
 * How entries of a locked draft are written, one or many at a time; who may, and whether they will do, was
 * settled before.
 */

/** An entry as it is and as it shall be. */
export interface EntryChange {
  id: number;
  before: EntryFacts;
  after: EntryFacts;
}

export const factsOf = ({
  date,
  project,
  taskDescription,
  clockInTime,
  clockOutTime,
  notes,
}: TimeEntryRow): EntryFacts => ({ date, project, taskDescription, clockInTime, clockOutTime, notes });

const FIELDS = ['date', 'project', 'taskDescription', 'clockInTime', 'clockOutTime', 'notes'] as const;
const columnsOf = (entries: EntryFacts[]) => FIELDS.map((field) => entries.map((entry) => entry[field]));

/** What the audit trail keeps of an entry: none of the person's own words. */
export const audited = ({ date, clockInTime, clockOutTime }: EntryFacts) => ({
  date,
  clockInTime,
  clockOutTime,
});

export const isChanged = ({ before, after }: EntryChange): boolean => !isDeepStrictEqual(before, after);
const isRetyped = ({ before, after }: EntryChange) => !isDeepStrictEqual(audited(before), audited(after));
const idsOf = (changed: EntryChange[]) => changed.map(({ id }) => id);

/** @returns the new entries' numbers, in the order of the entries */
export async function insertEntries(
  tx: Transaction,
  sheet: LockedSheet,
  entries: EntryFacts[],
): Promise<number[]> {
  if (entries.length === 0) return [];
  const made = await tx.query<{ id: number }>(
    `insert into time_entry (timesheet_id, week_start_date, date, project, task_description, clock_in_time, clock_out_time, notes)
     select $1, $2, g.date, g.project, g.task, g.clock_in, g.clock_out, g.notes
     from unnest($3::date[], $4::text[], $5::text[], $6::time[], $7::time[], $8::text[]) with ordinality as g (date, project, task, clock_in, clock_out, notes, place)
     order by g.place returning id`,
    [sheet.id, sheet.weekStartDate, ...columnsOf(entries)],
  );
  return made.map(({ id }) => id);
}

/**
 * Times that are typed over those of a tracker count as typed: its instants go (T2), and an end that is typed
 * ends the session that runs on the entry. @throws CONFLICT for another day or beginning while it runs
 */
export async function updateEntries(tx: Transaction, changed: EntryChange[]): Promise<void> {
  if (changed.length === 0) return;
  const retyped = changed.filter(isRetyped);
  await requireUntracked(tx, idsOf(retyped.filter(({ after }) => after.clockOutTime === null)));
  await tx.query(
    `update time_entry n set date = g.date, project = g.project, task_description = g.task, clock_in_time = g.clock_in, clock_out_time = g.clock_out, notes = g.notes,
       time_zone = case when not g.is_retyped then n.time_zone end, started_at = case when not g.is_retyped then n.started_at end,
       stopped_at = case when not g.is_retyped then n.stopped_at end, version = n.version + 1, updated_at = now()
     from unnest($1::int[], $2::boolean[], $3::date[], $4::text[], $5::text[], $6::time[], $7::time[], $8::text[])
       as g (id, is_retyped, date, project, task, clock_in, clock_out, notes)
     where n.id = g.id`,
    [idsOf(changed), changed.map(isRetyped), ...columnsOf(changed.map(({ after }) => after))],
  );
  await endSessionsOf(tx, idsOf(retyped.filter(({ after }) => after.clockOutTime !== null)));
}

/** For good; a session that runs on one of them ends. */
export async function deleteEntries(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.query('delete from time_entry where id = any($1::int[])', [ids]);
}
