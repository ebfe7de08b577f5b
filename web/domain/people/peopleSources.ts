import type { TypedDocumentNode } from '@apollo/client';

import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import type {
  FindEmployeesQuery,
  FindEmployeesQueryVariables,
  FindHoldersQuery,
  FindHoldersQueryVariables,
  PickedEmployeeQuery,
  PickedHolderQuery,
} from '../../generated/graphql';

/** Someone to choose. */
export interface PickedPerson {
  id: number;
  name: string;
  /** What they do and where; "" when nothing is known. */
  line: string;
  photo: string | null;
}

/** The people that a PersonPicker offers, and which id it returns. */
export interface PeopleSource<Found, Variables, Named> {
  find: TypedDocumentNode<Found, Variables>;
  /** For find, beside `search` and `pageSize`. */
  variables: Omit<Variables, 'search' | 'pageSize'>;
  readFound: (data: Found) => { count: number; people: readonly PickedPerson[] };
  /** As many as a list shows before more has to be typed, where it is not 20. */
  most?: number;
  /** Milliseconds that typing pauses before it asks, where it is not 300. */
  pause?: number;
  /** Milliseconds that the list is still seen once the field is left. */
  stay?: number;
  /** One of them by number, for a form that opens with someone chosen. */
  named: TypedDocumentNode<Named, { id: number }>;
  readNamed: (data: Named) => PickedPerson | null;
}

const lineOf = (...words: (string | null | undefined)[]): string => words.filter(Boolean).join(' · ');

const EmployeePart = graphql(`
  fragment PickedEmployee on Employee {
    id
    fullName
    position
    departmentName
    user {
      id
      profilePicture
    }
  }
`);

const HolderPart = graphql(`
  fragment PickedHolder on User {
    id
    fullName
    email
    profilePicture
    employee {
      id
      position
      departmentName
    }
  }
`);

const PickedHolderDocument = graphql(`
  query PickedHolder($id: Int!) {
    user(id: $id) {
      ...PickedHolder
    }
  }
`);

/** Someone by their employment record. */
export function pickedEmployee(part: FragmentType<typeof EmployeePart>): PickedPerson {
  const { id, fullName, position, departmentName, user } = getFragmentData(EmployeePart, part);
  return { id, name: fullName, line: lineOf(position, departmentName), photo: user.profilePicture };
}

function holder(part: FragmentType<typeof HolderPart>): PickedPerson {
  const { id, fullName, email, profilePicture, employee: record } = getFragmentData(HolderPart, part);
  const line = record ? lineOf(record.position, record.departmentName) : email;
  return { id, name: fullName, line, photo: profilePicture };
}

/** Everyone who works here; the number is that of the employment record. */
export const employees: PeopleSource<FindEmployeesQuery, FindEmployeesQueryVariables, PickedEmployeeQuery> = {
  find: graphql(`
    query FindEmployees($search: String, $pageSize: Int) {
      employees(search: $search, pageSize: $pageSize, isActive: true) {
        count
        results {
          ...PickedEmployee
        }
      }
    }
  `),
  variables: {},
  readFound: ({ employees: { count, results } }) => ({ count, people: results.map(pickedEmployee) }),
  named: graphql(`
    query PickedEmployee($id: Int!) {
      employee(id: $id) {
        ...PickedEmployee
      }
    }
  `),
  readNamed: (data) => data.employee && pickedEmployee(data.employee),
};

/** Everyone who works here; the number is that of the user. */
export const people: PeopleSource<FindEmployeesQuery, FindEmployeesQueryVariables, PickedHolderQuery> = {
  ...employees,
  readFound: ({ employees: { count, results } }) => ({
    count,
    people: results.map((part) => ({
      ...pickedEmployee(part),
      id: getFragmentData(EmployeePart, part).user.id,
    })),
  }),
  named: PickedHolderDocument,
  readNamed: ({ user }) => user && holder(user),
};

/**
 * People with one of these permissions, such as everyone who can be assigned a ticket; the id is that of the user.
 */
export const holdersOf = (
  ...permissions: readonly string[]
): PeopleSource<FindHoldersQuery, FindHoldersQueryVariables, PickedHolderQuery> => ({
  find: FindHoldersDocument,
  variables: { permissions: [...permissions] },
  readFound: ({ usersWithPermission: { count, results } }) => ({ count, people: results.map(holder) }),
  named: PickedHolderDocument,
  readNamed: ({ user }) => user && holder(user),
});

const FindHoldersDocument = graphql(`
  query FindHolders($permissions: [String!]!, $search: String, $pageSize: Int) {
    usersWithPermission(permissions: $permissions, search: $search, pageSize: $pageSize) {
      count
      results {
        ...PickedHolder
      }
    }
  }
`);
