import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { employeeById } from '../employee/employee.loader.js';
import { entriesOf } from '../timeEntry/timeEntry.loader.js';
import { correctTimesheet } from './correctTimesheet.service.js';
import { hours } from './hours.js';
import { saveTimesheet } from './saveTimesheet.service.js';
import type { SaveArgs } from './saveTimesheet.service.js';
import { mayDecide, mayEdit } from './timesheet.access.js';
import { timesheetById } from './timesheet.loader.js';
import type { TimesheetRow } from './timesheet.loader.js';
import { createTimesheet, currentTimesheet, findTimesheet, openCurrentTimesheet, weekTimesheet } from './timesheet.service.js';
import { TIMESHEET_STATUS } from './timesheet.status.js';
import { listSubmitted, listTimesheets } from './timesheetList.service.js';
import type { SubmittedArgs, TimesheetListArgs } from './timesheetList.service.js';
import { approveTimesheet, rejectTimesheet, submitTimesheet } from './timesheetStatus.service.js';

interface Order {
  id: number;
  version?: number | null;
}

export const timesheetResolvers: Resolvers = {
  TimesheetStatus: TIMESHEET_STATUS,
  Query: {
    timesheets: (_root: unknown, args: TimesheetListArgs, context: RequestContext) => listTimesheets(context, args),
    timesheet: (_root: unknown, { id }: { id: number }, context: RequestContext) => findTimesheet(context, id),
    currentTimesheet: (_root: unknown, _args: unknown, context: RequestContext) => currentTimesheet(context),
    weekTimesheet: (_root: unknown, { weekStartDate }: { weekStartDate: string }, context: RequestContext) => weekTimesheet(context, weekStartDate),
    mySubmittedTimesheets: (_root: unknown, args: SubmittedArgs, context: RequestContext) => listSubmitted(context, args),
  },
  Mutation: {
    createTimesheet: (_root: unknown, { input }: { input: { weekStartDate: string } }, context: RequestContext) => createTimesheet(context, input),
    correctTimesheet: (_root: unknown, { id }: { id: number }, context: RequestContext) => correctTimesheet(context, id),
    openCurrentTimesheet: (_root: unknown, _args: unknown, context: RequestContext) => openCurrentTimesheet(context),
    saveTimesheet: (_root: unknown, args: SaveArgs, context: RequestContext) => saveTimesheet(context, args),
    submitTimesheet: (_root: unknown, order: Order, context: RequestContext) => submitTimesheet(context, order),
    approveTimesheet: (_root: unknown, order: Order, context: RequestContext) => approveTimesheet(context, order),
    rejectTimesheet: (_root: unknown, order: Order & { reason?: string | null }, context: RequestContext) => rejectTimesheet(context, order),
  },
  Timesheet: {
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => timesheetById(context).load(id),
    employee: ({ employeeId }: TimesheetRow, _args: unknown, context: RequestContext) => employeeById(context).load(employeeId),
    totalHours: ({ totalSeconds }: TimesheetRow) => hours(totalSeconds),
    timeEntries: async ({ id }: TimesheetRow, _args: unknown, context: RequestContext) => (await entriesOf(context).load(id)) ?? [],
    viewerCan: (row: TimesheetRow) => row,
  },
  TimesheetActions: {
    edit: (row: TimesheetRow, _args: unknown, context: RequestContext) => mayEdit(requireViewer(context), row),
    submit: (row: TimesheetRow, _args: unknown, context: RequestContext) => mayEdit(requireViewer(context), row),
    decide: (row: TimesheetRow, _args: unknown, context: RequestContext) => mayDecide(requireViewer(context), row),
  },
};
