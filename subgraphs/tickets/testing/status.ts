import { graphql } from './graphql.js';

const FIELDS = graphql(`
  fragment TicketState on Ticket {
    id
    status
    version
    updatedAt
    resolvedAt
    viewerCan {
      cancel
      delete
      changeStatus
      commentInternally
    }
    leave {
      approvedByName
      approvalDate
    }
    history {
      fromStatus
      toStatus
      changedByName
      changedAt
    }
  }
`);

export const SetStatus = graphql(
  `
    mutation SetStatus(
      $id: Int!
      $status: TicketStatusInput
      $kind: TicketKind
      $comment: String
      $version: Int
    ) {
      updateTicketStatus(id: $id, status: $status, kind: $kind, comment: $comment, version: $version) {
        ...TicketState
      }
    }
  `,
  FIELDS,
);

export const CloseTicket = graphql(
  `
    mutation CloseTicket($id: Int!) {
      closeTicket(id: $id) {
        ...TicketState
      }
    }
  `,
  FIELDS,
);

export const ReopenTicket = graphql(
  `
    mutation ReopenTicket($id: Int!) {
      reopenTicket(id: $id) {
        ...TicketState
      }
    }
  `,
  FIELDS,
);

/** What everyone who sees the ticket reads of its status. */
export const TicketStatusOf = graphql(
  `
    query TicketStatusOf($id: Int!) {
      ticket(id: $id) {
        ...TicketState
      }
    }
  `,
  FIELDS,
);
