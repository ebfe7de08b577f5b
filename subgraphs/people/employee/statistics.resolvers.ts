import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { employeeStatistics, headcountByDepartment, headcountByType } from './statistics.service.js';

export const statisticsResolvers: Resolvers = {
  Query: {
    employeeStatistics: (_root: unknown, _args: unknown, context: RequestContext) => employeeStatistics(context),
  },
  EmployeeStatistics: {
    byDepartment: (_row: unknown, _args: unknown, context: RequestContext) => headcountByDepartment(context),
    byEmploymentType: (_row: unknown, _args: unknown, context: RequestContext) => headcountByType(context),
  },
};
