import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { hours } from './hours.js';
import { entriesOf, timesheetById } from './timesheet.loader.js';
import type { TimeEntryRow, TimesheetRow } from './timesheet.loader.js';
import { currentTimesheet } from './timesheet.service.js';
import { TIMESHEET_STATUS } from './timesheet.status.js';

export const timesheetResolvers: Resolvers = {
  TimesheetStatus: TIMESHEET_STATUS,
  Query: {
    currentTimesheet: (_root: unknown, _args: unknown, context: RequestContext) => currentTimesheet(context),
  },
  Timesheet: {
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => timesheetById(context).load(id),
    totalHours: ({ totalSeconds }: TimesheetRow) => hours(totalSeconds),
    timeEntries: async ({ id }: TimesheetRow, _args: unknown, context: RequestContext) => (await entriesOf(context).load(id)) ?? [],
  },
  TimeEntry: {
    hoursWorked: ({ workedSeconds }: TimeEntryRow) => hours(workedSeconds),
  },
};
