import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';
import type { SelectOption } from '../../../ui/form/choice/selectOption';

/** The categories of courses by name; empty if they cannot be loaded. */
export function useCourseCategories(): { options: readonly SelectOption[]; loading: boolean } {
  const { data, previousData, loading } = useQuery(CourseCategoriesDocument);
  const known = (data ?? previousData)?.courseCategories.results;
  return {
    options: (known ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    loading: loading && !known,
  };
}

const CourseCategoriesDocument = graphql(`
  query CourseCategories {
    courseCategories(pageSize: 200) {
      results {
        id
        name
      }
    }
  }
`);
