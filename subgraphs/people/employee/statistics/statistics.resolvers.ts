import type { Resolvers } from '../../generated/resolvers.js';
import { employeeStatistics, headcountByDepartment, headcountByType } from './statistics.service.js';

export const statisticsResolvers = {
  Query: {
    employeeStatistics: (_root, _args, context) => employeeStatistics(context),
  },
  EmployeeStatistics: {
    byDepartment: (_row, _args, context) => headcountByDepartment(context),
    byEmploymentType: (_row, _args, context) => headcountByType(context),
  },
} satisfies Resolvers;
