import type { Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { employeeById } from '../employee/employee.loader.js';
import { hours } from './hours.js';
import { mayDecide, mayEdit } from './timesheet.access.js';
import { timesheetById } from './timesheet.loader.js';
import {
  createTimesheet,
  currentTimesheet,
  findTimesheet,
  openCurrentTimesheet,
  weekTimesheet,
} from './timesheet.service.js';
import { TIMESHEET_STATUS } from './timesheet.status.js';
import { listSubmitted, listTimesheets } from './timesheetList.service.js';
import { approveTimesheet, rejectTimesheet, submitTimesheet } from './timesheetStatus.service.js';

export const timesheetResolvers = {
  TimesheetStatus: TIMESHEET_STATUS,
  Query: {
    timesheets: (_root, args, context) => listTimesheets(context, args),
    timesheet: (_root, { id }, context) => findTimesheet(context, id),
    currentTimesheet: (_root, _args, context) => currentTimesheet(context),
    weekTimesheet: (_root, { weekStartDate }, context) => weekTimesheet(context, weekStartDate),
    mySubmittedTimesheets: (_root, args, context) => listSubmitted(context, args),
  },
  Mutation: {
    createTimesheet: (_root, { input }, context) => createTimesheet(context, input),
    openCurrentTimesheet: (_root, _args, context) => openCurrentTimesheet(context),
    submitTimesheet: (_root, order, context) => submitTimesheet(context, order),
    approveTimesheet: (_root, order, context) => approveTimesheet(context, order),
    rejectTimesheet: (_root, order, context) => rejectTimesheet(context, order),
  },
  Timesheet: {
    __resolveReference: ({ id }, context) => timesheetById(context).load(id),
    employee: ({ employeeId }, _args, context) => employeeById(context).load(employeeId),
    totalHours: ({ totalSeconds }) => hours(totalSeconds),
    viewerCan: (row) => row,
  },
  TimesheetActions: {
    edit: (row, _args, context) => mayEdit(requireViewer(context), row),
    submit: (row, _args, context) => mayEdit(requireViewer(context), row),
    decide: (row, _args, context) => mayDecide(requireViewer(context), row),
  },
} satisfies Resolvers;
