import { certain } from '../../kit/graphql/loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { hours } from '../timesheet/hours.js';
import { mayEdit } from '../timesheet/timesheet.access.js';
import { timesheetById } from '../timesheet/timesheet.loader.js';
import { correctTimesheet } from './correctTimesheet.service.js';
import { saveTimesheet } from './saveTimesheet.service.js';
import { entriesOf, timeEntryById } from './timeEntry.loader.js';
import { createTimeEntry, deleteTimeEntry, findTimeEntry, updateTimeEntry } from './timeEntry.service.js';
import { listTimeEntries } from './timeEntryList.service.js';

/** The fixed break. */
const BREAK_SECONDS = 15 * 60;

export const timeEntryResolvers = {
  Query: {
    timeEntries: (_root, args, context) => listTimeEntries(context, args),
    timeEntry: (_root, { id }, context) => findTimeEntry(context, id),
  },
  Mutation: {
    createTimeEntry: (_root, { input }, context) => createTimeEntry(context, input),
    updateTimeEntry: (_root, { id, input, version }, context) => updateTimeEntry(context, id, input, version),
    deleteTimeEntry: (_root, { id }, context) => deleteTimeEntry(context, id),
    correctTimesheet: (_root, { id }, context) => correctTimesheet(context, id),
    saveTimesheet: (_root, args, context) => saveTimesheet(context, args),
  },
  Timesheet: {
    timeEntries: async ({ id }, _args, context) => (await entriesOf(context).load(id)) ?? [],
  },
  TimeEntry: {
    __resolveReference: ({ id }, context) => timeEntryById(context).load(id),
    timesheet: ({ timesheetId }, _args, context) => certain(timesheetById(context).load(timesheetId)),
    hoursWorked: ({ workedSeconds }) => hours(workedSeconds),
    netHours: ({ workedSeconds }) => hours(Math.max(0, workedSeconds - BREAK_SECONDS)),
    viewerCanEdit: (row, _args, context) => mayEdit(requireViewer(context), row),
  },
} satisfies Resolvers;
