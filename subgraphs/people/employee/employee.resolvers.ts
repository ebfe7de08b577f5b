import type { RequestContext } from '../../kit/request/context.js';
import { certain } from '../../kit/graphql/loader.js';
import type { ResolverFn, Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { changeEmployee, removeEmployee } from './hiring/change.service.js';
import { mayRemove, mayUpdate, mayUpdateTerms, seesPrivate } from './employee.access.js';
import { EMPLOYEE_FIELD, EMPLOYMENT_STATUS, EMPLOYMENT_TYPE } from './employee.kinds.js';
import { employeeById, employeeByUser } from './employee.loader.js';
import { EMPLOYEE } from './employee.columns.js';
import type { EmployeeRow } from './employee.columns.js';
import { exportEmployees } from './employeeExport.service.js';
import { employeeHistory } from './employeeHistory.service.js';
import { fullAddress, fullName, listEmployees, yearsOfService } from './employee.service.js';
import { teamUserIds } from './person.service.js';
import { headcounts } from '../department/headcount.loader.js';
import { managerCandidates } from './managerSearch.service.js';
import { directReports, managerChain } from './reporting.loader.js';
import { hire } from './hiring/hire.service.js';

/** A field that only HR, Administrators and the person read, on whatever path the record was reached. */
const personal =
  <Value>(read: (row: EmployeeRow) => Value): ResolverFn<Value | null, EmployeeRow, RequestContext, object> =>
  (row, _args, context) =>
    seesPrivate(requireViewer(context), row) ? read(row) : null;

const managerOf = async (row: EmployeeRow, context: RequestContext) =>
  row.managerId === null ? null : employeeById(context).load(row.managerId);

export const employeeResolvers = {
  EmploymentStatus: EMPLOYMENT_STATUS,
  EmploymentType: EMPLOYMENT_TYPE,
  EmployeeField: EMPLOYEE_FIELD,
  Query: {
    employees: (_root, filter, context, info) =>
      listEmployees(context, filter, EMPLOYEE.asked(info, ['results'])),
    managerCandidates: (_root, args, context, info) => managerCandidates(context, args, EMPLOYEE.asked(info)),
    employeeHistory: (_root, args, context) => employeeHistory(context, args),
    employee: (_root, { id }, context) => employeeById(context).load(id),
    teamUserIds: (_root, _args, context) => teamUserIds(requireViewer(context)),
    myEmployee: (_root, _args, context) => employeeByUser(context).load(requireViewer(context).userId),
  },
  Mutation: {
    createEmployee: async (_root, { input }, context) => {
      const id = await hire(context, input);
      return certain(employeeById(context).load(id));
    },
    updateEmployee: async (_root, { id, input }, context) => {
      await changeEmployee(context, id, input);
      return certain(employeeById(context).load(id));
    },
    removeEmployee: (_root, { id }, context) => removeEmployee(context, id),
    exportEmployees: (_root, args, context, info) =>
      exportEmployees(context, args, EMPLOYEE.asked(info, ['results'])),
  },
  User: {
    __resolveReference: ({ id }) => ({ id }),
    employee: ({ id }, _args, context) => employeeByUser(context).load(id),
  },
  Employee: {
    __resolveReference: ({ id }, context) => employeeById(context).load(id),
    user: (row) => ({ id: row.userId }),
    fullName: (row) => fullName(row),
    position: (row) => row.jobTitle,
    department: (row) =>
      row.departmentId === null ? null : { id: row.departmentId, name: row.departmentName ?? '' },
    manager: (row, _args, context) => managerOf(row, context),
    managerName: async (row, _args, context) => {
      const manager = await managerOf(row, context);
      return manager && fullName(manager);
    },
    managerChain: (row, _args, context) => managerChain(context, row),
    directReports: async (row, _args, context) => (await directReports(context).load(row.id)) ?? [],
    yearsOfService: (row, _args, context) => yearsOfService(context, row),
    directReportsCount: async (row, _args, context) =>
      (await headcounts(context).load(`manager:${row.id}`)) ?? 0,
    departmentSize: async (row, _args, context) =>
      row.departmentId === null
        ? 0
        : ((await headcounts(context).load(`department:${row.departmentId}`)) ?? 0),
    phoneNumber: personal((row) => row.phoneNumber),
    salary: personal((row) => row.salary),
    weeklyHours: personal((row) => row.weeklyHours),
    addressLine1: personal((row) => row.addressLine1),
    city: personal((row) => row.city),
    state: personal((row) => row.state),
    zipCode: personal((row) => row.zipCode),
    country: personal((row) => row.country),
    fullAddress: personal(fullAddress),
    viewerCan: (row) => row,
  },
  EmployeeChange: {
    changedBy: ({ changedById }) => (changedById === null ? null : { id: changedById }),
  },
  EmployeeActions: {
    update: (_row, _args, context) => mayUpdate(requireViewer(context)),
    updateTerms: (row, _args, context) => mayUpdateTerms(requireViewer(context), row),
    remove: (row, _args, context) => mayRemove(requireViewer(context), row),
  },
} satisfies Resolvers;
