import { createFileSweep } from '../kit/files/files.js';
import { together } from '../kit/graphql/resolvers.js';
import type { Complete } from '../kit/graphql/resolvers.js';
import { defineSubgraph } from '../kit/service/subgraph.js';
import type { Resolvers } from './generated/resolvers.js';
import { applicationResolvers } from './application/application.resolvers.js';
import { attendanceResolvers } from './attendance/attendance.resolvers.js';
import { database } from './database.js';
import { figuresResolvers } from './figures/figures.resolvers.js';
import { departmentResolvers } from './department/department.resolvers.js';
import { employeeResolvers } from './employee/employee.resolvers.js';
import { followUser, person } from './employee/person.service.js';
import { statisticsResolvers } from './employee/statistics/statistics.resolvers.js';
import { employeeImportResolvers } from './employeeImport/employeeImport.resolvers.js';
import { importEvents, importRunner } from './employeeImport/importEvents.service.js';
import { findResolvers } from './find/find.resolvers.js';
import { goalResolvers } from './goal/goal.resolvers.js';
import { holidayResolvers } from './holiday/holiday.resolvers.js';
import { leavingResolvers } from './leaving/leaving.resolvers.js';
import { lookupResolvers } from './lookup/lookup.resolvers.js';
import { orgChartResolvers } from './orgChart/orgChart.resolvers.js';
import { performanceReviewResolvers } from './performanceReview/performanceReview.resolvers.js';
import { postingResolvers } from './posting/posting.resolvers.js';
import { recommendationResolvers } from './recommendation/recommendation.resolvers.js';
import { forgetOldRuns } from './recommendation/recommendationRun.service.js';
import { reviewCycleResolvers } from './reviewCycle/reviewCycle.resolvers.js';
import { timeEntryResolvers } from './timeEntry/timeEntry.resolvers.js';
import { timesheetResolvers } from './timesheet/timesheet.resolvers.js';
import { trackingResolvers } from './tracking/tracking.resolvers.js';
import { waitingResolvers } from './waiting/waiting.resolvers.js';

const sweepOwnFiles = createFileSweep(database, 'people');

/**
 * Departments, employee records, statistics, the organisation chart, timesheets, work sessions, attendance,
 * recruitment, public holidays, performance reviews and goals.
 */
export const people = defineSubgraph({
  name: 'people',
  folder: import.meta.url,
  resolvers: together(
    departmentResolvers,
    employeeResolvers,
    findResolvers,
    waitingResolvers,
    employeeImportResolvers,
    statisticsResolvers,
    leavingResolvers,
    orgChartResolvers,
    timesheetResolvers,
    timeEntryResolvers,
    trackingResolvers,
    attendanceResolvers,
    lookupResolvers,
    postingResolvers,
    applicationResolvers,
    recommendationResolvers,
    holidayResolvers,
    figuresResolvers,
    reviewCycleResolvers,
    performanceReviewResolvers,
    goalResolvers,
  ) satisfies Complete<Resolvers>,
  database,
  consumes: { 'user.changed': followUser, ...importEvents },
  internal: { person },
  start: (config) => importRunner.start(config),
  sweep: async (config) => {
    await importRunner.sweep();
    await forgetOldRuns();
    await sweepOwnFiles(config);
  },
});
