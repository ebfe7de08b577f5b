import type { RequestContext } from '../../kit/request/context.js';
import { notFound, Problems } from '../../kit/request/errors.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import type { TimeEntryChanges } from '../generated/schema.js';
import { database } from '../database.js';
import { lockDraft, requireRoom, touchSheet } from '../timesheet/draft.service.js';
import type { LockedSheet } from '../timesheet/timesheet.lock.js';
import type { TimeEntryRow } from './timeEntry.columns.js';
import { timeEntryById, visibleTimeEntries } from './timeEntry.loader.js';
import { readTimeEntry } from './timeEntryInput.service.js';
import {
  audited,
  deleteEntries,
  factsOf,
  insertEntries,
  isChanged,
  updateEntries,
} from './timeEntryWrite.service.js';

function required<Row>(row: Row | null | undefined): Row {
  if (!row) throw notFound();
  return row;
}

/** @throws NOT_FOUND for an id that does not exist or is hidden from the viewer */
export const findTimeEntry = async (context: RequestContext, id: number): Promise<TimeEntryRow> =>
  required(await timeEntryById(context).load(id));

/** The entry as it is inside a transaction. @throws NOT_FOUND as findTimeEntry */
export const readEntry = async (tx: Queryable, viewer: Viewer, id: number): Promise<TimeEntryRow> =>
  required((await visibleTimeEntries(tx, viewer, [id]))[0]);

/**
 * Adds an entry to the viewer's own draft. @throws BAD_USER_INPUT per field, NOT_FOUND, FORBIDDEN, CONFLICT once it
 * is submitted
 */
export async function createTimeEntry(
  context: RequestContext,
  input: TimeEntryChanges & { timesheet: number },
): Promise<TimeEntryRow> {
  const viewer = requireViewer(context);
  const made = await database.write(context, async (tx) => {
    const sheet = await lockDraft(tx, viewer, input.timesheet);
    const problems = new Problems();
    const facts = readTimeEntry(input, {}, sheet.weekStartDate, problems);
    problems.throwIfAny();
    await requireRoom(tx, sheet.id, 1);
    const [id = 0] = await insertEntries(tx, sheet, [facts]);
    await tx.audit({
      action: 'timeEntry.create',
      objectType: 'timeEntry',
      objectId: id,
      after: audited(facts),
    });
    await touchSheet(tx, sheet.id);
    return readEntry(tx, viewer, id);
  });
  context.loaders.clear();
  return made;
}

/**
 * An entry of the viewer's own draft, locked with its timesheet. It is read twice: to find its timesheet, and again
 * once that is locked.
 */
async function lockEntry(
  tx: Transaction,
  viewer: Viewer,
  id: number,
): Promise<{ sheet: LockedSheet; entry: TimeEntryRow }> {
  const { timesheetId } = await readEntry(tx, viewer, id);
  const sheet = await lockDraft(tx, viewer, timesheetId);
  return { sheet, entry: await readEntry(tx, viewer, id) };
}

/** Changes an entry of the viewer's own draft. @throws as createTimeEntry */
export async function updateTimeEntry(
  context: RequestContext,
  id: number,
  input: TimeEntryChanges,
  version?: number | null,
): Promise<TimeEntryRow> {
  const viewer = requireViewer(context);
  const changed = await database.write(context, async (tx) => {
    const { sheet, entry } = await lockEntry(tx, viewer, id);
    requireVersion(version, entry.version, sheet.status);
    const before = factsOf(entry);
    const problems = new Problems();
    const after = readTimeEntry(input, before, sheet.weekStartDate, problems);
    problems.throwIfAny();
    if (!isChanged({ id, before, after })) return entry;
    await updateEntries(tx, [{ id, before, after }]);
    await tx.audit({
      action: 'timeEntry.update',
      objectType: 'timeEntry',
      objectId: id,
      before: audited(before),
      after: audited(after),
    });
    await touchSheet(tx, sheet.id);
    return readEntry(tx, viewer, id);
  });
  context.loaders.clear();
  return changed;
}

/** Deletes an entry of the viewer's own draft. @throws as createTimeEntry */
export async function deleteTimeEntry(context: RequestContext, id: number): Promise<boolean> {
  const viewer = requireViewer(context);
  await database.write(context, async (tx) => {
    const { sheet, entry } = await lockEntry(tx, viewer, id);
    await deleteEntries(tx, [id]);
    await tx.audit({
      action: 'timeEntry.delete',
      objectType: 'timeEntry',
      objectId: id,
      before: audited(factsOf(entry)),
    });
    await touchSheet(tx, sheet.id);
    return true;
  });
  context.loaders.clear();
  return true;
}
