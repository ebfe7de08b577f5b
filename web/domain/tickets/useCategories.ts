import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/gql';
import type { SelectOption } from '../../ui/form/choice/selectOption';

export interface Categories {
  options: readonly SelectOption[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** The categories of a general ticket; empty if they cannot be loaded. */
export function useCategories(): Categories {
  const { data, previousData, error, loading, refetch } = useQuery(TicketCategoriesDocument);
  const known = (data ?? previousData)?.ticketCategories.results ?? [];
  return {
    options: known.map(({ id, name }) => ({ value: String(id), label: name })),
    loading,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

const TicketCategoriesDocument = graphql(`
  query TicketCategories {
    ticketCategories(pageSize: 200) {
      results {
        id
        name
      }
    }
  }
`);
