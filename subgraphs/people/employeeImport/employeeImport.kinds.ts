import { enumOf } from '../../kit/graphql/enumOf.js';
import type { ImportColumn } from '../../kit/import/csvFile.js';
import type { OwnColumns } from '../employee/employee.entity.js';

/** The status of an import, documented word by its name in the graph. */
export const IMPORT_STATUS = enumOf('running', 'done', 'failed');

/** What an import of employees does, in this order; the last one only when it fails. */
export const IMPORT_STEP = enumOf('accounts', 'records', 'sign_ins', 'removal');

/** Under which kind imports of employees are kept, and how their events begin. */
export const KIND = 'employeeImport';

/** A cell of a row. */
export type ImportField =
  'firstName' | 'lastName' | 'email' | 'departmentName' | 'manager' | keyof OwnColumns;

interface EmployeeColumn extends ImportColumn<ImportField> {
  /** What may be below it, for people. */
  hint: string;
}

/** The columns of the template, in its order. */
export const IMPORT_COLUMNS: readonly EmployeeColumn[] = [
  {
    field: 'employeeId',
    head: 'Employee ID',
    also: ['Employee number', 'Badge'],
    hint: 'Made by the portal when blank.',
  },
  { field: 'firstName', head: 'First name', also: ['Given name'], required: true, hint: 'Required.' },
  {
    field: 'lastName',
    head: 'Last name',
    also: ['Family name', 'Surname'],
    required: true,
    hint: 'May be blank for a person with one name.',
  },
  {
    field: 'email',
    head: 'Email',
    also: ['E-mail', 'Email address', 'E-mail address', 'Work email'],
    required: true,
    hint: 'Required. The address to sign in with.',
  },
  { field: 'jobTitle', head: 'Job title', also: ['Title', 'Position'], required: true, hint: 'Required.' },
  { field: 'departmentName', head: 'Department', hint: 'Name or code of a department.' },
  {
    field: 'manager',
    head: 'Manager',
    also: ['Manager ID', 'Manager email', 'Manager e-mail', 'Reports to'],
    hint: 'Employee ID or email of the manager, who may be in the same file.',
  },
  {
    field: 'hireDate',
    head: 'Hire date',
    also: ['Join date', 'Start date'],
    hint: 'As YYYY-MM-DD. Today when blank.',
  },
  {
    field: 'employmentStatus',
    head: 'Employment status',
    also: ['Status'],
    hint: 'Active, Inactive, On leave, Terminated or Probation. Active when blank.',
  },
  {
    field: 'employmentType',
    head: 'Employment type',
    also: ['Type'],
    hint: 'Full time, Part time, Contract, Intern or Temporary. Full time when blank.',
  },
  {
    field: 'salary',
    head: 'Salary',
    hint: 'Yearly, in US dollars, as 85000 or 85000.00. 0 when blank.',
  },
  { field: 'weeklyHours', head: 'Weekly hours', hint: '40 when blank.' },
  { field: 'phoneNumber', head: 'Phone', also: ['Phone number', 'Telephone'], hint: '' },
  {
    field: 'addressLine1',
    head: 'Address',
    also: ['Address line 1', 'Street'],
    hint: 'Street and house number.',
  },
  { field: 'city', head: 'City', hint: '' },
  { field: 'state', head: 'State', hint: '' },
  { field: 'zipCode', head: 'Zip code', also: ['Zip', 'Postal code'], hint: '' },
  { field: 'country', head: 'Country', hint: '' },
];

const HEADS = new Map<string, string>(IMPORT_COLUMNS.map(({ field, head }) => [field, head]));

/** Head of the column that a field is in. */
export const headOf = (field: string): string | null => HEADS.get(field) ?? null;

export type ImportStatus = (typeof IMPORT_STATUS)[keyof typeof IMPORT_STATUS];
export type ImportStep = (typeof IMPORT_STEP)[keyof typeof IMPORT_STEP];
