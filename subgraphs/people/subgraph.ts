import { defineSubgraph } from '../kit/subgraph.js';
import { database } from './database.js';
import { departmentResolvers } from './department/department.resolvers.js';
import { employeeResolvers } from './employee/employee.resolvers.js';
import { followUser, person } from './employee/person.service.js';
import { statisticsResolvers } from './employee/statistics.resolvers.js';

/** Departments, employment records and what is counted over them. */
export const people = defineSubgraph({
  name: 'people',
  folder: import.meta.url,
  resolvers: [departmentResolvers, employeeResolvers, statisticsResolvers],
  database,
  consumes: { 'user.changed': followUser },
  internal: { person },
});
