import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { changeEmployee, removeEmployee } from './change.service.js';
import type { ChangeInput } from './change.service.js';
import { mayRemove, mayUpdate, mayUpdateTerms, seesPrivate } from './employee.access.js';
import { EMPLOYMENT_STATUS, EMPLOYMENT_TYPE } from './employee.kinds.js';
import { employeeById, employeeByUser } from './employee.loader.js';
import type { EmployeeRow } from './employee.loader.js';
import { fullAddress, fullName, listEmployees, yearsOfService } from './employee.service.js';
import type { EmployeeFilter } from './employee.service.js';
import { teamUserIds } from './person.service.js';
import { headcounts } from './headcount.loader.js';
import { directReports, managerChain } from './reporting.loader.js';
import { hire } from './hire.service.js';
import type { HireInput } from './hire.service.js';

/** A field that only HR, Administrators and the person read, on whatever path the record was reached. */
const personal =
  <Value>(read: (row: EmployeeRow) => Value) =>
  (row: EmployeeRow, _args: unknown, context: RequestContext): Value | null =>
    seesPrivate(requireViewer(context), row) ? read(row) : null;

const managerOf = async (row: EmployeeRow, context: RequestContext) => (row.managerId === null ? null : employeeById(context).load(row.managerId));

export const employeeResolvers: Resolvers = {
  EmploymentStatus: EMPLOYMENT_STATUS,
  EmploymentType: EMPLOYMENT_TYPE,
  Query: {
    employees: (_root: unknown, filter: EmployeeFilter, context: RequestContext) => listEmployees(context, filter),
    employee: (_root: unknown, { id }: { id: number }, context: RequestContext) => employeeById(context).load(id),
    teamUserIds: (_root: unknown, _args: unknown, context: RequestContext) => teamUserIds(requireViewer(context)),
    myEmployee: (_root: unknown, _args: unknown, context: RequestContext) => employeeByUser(context).load(requireViewer(context).userId),
  },
  Mutation: {
    createEmployee: async (_root: unknown, { input }: { input: HireInput }, context: RequestContext) => {
      const id = await hire(context, input);
      return employeeById(context).load(id);
    },
    updateEmployee: async (_root: unknown, { id, input }: { id: number; input: ChangeInput }, context: RequestContext) => {
      await changeEmployee(context, id, input);
      return employeeById(context).load(id);
    },
    removeEmployee: (_root: unknown, { id }: { id: number }, context: RequestContext) => removeEmployee(context, id),
  },
  User: {
    __resolveReference: ({ id }: { id: number }) => ({ id }),
    employee: ({ id }: { id: number }, _args: unknown, context: RequestContext) => employeeByUser(context).load(id),
  },
  Employee: {
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => employeeById(context).load(id),
    user: (row: EmployeeRow) => ({ id: row.userId }),
    fullName: (row: EmployeeRow) => fullName(row),
    position: (row: EmployeeRow) => row.jobTitle,
    department: (row: EmployeeRow) => (row.departmentId === null ? null : { id: row.departmentId, name: row.departmentName }),
    manager: (row: EmployeeRow, _args: unknown, context: RequestContext) => managerOf(row, context),
    managerName: async (row: EmployeeRow, _args: unknown, context: RequestContext) => {
      const manager = await managerOf(row, context);
      return manager && fullName(manager);
    },
    managerChain: (row: EmployeeRow, _args: unknown, context: RequestContext) => managerChain(context, row),
    directReports: async (row: EmployeeRow, _args: unknown, context: RequestContext) => (await directReports(context).load(row.id)) ?? [],
    yearsOfService: (row: EmployeeRow, _args: unknown, context: RequestContext) => yearsOfService(context, row),
    directReportsCount: async (row: EmployeeRow, _args: unknown, context: RequestContext) => (await headcounts(context).load(`manager:${row.id}`)) ?? 0,
    departmentSize: async (row: EmployeeRow, _args: unknown, context: RequestContext) =>
      row.departmentId === null ? 0 : ((await headcounts(context).load(`department:${row.departmentId}`)) ?? 0),
    phoneNumber: personal((row) => row.phoneNumber),
    salary: personal((row) => row.salary),
    weeklyHours: personal((row) => row.weeklyHours),
    addressLine1: personal((row) => row.addressLine1),
    city: personal((row) => row.city),
    state: personal((row) => row.state),
    zipCode: personal((row) => row.zipCode),
    country: personal((row) => row.country),
    fullAddress: personal(fullAddress),
    viewerCan: (row: EmployeeRow) => row,
  },
  EmployeeActions: {
    update: (_row: EmployeeRow, _args: unknown, context: RequestContext) => mayUpdate(requireViewer(context)),
    updateTerms: (row: EmployeeRow, _args: unknown, context: RequestContext) => mayUpdateTerms(requireViewer(context), row),
    remove: (row: EmployeeRow, _args: unknown, context: RequestContext) => mayRemove(requireViewer(context), row),
  },
};
