import { object, string } from 'yup';

import { changesOf } from '../../../domain/form/changes';
import { dayRule } from '../../../domain/form/dayRule';
import { textRule, textUpTo } from '../../../domain/form/textRule';
import type {
  CreateEmployeeInput,
  EmploymentStatus,
  EmploymentType,
  UpdateEmployeeInput,
} from '../../../generated/graphql';
import { EmployeeLimits, UserLimits } from '../../../generated/limits';
import { isNumber, numberProblem } from '../../../ui/form/numbers/numbers';
import { usualWeeklyHours } from './pinned';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface EmployeeValues {
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  /** "" for none. */
  departmentId: string;
  managerId: number | null;
  employmentStatus: EmploymentStatus;
  employmentType: EmploymentType;
  hireDate: string;
  salary: string;
  weeklyHours: string;
  phoneNumber: string;
  addressLine1: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** A new employee: hired today, active, full time, 40 hours a week. */
export const newEmployee = (today: string): EmployeeValues => ({
  firstName: '',
  lastName: '',
  email: '',
  jobTitle: '',
  departmentId: '',
  managerId: null,
  employmentStatus: 'ACTIVE',
  employmentType: 'FULL_TIME',
  hireDate: today,
  salary: '',
  weeklyHours: usualWeeklyHours,
  phoneNumber: '',
  addressLine1: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
});

/** Shown above the buttons while something required is missing. */
export const incompleteTitle = 'Validation Error';
export const incompleteText = 'Please fill in all required fields.';

/** First name, last name, e-mail and job title are required; who has one name keeps it. */
export const employeeSchema = ({ hasOneName = false } = {}) =>
  object({
    firstName: textRule('Enter a first name', UserLimits.firstName),
    lastName: hasOneName ? textUpTo(UserLimits.lastName) : textRule('Enter a last name', UserLimits.lastName),
    email: textRule('Enter an email address', UserLimits.email),
    jobTitle: textRule('Enter a job title', EmployeeLimits.jobTitle),
    hireDate: dayRule(),
    weeklyHours: string().test('hours', (value = '', { createError }) => {
      const message = numberProblem(value, { ...EmployeeLimits.weeklyHours, decimals: 2 });
      return message === undefined || createError({ message });
    }),
    phoneNumber: textUpTo(EmployeeLimits.phoneNumber),
    addressLine1: textUpTo(EmployeeLimits.addressLine1),
    city: textUpTo(EmployeeLimits.city),
    state: textUpTo(EmployeeLimits.state),
    zipCode: textUpTo(EmployeeLimits.zipCode),
    country: textUpTo(EmployeeLimits.country),
  });

/** A salary is a number, and 0 if the typed text is not one. */
const salaryOf = (text: string): string => (isNumber(text) ? text : '0');

const recordOf = (values: EmployeeValues) => ({
  jobTitle: values.jobTitle.trim(),
  departmentId: values.departmentId === '' ? null : Number(values.departmentId),
  managerId: values.managerId,
  employmentStatus: values.employmentStatus,
  employmentType: values.employmentType,
  hireDate: values.hireDate || null,
  salary: salaryOf(values.salary),
  weeklyHours: values.weeklyHours || null,
  phoneNumber: values.phoneNumber.trim(),
  addressLine1: values.addressLine1.trim(),
  city: values.city.trim(),
  state: values.state.trim(),
  zipCode: values.zipCode.trim(),
  country: values.country.trim(),
});

const namesOf = ({ firstName, lastName, email }: EmployeeValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
});

/** The first call: someone who can sign in. */
export const toAccount = namesOf;

/** The second call: the record of that account. */
export const toRecord = (values: EmployeeValues, userId: number): CreateEmployeeInput => ({
  userId,
  ...recordOf(values),
});

/** Only the fields that differ from the record. */
export const toChanges = (
  values: EmployeeValues,
  present: EmployeeValues,
  version: number,
): UpdateEmployeeInput => ({
  ...changesOf({ ...namesOf(values), ...recordOf(values) }, { ...namesOf(present), ...recordOf(present) }),
  version,
});
