import type { ReactNode } from 'react';

import type { FormFields } from '../../../domain/form/fields';
import { jobTypeName } from '../../../domain/jobs/jobTypeName';
import { employmentStatusWord } from '../../../domain/people/employmentStatus';
import { PersonPicker } from '../../../domain/people/PersonPicker';
import type { EmploymentStatus, EmploymentType } from '../../../generated/graphql';
import { EmployeeLimits } from '../../../generated/limits';
import { DateField } from '../../../ui/form/DateField';
import { MoneyField, NumberField } from '../../../ui/form/NumberField';
import { Select } from '../../../ui/form/choice/Select';
import { TextField } from '../../../ui/form/TextField';
import { FieldPair } from '../../../ui/layout/Stack';
import type { EmployeeValues } from './employeeForm';
import { managersOf } from './managers';
import { useDepartments } from '../../../domain/people/useDepartments';

/** Why some of a record cannot be changed by this person; nothing where all can. */
export interface Locks {
  names?: string | undefined;
  email?: string | undefined;
  /** Salary, manager and status. */
  terms?: string | undefined;
}

interface Props {
  form: FormFields<EmployeeValues>;
  /** The record that is being changed; null for a new one. */
  employeeId: number | null;
  locks?: Locks;
}

/** A field that is read only says why in the place of its hint. */
const lockedBy = (reason: string | undefined, hint?: ReactNode) => ({
  disabled: reason !== undefined,
  hint: reason ?? hint,
});

/** What an employee's record is made of, new or changed. */
export function EmployeeFields({ form, employeeId, locks = {} }: Props) {
  const departments = useDepartments();
  return (
    <>
      <FieldPair>
        <TextField {...form.text('firstName')} {...lockedBy(locks.names)} label="First name" required />
        <TextField {...form.text('lastName')} {...lockedBy(locks.names)} label="Last name" required />
      </FieldPair>
      <TextField
        {...form.text('email')}
        {...lockedBy(locks.email)}
        type="email"
        label="Email"
        autoComplete="off"
        required
      />
      <FieldPair>
        <TextField {...form.text('jobTitle')} label="Job title" autoComplete="off" required />
        <Select
          {...form.choice('departmentId')}
          label="Department"
          placeholder="No department"
          options={[{ value: '', label: 'No department' }, ...departments.options]}
          loading={departments.loading}
        />
      </FieldPair>
      <PersonPicker
        {...form.choice('managerId')}
        {...lockedBy(
          locks.terms,
          'Optional. Found by name: active people with manager, director, lead, head or senior in their title.',
        )}
        label="Manager"
        among={managersOf(employeeId)}
      />
      <FieldPair>
        <Select
          {...form.choice('employmentStatus')}
          {...lockedBy(locks.terms)}
          onChange={(status) => form.choice('employmentStatus').onChange(status as EmploymentStatus)}
          label="Status"
          options={optionsOf(employmentStatusWord)}
          required
        />
        <Select
          {...form.choice('employmentType')}
          onChange={(type) => form.choice('employmentType').onChange(type as EmploymentType)}
          label="Employment type"
          options={optionsOf(jobTypeName)}
          required
        />
      </FieldPair>
      <FieldPair>
        <DateField {...form.choice('hireDate')} label="Join date" />
        <NumberField
          {...form.choice('weeklyHours')}
          {...EmployeeLimits.weeklyHours}
          decimals={2}
          unit="h"
          label="Weekly hours"
        />
      </FieldPair>
      <FieldPair>
        <MoneyField
          {...form.choice('salary')}
          {...EmployeeLimits.salary}
          {...lockedBy(locks.terms, 'A year, in US dollars. What is no number is saved as 0.')}
          label="Salary"
        />
        <TextField {...form.text('phoneNumber')} type="tel" label="Phone number" hint="Optional" />
      </FieldPair>
      <TextField {...form.text('addressLine1')} label="Street and number" hint="Optional" />
      <FieldPair>
        <TextField {...form.text('city')} label="City" hint="Optional" />
        <TextField {...form.text('state')} label="State" hint="Optional" />
      </FieldPair>
      <FieldPair>
        <TextField {...form.text('zipCode')} label="ZIP code" hint="Optional" />
        <TextField {...form.text('country')} label="Country" hint="Optional" />
      </FieldPair>
    </>
  );
}

const optionsOf = <Code extends string>(words: Readonly<Record<Code, string>>) =>
  (Object.keys(words) as Code[]).map((value) => ({ value, label: words[value] }));
