import { graphql } from './graphql.js';

export const TicketCategories = graphql(`
  query TicketCategories($search: String, $ordering: String) {
    ticketCategories(search: $search, ordering: $ordering) {
      count
      results {
        id
        name
      }
    }
  }
`);

export const CreateCategory = graphql(`
  mutation CreateCategory($input: TicketCategoryInput!) {
    createTicketCategory(input: $input) {
      id
      name
      departmentName
    }
  }
`);

export const UpdateCategory = graphql(`
  mutation UpdateCategory($id: Int!, $input: TicketCategoryChanges!) {
    updateTicketCategory(id: $id, input: $input) {
      id
      name
      departmentName
    }
  }
`);

export const DeleteCategory = graphql(`
  mutation DeleteCategory($id: Int!) {
    deleteTicketCategory(id: $id)
  }
`);
