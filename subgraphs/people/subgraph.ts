import { defineSubgraph } from '../kit/subgraph.js';
import { database } from './database.js';
import { departmentResolvers } from './department/department.resolvers.js';
import { employeeResolvers } from './employee/employee.resolvers.js';
import { followUser, person } from './employee/person.service.js';
import { statisticsResolvers } from './employee/statistics.resolvers.js';
import { orgChartResolvers } from './orgChart/orgChart.resolvers.js';
import { timesheetResolvers } from './timesheet/timesheet.resolvers.js';

/** Departments, employment records, what is counted over them, the organisation chart, and timesheets. */
export const people = defineSubgraph({
  name: 'people',
  folder: import.meta.url,
  resolvers: [departmentResolvers, employeeResolvers, statisticsResolvers, orgChartResolvers, timesheetResolvers],
  database,
  consumes: { 'user.changed': followUser },
  internal: { person },
});
