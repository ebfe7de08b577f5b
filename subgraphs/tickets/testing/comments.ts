import { graphql } from './graphql.js';

const FIELDS = graphql(`
  fragment Comment on TicketComment {
    id
    comment
    isInternal
    articleId
    article {
      id
    }
    createdById
    createdBy {
      id
    }
    createdByName
    createdAt
  }
`);

export const AddComment = graphql(
  `
    mutation AddComment(
      $ticket: Int!
      $kind: TicketKind
      $comment: String!
      $isInternal: Boolean
      $article: Int
    ) {
      addTicketComment(
        ticket: $ticket
        kind: $kind
        comment: $comment
        isInternal: $isInternal
        article: $article
      ) {
        ...Comment
      }
    }
  `,
  FIELDS,
);

export const Comments = graphql(
  `
    query Comments($ticket: Int!, $kind: TicketKind, $ordering: String, $page: Int, $pageSize: Int) {
      ticketComments(ticket: $ticket, kind: $kind, ordering: $ordering, page: $page, pageSize: $pageSize) {
        count
        results {
          ...Comment
        }
      }
    }
  `,
  FIELDS,
);
