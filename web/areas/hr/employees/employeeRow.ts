import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { EmployeeRowFragment } from '../../../generated/graphql';

/** An employee as the list and questions about them show them; `title` is what the row is called. */
export interface EmployeeRow extends EmployeeRowFragment {
  title: string;
}

type Answer = FragmentType<typeof EmployeeRowPart>;

/** One employee of an answer. */
export function employeeRow(answer: Answer): EmployeeRow {
  const row = getFragmentData(EmployeeRowPart, answer);
  return { ...row, title: row.fullName };
}

/** The employees of an answer. */
export const employeeRows = (answers: readonly Answer[]): EmployeeRow[] => answers.map(employeeRow);

const EmployeeRowPart = graphql(`
  fragment EmployeeRow on Employee {
    id
    userId
    fullName
    email
    jobTitle
    departmentName
    employmentStatus
    hireDate
    yearsOfService
    user {
      id
      profilePicture
    }
    viewerCan {
      update
    }
  }
`);
