import { EMPLOYEE } from '../employee/employee.columns.js';
import { employeeById, employeeByUser } from '../employee/employee.loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { postingsOf, reportsOf, reportUserIds } from './leaving.service.js';

export const leavingResolvers = {
  Query: {
    leaving: (_root, { employeeId }, context) => employeeById(context).load(employeeId),
  },
  Leaving: {
    __resolveReference: ({ userId }, context) => employeeByUser(context).load(userId),
    employee: (row) => row,
    reportUserIds: (row) => reportUserIds(row),
    reports: (row, _args, context, info) => reportsOf(context, row, EMPLOYEE.asked(info, ['results'])),
    postings: (row, _args, context) => postingsOf(context, row),
  },
} satisfies Resolvers;
