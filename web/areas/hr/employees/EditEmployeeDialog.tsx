import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { useAction } from '../../../domain/action/useAction';
import { FormDialog } from '../../../domain/form/FormDialog';
import { useViewer } from '../../../domain/session/SessionContext';
import { graphql } from '../../../generated/gql';
import type { EditedEmployeeFragment } from '../../../generated/graphql';
import { getFragmentData } from '../../../generated/fragment-masking';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Dialog } from '../../../ui/overlay/dialog/Dialog';
import { EmployeeFields, type Locks } from './EmployeeFields';
import {
  employeeSchema,
  incompleteText,
  incompleteTitle,
  toChanges,
  type EmployeeValues,
} from './employeeForm';
import { plainHours } from './fieldText';
import { pauseBeforeClosing } from '../pauseBeforeClosing';

interface Props {
  id: number;
  /** The person has left; called once the form is closed. */
  onLeft: (id: number) => void;
  onClose: () => void;
}

/** Reads the record as it is now, then changes it. */
export function EditEmployeeDialog({ id, onLeft, onClose }: Props) {
  const { data, error, loading, refetch } = useQuery(EmployeeToEditDocument, { variables: { id } });
  const employee = getFragmentData(EditedEmployeePart, data?.employee);
  if (employee?.id === id) return <EditForm employee={employee} onLeft={onLeft} onClose={onClose} />;
  return (
    <Dialog title="Edit employee" size="large" isOpen onClose={onClose}>
      {loading ? (
        <Skeleton steps={40} shape="block" />
      ) : (
        <ErrorState
          text={
            error
              ? 'Failed to load the employee. Please try again.'
              : 'This employee does not exist any more.'
          }
          retryLabel="Retry"
          onRetry={error && (() => void refetch().catch(() => undefined))}
        />
      )}
    </Dialog>
  );
}

interface FormProps extends Omit<Props, 'id'> {
  employee: EditedEmployeeFragment;
}

/** Sends the changed fields, with the version that was read. */
function EditForm({ employee, onLeft, onClose }: FormProps) {
  const { id, version, lastName } = employee;
  const viewer = useViewer();
  const [isDone, setDone] = useState(false);
  const { run } = useAction(UpdateEmployeeDocument, {
    done: 'Employee updated successfully!',
    failed: 'Failed to update employee.',
    inForm: true,
    isTitled: true,
    stale: ['Employees', 'EmployeeStatistics', 'EmployeeHistory', 'EmployeeDetails'],
    staleIfRefused: ['EmployeeToEdit'],
  });
  const initialValues = valuesOf(employee);

  return (
    <FormDialog
      draft={`employee ${String(id)}`}
      title="Edit employee"
      line={<bdi>{employee.fullName}</bdi>}
      size="large"
      initialValues={initialValues}
      schema={employeeSchema({ hasOneName: lastName === '' })}
      incompleteText={incompleteText}
      titles={{ incomplete: incompleteTitle, refused: 'Failed to update employee.' }}
      submitLabel="Save changes"
      busyLabel={isDone ? 'Saved' : 'Saving...'}
      submit={async (values) => {
        const { failure } = await run({ id, input: toChanges(values, initialValues, version) });
        if (failure) return failure;
        setDone(true);
        await pauseBeforeClosing();
        if (values.employmentStatus === 'TERMINATED' && initialValues.employmentStatus !== 'TERMINATED')
          onLeft(id);
        return null;
      }}
      onClose={onClose}
    >
      {(form) => (
        <EmployeeFields
          form={form}
          employeeId={id}
          locks={locksOf(employee, viewer.id === employee.userId)}
        />
      )}
    </FormDialog>
  );
}

/** What this person may not change of the record, and why; the server refuses the same. */
function locksOf({ viewerCan, user }: EditedEmployeeFragment, isOwn: boolean): Locks {
  const { rename, readdress } = user.viewerCan;
  const admins = "Only an administrator may change an administrator's account.";
  return {
    names: rename ? undefined : admins,
    email: readdress
      ? undefined
      : isOwn
        ? 'Change your own email address in your profile, with your password.'
        : rename
          ? 'Only an administrator may change the address of an account that may do what yours may not, or as much.'
          : admins,
    terms: viewerCan.updateTerms
      ? undefined
      : 'You cannot change the salary, manager or status of your own record.',
  };
}

const valuesOf = (employee: EditedEmployeeFragment): EmployeeValues => ({
  firstName: employee.firstName,
  lastName: employee.lastName,
  email: employee.email,
  jobTitle: employee.jobTitle,
  departmentId: employee.department ? String(employee.department.id) : '',
  managerId: employee.manager?.id ?? null,
  employmentStatus: employee.employmentStatus,
  employmentType: employee.employmentType,
  hireDate: employee.hireDate,
  salary: employee.salary ?? '',
  weeklyHours: plainHours(employee.weeklyHours ?? ''),
  phoneNumber: employee.phoneNumber ?? '',
  addressLine1: employee.addressLine1 ?? '',
  city: employee.city ?? '',
  state: employee.state ?? '',
  zipCode: employee.zipCode ?? '',
  country: employee.country ?? '',
});

const EditedEmployeePart = graphql(`
  fragment EditedEmployee on Employee {
    id
    userId
    version
    fullName
    firstName
    lastName
    email
    jobTitle
    department {
      id
    }
    manager {
      id
    }
    employmentStatus
    employmentType
    hireDate
    salary
    weeklyHours
    phoneNumber
    addressLine1
    city
    state
    zipCode
    country
    user {
      id
      viewerCan {
        rename
        readdress
      }
    }
    viewerCan {
      updateTerms
    }
  }
`);

const EmployeeToEditDocument = graphql(`
  query EmployeeToEdit($id: Int!) {
    employee(id: $id) {
      id
      ...EditedEmployee
    }
  }
`);

const UpdateEmployeeDocument = graphql(`
  mutation UpdateEmployee($id: Int!, $input: UpdateEmployeeInput!) {
    updateEmployee(id: $id, input: $input) {
      id
      ...EmployeeRow
      ...EmployeeFacts
      ...EditedEmployee
    }
  }
`);
