import type { RequestContext } from '../../kit/context.js';
import type { ListArgs } from '../../kit/list.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { headcounts } from '../employee/headcount.loader.js';
import { departmentById } from './department.loader.js';
import { createDepartment, deleteDepartment, listDepartments, updateDepartment } from './department.service.js';
import type { DepartmentInput } from './department.service.js';

/** An employee row knows its department's id and name only, so the code may have to be looked up. */
type KnownDepartment = { id: number; name: string; code?: string };

export const departmentResolvers: Resolvers = {
  Query: {
    departments: (_root: unknown, args: ListArgs) => listDepartments(args),
    department: (_root: unknown, { id }: { id: number }, context: RequestContext) => departmentById(context).load(id),
  },
  Mutation: {
    createDepartment: (_root: unknown, { input }: { input: DepartmentInput }, context: RequestContext) => createDepartment(context, input),
    updateDepartment: (_root: unknown, { id, input }: { id: number; input: DepartmentInput }, context: RequestContext) => updateDepartment(context, id, input),
    deleteDepartment: (_root: unknown, { id }: { id: number }, context: RequestContext) => deleteDepartment(context, id),
  },
  Department: {
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => departmentById(context).load(id),
    code: async (row: KnownDepartment, _args: unknown, context: RequestContext) => row.code ?? (await departmentById(context).load(row.id))?.code,
    employeeCount: (row: KnownDepartment, _args: unknown, context: RequestContext) => headcounts(context).load(`department:${row.id}`).then((count) => count ?? 0),
  },
};
