import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { useAction } from '../../../../domain/action/useAction';
import { readFailure, type Failure } from '../../../../domain/failure/failure';
import { graphql } from '../../../../generated/gql';
import { toAccount, toRecord, type EmployeeValues } from '../employeeForm';
import { firstPassword } from './firstPassword';

/** Someone whose account and record are made. */
export interface Hired {
  fullName: string;
  email: string;
  /** The password to pass on; null for a person who already signs in with their own. */
  password: string | null;
}

const failed = 'Failed to create employee.';

/**
 * Makes an account and then its record. Both calls can be repeated: an account without a record is taken up
 * again, and a record that is there already stays the only one.
 */
export function useHire(): (values: EmployeeValues) => Promise<{ hired: Hired } | { failure: Failure }> {
  const client = useApolloClient();
  // One key for all attempts of a form, so that a repeated call is the same call.
  const [password] = useState(firstPassword);
  const register = useAction(RegisterDocument, {
    failed,
    inForm: true,
    isTitled: true,
    stale: ['UnfinishedHires'],
  });
  const create = useAction(CreateEmployeeDocument, {
    done: 'Employee created successfully!',
    failed,
    inForm: true,
    isTitled: true,
    stale: ['Employees', 'EmployeeStatistics', 'UnfinishedHires'],
  });

  /** Whether there is an account whose owner has signed in: it keeps its password. */
  async function isInUse(email: string): Promise<boolean> {
    const { data } = await client.query({
      query: AccountsDocument,
      variables: { search: email },
      fetchPolicy: 'no-cache',
    });
    const known = data?.users.results.find((one) => one.email === email.toLowerCase());
    return known?.isActive === true && known.lastLogin != null;
  }

  return async (values) => {
    const account = toAccount(values);
    let keepsPassword: boolean;
    try {
      keepsPassword = await isInUse(account.email);
    } catch (error) {
      return { failure: readFailure(error) };
    }
    const first = await register.run({ input: { ...account, password, passwordConfirm: password } });
    if (first.failure) return { failure: first.failure };
    const { id } = first.data.register;
    const second = await create.run({ input: toRecord(values, id) });
    if (second.failure) return { failure: second.failure };
    const { fullName, email } = second.data.createEmployee;
    return { hired: { fullName, email, password: keepsPassword ? null : password } };
  };
}

const AccountsDocument = graphql(`
  query Accounts($search: String!) {
    users(search: $search, pageSize: 50) {
      results {
        id
        email
        isActive
        lastLogin
      }
    }
  }
`);

const RegisterDocument = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
    }
  }
`);

const CreateEmployeeDocument = graphql(`
  mutation CreateEmployee($input: CreateEmployeeInput!) {
    createEmployee(input: $input) {
      id
      fullName
      email
    }
  }
`);
