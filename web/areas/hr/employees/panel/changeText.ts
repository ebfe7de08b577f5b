import { dayText } from '../../../../domain/calendar/day';
import { jobTypeName } from '../../../../domain/jobs/jobTypeName';
import { employmentStatusTone, employmentStatusWord } from '../../../../domain/people/employmentStatus';
import type { EmployeeField, EmployeeHistoryQuery } from '../../../../generated/graphql';
import { moneyText } from '../../../../ui/money';
import type { Tone } from '../../../../ui/theme';
import { hoursAWeek } from '../fieldText';

type Change = Pick<
  NonNullable<EmployeeHistoryQuery['history']>['results'][number],
  'field' | 'before' | 'after'
>;

/** The labels of the fields in a timeline. */
export const fieldName: Readonly<Record<EmployeeField, string>> = {
  JOB_TITLE: 'Job title',
  DEPARTMENT: 'Department',
  MANAGER: 'Manager',
  EMPLOYMENT_STATUS: 'Status',
  EMPLOYMENT_TYPE: 'Employment type',
  EMPLOYEE_ID: 'Employee ID',
  HIRE_DATE: 'Join date',
  WEEKLY_HOURS: 'Weekly hours',
  SALARY: 'Salary',
  PHONE_NUMBER: 'Phone number',
  ADDRESS_LINE1: 'Street',
  CITY: 'City',
  STATE: 'State',
  ZIP_CODE: 'ZIP code',
  COUNTRY: 'Country',
};

/** The word of a list as the graph writes it: "on_leave" is ON_LEAVE. */
const ofList =
  <Code extends string>(words: Readonly<Record<Code, string>>) =>
  (value: string): string =>
    (words as Readonly<Record<string, string | undefined>>)[value.toUpperCase()] ?? value;

const writers: Readonly<Partial<Record<EmployeeField, (value: string) => string>>> = {
  EMPLOYMENT_STATUS: ofList(employmentStatusWord),
  EMPLOYMENT_TYPE: ofList(jobTypeName),
  HIRE_DATE: dayText,
  WEEKLY_HOURS: hoursAWeek,
  SALARY: moneyText,
};

/** "Engineer → Senior Engineer"; "none" for a missing value. */
export function changeText({ field, before, after }: Change): string {
  const write = writers[field] ?? ((value: string) => value);
  const shown = (value: string | null | undefined) => (value ? write(value) : 'none');
  return `${shown(before)} → ${shown(after)}`;
}

/** A change of status has the tone of what it became. */
export function changeTone({ field, after }: Change): Tone {
  if (field !== 'EMPLOYMENT_STATUS' || !after) return 'neutral';
  const tones: Readonly<Record<string, Tone | undefined>> = employmentStatusTone;
  return tones[after.toUpperCase()] ?? 'neutral';
}
