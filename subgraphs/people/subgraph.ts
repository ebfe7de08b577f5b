import { defineSubgraph } from '../kit/subgraph.js';
import { attendanceResolvers } from './attendance/attendance.resolvers.js';
import { database } from './database.js';
import { departmentResolvers } from './department/department.resolvers.js';
import { employeeResolvers } from './employee/employee.resolvers.js';
import { followUser, person } from './employee/person.service.js';
import { statisticsResolvers } from './employee/statistics.resolvers.js';
import { orgChartResolvers } from './orgChart/orgChart.resolvers.js';
import { timeEntryResolvers } from './timeEntry/timeEntry.resolvers.js';
import { timesheetResolvers } from './timesheet/timesheet.resolvers.js';
import { trackingResolvers } from './tracking/tracking.resolvers.js';

/** Departments, employment records, what is counted over them, the organisation chart, timesheets, work sessions and attendance. */
export const people = defineSubgraph({
  name: 'people',
  folder: import.meta.url,
  resolvers: [departmentResolvers, employeeResolvers, statisticsResolvers, orgChartResolvers, timesheetResolvers, timeEntryResolvers, trackingResolvers, attendanceResolvers],
  database,
  consumes: { 'user.changed': followUser },
  internal: { person },
});
