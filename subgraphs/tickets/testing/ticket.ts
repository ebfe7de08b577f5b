import type { Asker } from '../../kit/testing/actors.js';
import type { DataOf } from '../../kit/testing/document.js';
import { graphql } from './graphql.js';

/** All that a ticket of any kind says, but its history. */
export const TICKET = graphql(`
  fragment TicketFields on Ticket {
    id
    kind
    title
    description
    status
    priority
    tags
    version
    createdAt
    updatedAt
    resolvedAt
    createdById
    createdBy {
      id
    }
    createdByName
    createdByEmail
    createdByDepartment
    assignedToId
    assignedTo {
      id
    }
    assignedToName
    isOwn
    handledWith
    viewerCan {
      edit
      cancel
      delete
      decide
      changeStatus
      assign
      commentInternally
    }
    leave {
      leaveType
      startDate
      endDate
      totalDays
      reason
      approvedByName
      approvalDate
    }
    itSupport {
      issueType
      impactLevel
      affectedSystem
      assetTag
      location
      estimatedResolution
      categoryId
      categoryName
      categoryDepartment
    }
    feedback {
      feedbackType
      rating
      isAnonymous
    }
    general {
      categoryId
      categoryName
      categoryDepartment
      affectedSystem
      issueType
      impactLevel
      assetTag
      location
    }
  }
`);

export const TicketById = graphql(
  `
    query TicketById($id: Int!) {
      ticket(id: $id) {
        ...TicketFields
      }
    }
  `,
  TICKET,
);

export type TicketFields = DataOf<typeof TICKET>;

/** Reads the ticket as the person, who must find it. */
export async function readTicketAs(who: Asker, id: number): Promise<TicketFields> {
  const { ticket } = await who.ask(TicketById, { id });
  if (!ticket) throw new Error(`There is no ticket ${id}.`);
  return ticket;
}

export const TicketReferences = graphql(`
  query TicketReferences($of: [_Any!]!) {
    _entities(representations: $of) {
      ... on Ticket {
        id
        general {
          categoryName
        }
        viewerCan {
          delete
        }
      }
    }
  }
`);

/** What other subgraphs keep of these tickets. */
export const referencesTo = (...ids: number[]) => ids.map((id) => ({ __typename: 'Ticket', id }));

export const OwnTicketCounts = graphql(`
  query OwnTicketCounts($kind: TicketKind!) {
    ownTicketCounts(kind: $kind) {
      status
      count
    }
  }
`);

export const TicketCounts = graphql(`
  query TicketCounts {
    ticketCounts {
      kind
      status
      priority
      count
    }
  }
`);

export const ItFigures = graphql(`
  query ItFigures {
    itTicketFigures {
      openTickets
      resolvedTickets
      criticalTickets
    }
  }
`);

/** The same with its history. */
export const EVERYTHING = graphql(
  `
    fragment Everything on Ticket {
      ...TicketFields
      history {
        position
        fromStatus
        toStatus
        changedByName
        changedAt
      }
    }
  `,
  TICKET,
);
