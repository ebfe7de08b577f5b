import { conflict, notFound } from '../../kit/request/errors.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { TimesheetLimits } from '../generated/limits.js';
import { requireDraft } from './timesheet.access.js';
import { lockSheet } from './timesheet.lock.js';
import type { LockedSheet } from './timesheet.lock.js';

const MOST_TRIES = 5;

/** Number of the viewer's employment record. @throws NOT_FOUND without one */
export function requireEmployee(viewer: Viewer): number {
  if (viewer.employeeId === null) throw notFound('No timesheet available. Please contact your manager.');
  return viewer.employeeId;
}

async function insertDraft(
  tx: Transaction,
  employeeId: number,
  weekStartDate: string,
  otherwise = '',
): Promise<number | null> {
  const made = await tx.one<{ id: number }>(
    `insert into timesheet (employee_id, week_start_date) values ($1, $2) ${otherwise} returning id`,
    [employeeId, weekStartDate],
  );
  if (made)
    await tx.audit({
      action: 'timesheet.create',
      objectType: 'timesheet',
      objectId: made.id,
      after: { weekStartDate },
    });
  return made?.id ?? null;
}

/**
 * Begins a draft. @returns its number @throws CONFLICT when the person has a draft of the week, by the index
 * timesheet_one_draft
 */
export const beginDraft = async (
  tx: Transaction,
  employeeId: number,
  weekStartDate: string,
): Promise<number> => (await insertDraft(tx, employeeId, weekStartDate)) ?? 0;

/**
 * The person's draft of the week, created if needed, locked until the transaction ends; simultaneous requests get
 * the same one.
 */
export async function openDraft(
  tx: Transaction,
  employeeId: number,
  weekStartDate: string,
): Promise<{ id: number; weekStartDate: string }> {
  // A timesheet that is submitted between the two statements is no longer a draft, so they are repeated.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const draft = await tx.one<{ id: number }>(
      `select id from timesheet where employee_id = $1 and week_start_date = $2 and status = 'draft' for no key update`,
      [employeeId, weekStartDate],
    );
    const id =
      draft?.id ??
      (await insertDraft(
        tx,
        employeeId,
        weekStartDate,
        `on conflict (employee_id, week_start_date) where status = 'draft' do nothing`,
      ));
    if (id !== null) return { id, weekStartDate };
  }
  throw conflict('Your timesheet is being changed elsewhere. Please try again.');
}

/**
 * The viewer's own draft, locked until the transaction ends. @throws NOT_FOUND, FORBIDDEN for another person's,
 * CONFLICT once it is submitted
 */
export async function lockDraft(tx: Queryable, viewer: Viewer, timesheetId: number): Promise<LockedSheet> {
  const sheet = await lockSheet(tx, viewer, timesheetId);
  requireDraft(viewer, sheet, 'Only draft entries can be edited');
  return sheet;
}

/** Counts a change of the sheet or of its entries; after all of them, once. */
export async function touchSheet(tx: Queryable, id: number): Promise<void> {
  await tx.query('update timesheet set version = version + 1, updated_at = now() where id = $1', [id]);
}

/** @throws CONFLICT when the locked sheet would have more than 200 entries with `adding` more */
export async function requireRoom(tx: Queryable, id: number, adding: number): Promise<void> {
  const present = await tx.one<{ count: number }>(
    'select count(*) as count from time_entry where timesheet_id = $1',
    [id],
  );
  if ((present?.count ?? 0) + adding > TimesheetLimits.timeEntries)
    throw conflict(`A timesheet holds at most ${TimesheetLimits.timeEntries} entries.`);
}
