import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';
import type { SelectOption } from '../../../ui/form/choice/selectOption';

/** Categories to choose from, by name. */
export function useAssetCategories(): { options: readonly SelectOption[]; loading: boolean } {
  const { data, loading } = useQuery(AssetCategoriesDocument, { fetchPolicy: 'cache-first' });
  const options = data?.assetCategories.results.map(({ id, name }) => ({ value: String(id), label: name }));
  return { options: options ?? [], loading };
}

const AssetCategoriesDocument = graphql(`
  query AssetCategories {
    assetCategories(pageSize: 200) {
      results {
        id
        name
      }
    }
  }
`);
