import { Columns } from '../../kit/postgres/columns.js';
import { columnMapOf } from '../../kit/postgres/entityColumns.js';
import { Employee } from './employee.entity.js';

const UNREAD = ['userIsActive', 'updatedAt'] as const satisfies readonly (keyof Employee)[];

/** An employment record as it is read; private fields are masked by the resolvers. */
export interface EmployeeRow extends Omit<Employee, (typeof UNREAD)[number]> {
  isActive: boolean;
  createdAt: string;
}

const NAMES = ['firstName', 'lastName'] as const;

/** The columns of `employee e`, and which of them a field of the graph is made of. */
export const EMPLOYEE = new Columns<EmployeeRow>({
  columns: { ...columnMapOf(Employee, 'e', UNREAD), isActive: 'e.is_active', createdAt: 'e.created_at' },
  joins: {},
  // Whose record it is decides over the private fields.
  always: ['id', 'userId'],
  fields: {
    user: [],
    fullName: NAMES,
    position: ['jobTitle'],
    department: ['departmentId', 'departmentName'],
    departmentSize: ['departmentId'],
    manager: ['managerId'],
    managerName: ['managerId'],
    managerChain: [],
    directReports: [],
    directReportsCount: [],
    yearsOfService: ['hireDate', 'endedOn'],
    fullAddress: ['addressLine1', 'city', 'state', 'zipCode', 'country'],
    viewerCan: [],
  },
});

/** All of them, ready for SELECT. */
export const EMPLOYEE_COLUMNS = EMPLOYEE.all.select;
