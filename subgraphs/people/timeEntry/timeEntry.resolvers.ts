import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { hours } from '../timesheet/hours.js';
import { mayEdit } from '../timesheet/timesheet.access.js';
import { timesheetById } from '../timesheet/timesheet.loader.js';
import { timeEntryById } from './timeEntry.loader.js';
import type { TimeEntryRow } from './timeEntry.loader.js';
import { createTimeEntry, deleteTimeEntry, findTimeEntry, updateTimeEntry } from './timeEntry.service.js';
import type { TimeEntryGiven } from './timeEntryInput.service.js';
import { listTimeEntries } from './timeEntryList.service.js';
import type { TimeEntryListArgs } from './timeEntryList.service.js';

/** The fixed break (A9.9). */
const BREAK_SECONDS = 15 * 60;

interface Update {
  id: number;
  input: TimeEntryGiven;
  version?: number | null;
}

export const timeEntryResolvers: Resolvers = {
  Query: {
    timeEntries: (_root: unknown, args: TimeEntryListArgs, context: RequestContext) => listTimeEntries(context, args),
    timeEntry: (_root: unknown, { id }: { id: number }, context: RequestContext) => findTimeEntry(context, id),
  },
  Mutation: {
    createTimeEntry: (_root: unknown, { input }: { input: TimeEntryGiven & { timesheet: number } }, context: RequestContext) => createTimeEntry(context, input),
    updateTimeEntry: (_root: unknown, { id, input, version }: Update, context: RequestContext) => updateTimeEntry(context, id, input, version),
    deleteTimeEntry: (_root: unknown, { id }: { id: number }, context: RequestContext) => deleteTimeEntry(context, id),
  },
  TimeEntry: {
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => timeEntryById(context).load(id),
    timesheet: ({ timesheetId }: TimeEntryRow, _args: unknown, context: RequestContext) => timesheetById(context).load(timesheetId),
    hoursWorked: ({ workedSeconds }: TimeEntryRow) => hours(workedSeconds),
    netHours: ({ workedSeconds }: TimeEntryRow) => hours(Math.max(0, workedSeconds - BREAK_SECONDS)),
    viewerCanEdit: (row: TimeEntryRow, _args: unknown, context: RequestContext) => mayEdit(requireViewer(context), row),
  },
};
