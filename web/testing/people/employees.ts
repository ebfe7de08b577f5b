import type { RequestHandler } from 'msw';

import {
  AccountsDocument,
  DepartmentsDocument,
  EmployeeDetailsDocument,
  EmployeeHistoryDocument,
  EmployeeStatisticsDocument,
  EmployeeToEditDocument,
  PersonReviewsDocument,
  PickedEmployeeDocument,
  UnfinishedHiresDocument,
  type EmployeeDetailsQuery,
  type EmployeeHistoryQuery,
  type EmployeesQuery,
  type EmployeeToEditQuery,
  type UnfinishedHiresQuery,
} from '../../generated/graphql';
import { answers, person, type DataOf } from '../graph';

type Details = NonNullable<DataOf<EmployeeDetailsQuery>['employee']>;
type Edited = NonNullable<DataOf<EmployeeToEditQuery>['employee']>;

/** An employment record with all that any screen asks for. */
export type TestEmployee = Omit<Details & Edited, 'user' | 'viewerCan' | 'department' | 'manager'> & {
  user: Details['user'] & Edited['user'];
  viewerCan: Details['viewerCan'] & Edited['viewerCan'];
  department: Edited['department'];
  manager: Edited['manager'];
};

/** Amara, an engineer whose record HR may change, but for what the test says. */
export const employee = (given: Partial<TestEmployee> = {}): TestEmployee => ({
  id: 21,
  userId: 121,
  version: 4,
  fullName: 'Amara Nwosu',
  firstName: 'Amara',
  lastName: 'Nwosu',
  email: 'amara.nwosu@portal.example',
  employeeId: 'EMP00021',
  jobTitle: 'Engineer',
  departmentName: 'Engineering',
  department: { id: 3 },
  manager: { id: 30 },
  managerChain: [
    colleague(30, 'Daniel Cho', 'Engineering Manager'),
    colleague(31, 'Ines Prado', 'Head of Technology'),
  ],
  directReports: [],
  directReportsCount: 0,
  employmentStatus: 'ACTIVE',
  employmentType: 'FULL_TIME',
  hireDate: '2022-02-03',
  yearsOfService: '4.8',
  salary: '85000.00',
  weeklyHours: '40.00',
  phoneNumber: '+1 555 0100',
  addressLine1: '12 Quay Street',
  city: 'Boston',
  state: 'MA',
  zipCode: '02110',
  country: 'USA',
  fullAddress: '12 Quay Street, Boston, MA 02110, USA',
  createdAt: '2022-02-01T17:00:00.000Z',
  user: { id: 121, profilePicture: null, viewerCan: { rename: true, readdress: true } },
  viewerCan: { update: true, updateTerms: true },
  ...given,
});

/** Someone named on another record. */
export const colleague = (id: number, fullName: string, jobTitle: string) => ({
  id,
  fullName,
  jobTitle,
  user: { id: id + 100, profilePicture: null },
});

/** A page of the list. */
export const employeesPage = (results: TestEmployee[], count = results.length): DataOf<EmployeesQuery> => ({
  employees: { count, results },
});

/** Priya, who signs in with the role HR. */
export const hrPerson = (roles = ['Employee', 'HR']) =>
  person({ id: 5, firstName: 'Priya', lastName: 'Raman', departmentName: 'Human Resources', roles });

type Change = NonNullable<EmployeeHistoryQuery['history']>['results'][number];

/** A change of the title, but for what the test says. */
export const recordChange = (given: Partial<Change> = {}): Change => ({
  id: 1,
  field: 'JOB_TITLE',
  before: 'Junior Engineer',
  after: 'Engineer',
  changedAt: '2025-06-02T16:30:00.000Z',
  changedBy: { id: 5, fullName: 'Priya Raman' },
  ...given,
});

/** A record's timeline. */
export const recordHistory = (results: Change[], count = results.length): RequestHandler =>
  answers(EmployeeHistoryDocument, () => ({ history: { count, results } }));

/** The details and the form of one record as it is when it is asked for. */
export const recordDetails = (record: () => TestEmployee | null): RequestHandler[] => [
  answers(EmployeeDetailsDocument, () => ({ employee: record() })),
  answers(EmployeeToEditDocument, () => ({ employee: record() })),
];

/** Accounts without a record. */
export const unfinished = (results: UnfinishedHiresQuery['users']['results']): RequestHandler =>
  answers(UnfinishedHiresDocument, () => ({ users: { count: results.length, results } }));

/** What the page asks for besides the list. Put other answers before it. */
export const employeesBackground: RequestHandler[] = [
  answers(EmployeeStatisticsDocument, () => ({
    employeeStatistics: { totalEmployees: 241, activeEmployees: 226, onLeaveEmployees: 9 },
  })),
  answers(DepartmentsDocument, () => ({
    departments: {
      results: [
        { id: 3, name: 'Engineering' },
        { id: 4, name: 'Human Resources' },
      ],
    },
  })),
  answers(PickedEmployeeDocument, ({ id }) => ({
    employee: {
      id,
      fullName: 'Daniel Cho',
      position: 'Engineering Manager',
      departmentName: 'Engineering',
      user: { id: 130, profilePicture: null },
    },
  })),
  answers(AccountsDocument, () => ({ users: { results: [] } })),
  answers(PersonReviewsDocument, () => ({ performanceReviews: { results: [] } })),
  recordHistory([]),
  unfinished([]),
];
