import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/gql';
import type { SelectOption } from '../../ui/form/choice/selectOption';

/** The departments to choose from, by name. */
export function useDepartments(): { options: readonly SelectOption[]; loading: boolean } {
  const { data, loading } = useQuery(DepartmentsDocument, { fetchPolicy: 'cache-first' });
  const options = data?.departments.results.map(({ id, name }) => ({ value: String(id), label: name }));
  return { options: options ?? [], loading };
}

const DepartmentsDocument = graphql(`
  query Departments {
    departments(pageSize: 200) {
      results {
        id
        name
      }
    }
  }
`);
