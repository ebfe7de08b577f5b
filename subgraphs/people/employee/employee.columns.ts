import { Columns } from '../../kit/columns.js';
import type { EmploymentStatus, EmploymentType } from './employee.kinds.js';

/** An employment record as it is read; private fields are masked by the resolvers. */
export interface EmployeeRow {
  id: number;
  userId: number;
  employeeId: string;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  departmentId: number | null;
  departmentName: string | null;
  managerId: number | null;
  /** YYYY-MM-DD. */
  hireDate: string;
  /** Last day, for people who left. */
  endedOn: string | null;
  isActive: boolean;
  employmentStatus: EmploymentStatus;
  employmentType: EmploymentType;
  phoneNumber: string | null;
  salary: string;
  weeklyHours: string;
  addressLine1: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  country: string | null;
  version: number;
  createdAt: string;
}

const NAMES = ['firstName', 'lastName'] as const;

/** The columns of `employee e`, and which of them a field of the graph is made of. */
export const EMPLOYEE = new Columns<EmployeeRow>({
  columns: {
    id: 'e.id',
    userId: 'e.user_id',
    employeeId: 'e.employee_number',
    firstName: 'e.first_name',
    lastName: 'e.last_name',
    email: 'e.email',
    jobTitle: 'e.job_title',
    departmentId: 'e.department_id',
    departmentName: 'e.department_name',
    managerId: 'e.manager_id',
    hireDate: 'e.hire_date',
    endedOn: 'e.ended_on',
    isActive: 'e.is_active',
    employmentStatus: 'e.employment_status',
    employmentType: 'e.employment_type',
    phoneNumber: 'e.phone_number',
    salary: 'e.salary',
    weeklyHours: 'e.weekly_hours',
    addressLine1: 'e.address_line1',
    city: 'e.city',
    state: 'e.state',
    zipCode: 'e.zip_code',
    country: 'e.country',
    version: 'e.version',
    createdAt: 'e.created_at',
  },
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
