import { graphql } from './graphql.js';

export const SearchTickets = graphql(`
  query SearchTickets($search: String!) {
    searchTickets(search: $search) {
      kind
      id
      title
      subtitle
      path
    }
  }
`);
