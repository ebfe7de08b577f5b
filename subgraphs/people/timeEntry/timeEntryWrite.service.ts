import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { LockedSheet } from '../timesheet/timesheet.lock.js';
import { endSessionsOf, requireUntracked } from './endSession.service.js';
import { TYPED, TYPED_COLUMNS } from './timeEntry.columns.js';
import type { EntryFacts, TimeEntryRow } from './timeEntry.columns.js';

/** Writes entries of a locked draft, one or many at a time; permission and validity were checked before. */

/** An entry as it is and as it shall be. */
export interface EntryChange {
  id: number;
  before: EntryFacts;
  after: EntryFacts;
}

export const factsOf = (entry: TimeEntryRow): EntryFacts =>
  Object.fromEntries(TYPED.map(({ name }) => [name, entry[name]])) as unknown as EntryFacts;

const valuesOf = (entries: EntryFacts[]) => TYPED.map(({ name }) => entries.map((entry) => entry[name]));
/** Their placeholders. @param first number of the first of them */
const arraysFrom = (first: number) => TYPED.map(({ type }, at) => `$${first + at}::${type}[]`).join(', ');
const GIVEN = TYPED.map(({ column }) => `g.${column}`).join(', ');
const CHANGED = TYPED.map(({ column }) => `${column} = g.${column}`).join(', ');

/** The fields of an entry for the audit trail: no text of the person. */
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
    `insert into time_entry (timesheet_id, week_start_date, ${TYPED_COLUMNS})
     select $1, $2, ${GIVEN} from unnest(${arraysFrom(3)}) with ordinality as g (${TYPED_COLUMNS}, place)
     order by g.place returning id`,
    [sheet.id, sheet.weekStartDate, ...valuesOf(entries)],
  );
  return made.map(({ id }) => id);
}

/**
 * Times typed over tracked times count as typed: the instants are removed (T2), and a typed end ends the session
 * that runs on the entry. @throws CONFLICT for another day or start while it runs
 */
export async function updateEntries(tx: Transaction, changed: EntryChange[]): Promise<void> {
  if (changed.length === 0) return;
  const retyped = changed.filter(isRetyped);
  await requireUntracked(tx, idsOf(retyped.filter(({ after }) => after.clockOutTime === null)));
  await tx.query(
    `update time_entry n set ${CHANGED},
       time_zone = case when not g.is_retyped then n.time_zone end, started_at = case when not g.is_retyped then n.started_at end,
       stopped_at = case when not g.is_retyped then n.stopped_at end, version = n.version + 1, updated_at = now()
     from unnest($1::int[], $2::boolean[], ${arraysFrom(3)}) as g (id, is_retyped, ${TYPED_COLUMNS})
     where n.id = g.id`,
    [idsOf(changed), changed.map(isRetyped), ...valuesOf(changed.map(({ after }) => after))],
  );
  await endSessionsOf(tx, idsOf(retyped.filter(({ after }) => after.clockOutTime !== null)));
}

/** For good; a session that runs on one of them ends. */
export async function deleteEntries(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.query('delete from time_entry where id = any($1::int[])', [ids]);
}
