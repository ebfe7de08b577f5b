import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';
import type { SelectOption } from '../../../ui/form/choice/selectOption';

/** The categories by name, to choose from, and how many there are. */
export function useKnowledgeCategories() {
  const { data, loading, error, refetch } = useQuery(KnowledgeCategoriesDocument, {
    fetchPolicy: 'cache-first',
  });
  const categories = data?.kbCategories;
  const options: readonly SelectOption[] | undefined = categories?.results.map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const forPolicies = new Set(
    categories?.results.flatMap(({ id, isForPolicies }) => (isForPolicies ? [String(id)] : [])),
  );
  return {
    options: options ?? [],
    /** Categories for an article. */
    toWriteIn: (options ?? []).filter(({ value }) => !forPolicies.has(value)),
    count: categories?.count,
    loading: loading && !data,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

// More than the fifty that the specification asks for: all that one page can have.
const KnowledgeCategoriesDocument = graphql(`
  query KnowledgeCategories {
    kbCategories(ordering: "name", pageSize: 200) {
      count
      results {
        id
        name
        isForPolicies
      }
    }
  }
`);
