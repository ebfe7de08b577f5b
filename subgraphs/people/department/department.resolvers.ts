import { certain } from '../../kit/graphql/loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { headcounts } from './headcount.loader.js';
import { departmentById } from './department.loader.js';
import {
  createDepartment,
  deleteDepartment,
  listDepartments,
  updateDepartment,
} from './department.service.js';

export const departmentResolvers = {
  Query: {
    departments: (_root, args) => listDepartments(args),
    department: (_root, { id }, context) => departmentById(context).load(id),
  },
  Mutation: {
    createDepartment: (_root, { input }, context) => createDepartment(context, input),
    updateDepartment: (_root, { id, input }, context) => updateDepartment(context, id, input),
    deleteDepartment: (_root, { id }, context) => deleteDepartment(context, id),
  },
  Department: {
    __resolveReference: ({ id }, context) => departmentById(context).load(id),
    code: async (row, _args, context) =>
      row.code ?? (await certain(departmentById(context).load(row.id))).code,
    employeeCount: (row, _args, context) =>
      headcounts(context)
        .load(`department:${row.id}`)
        .then((count) => count ?? 0),
  },
} satisfies Resolvers;
