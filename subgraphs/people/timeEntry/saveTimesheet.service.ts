import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { checkCount } from '../../kit/graphql/limits.js';
import { requireVersion } from '../../kit/request/version.js';
import { TimesheetLimits } from '../generated/limits.js';
import type { MutationSaveTimesheetArgs } from '../generated/schema.js';
import type { EntryFacts, TimeEntryRow } from './timeEntry.columns.js';
import { entriesInOrder } from './timeEntry.loader.js';
import { readTimeEntry } from './timeEntryInput.service.js';
import {
  audited,
  deleteEntries,
  factsOf,
  insertEntries,
  isChanged,
  updateEntries,
} from './timeEntryWrite.service.js';
import type { EntryChange } from './timeEntryWrite.service.js';
import { lockDraft, requireRoom, touchSheet } from '../timesheet/draft.service.js';
import type { TimesheetRow } from '../timesheet/timesheet.loader.js';
import type { LockedSheet } from '../timesheet/timesheet.lock.js';
import { writeSheet } from '../timesheet/timesheet.service.js';

/** What saving comes to, settled before anything is written. */
interface Plan {
  removed: TimeEntryRow[];
  added: EntryFacts[];
  changed: EntryChange[];
}

const UNKNOWN = 'This entry is not in the timesheet.';

function requireShort({ entries, removed }: MutationSaveTimesheetArgs): void {
  const problems = new Problems();
  checkCount(problems, 'entries', entries, TimesheetLimits.timeEntries);
  checkCount(problems, 'removed', removed, TimesheetLimits.timeEntries);
  problems.throwIfAny();
}

/**
 * @throws BAD_USER_INPUT by position in the list for all invalid fields, CONFLICT for an entry that changed since
 * it was read
 */
function planOf(
  sheet: LockedSheet,
  stored: Map<number, TimeEntryRow>,
  { entries, removed }: MutationSaveTimesheetArgs,
): Plan {
  const problems = new Problems();
  const plan: Plan = { removed: [], added: [], changed: [] };
  const take = (id: number, field: string): TimeEntryRow | null => {
    const entry = stored.get(id) ?? null;
    stored.delete(id); // named twice, or removed and changed, it is not there the second time
    if (!entry) problems.add(field, UNKNOWN);
    return entry;
  };
  for (const id of new Set(removed ?? [])) {
    const entry = take(id, 'removed');
    if (entry) plan.removed.push(entry);
  }
  for (const [place, { id, version, ...given }] of entries.entries()) {
    const at = `entries.${place}.`;
    if (id == null) {
      plan.added.push(readTimeEntry(given, {}, sheet.weekStartDate, problems, at));
      continue;
    }
    const entry = take(id, `${at}id`);
    if (!entry) continue;
    requireVersion(version, entry.version, sheet.status);
    const before = factsOf(entry);
    plan.changed.push({ id, before, after: readTimeEntry(given, before, sheet.weekStartDate, problems, at) });
  }
  problems.throwIfAny();
  return { ...plan, changed: plan.changed.filter(isChanged) };
}

/**
 * Writes several entries of the viewer's own draft, all or none, in a constant number of statements; unchanged
 * entries are not written. @throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT once it is submitted
 */
export function saveTimesheet(
  context: RequestContext,
  args: MutationSaveTimesheetArgs,
): Promise<TimesheetRow> {
  return writeSheet(context, async (tx, viewer) => {
    const sheet = await lockDraft(tx, viewer, args.id);
    requireShort(args);
    requireVersion(args.version, sheet.version, sheet.status);
    const stored = new Map((await entriesInOrder(tx, viewer, sheet.id)).map((entry) => [entry.id, entry]));
    const { removed, added, changed } = planOf(sheet, stored, args);
    if (removed.length + added.length + changed.length === 0) return sheet.id;

    await deleteEntries(
      tx,
      removed.map(({ id }) => id),
    );
    await requireRoom(tx, sheet.id, added.length);
    await updateEntries(tx, changed);
    const ids = await insertEntries(tx, sheet, added);
    await touchSheet(tx, sheet.id);
    await tx.audit({
      action: 'timesheet.save',
      objectType: 'timesheet',
      objectId: sheet.id,
      before: {
        removed: removed.map((entry) => ({ id: entry.id, ...audited(factsOf(entry)) })),
        changed: changed.map(({ id, before }) => ({ id, ...audited(before) })),
      },
      after: {
        added: added.map((entry, place) => ({ id: ids[place], ...audited(entry) })),
        changed: changed.map(({ id, after }) => ({ id, ...audited(after) })),
      },
    });
    return sheet.id;
  });
}
