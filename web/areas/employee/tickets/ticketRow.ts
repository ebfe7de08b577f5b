import { openGroup } from '../../../domain/tickets/statusGroups';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { GeneralTicketRowFragment } from '../../../generated/graphql';

/** A general ticket as the list and questions about it show it. */
export type TicketRow = GeneralTicketRowFragment;

/** The tickets of an answer. */
export const ticketRows = (tickets: readonly FragmentType<typeof GeneralTicketRowPart>[]): TicketRow[] =>
  tickets.map((ticket) => getFragmentData(GeneralTicketRowPart, ticket));

/** Open tickets; the IT page offers more to handlers. */
export const isDeletable = ({ viewerCan, status }: TicketRow): boolean =>
  viewerCan.delete && openGroup.includes(status);

export const GeneralTicketRowPart = graphql(`
  fragment GeneralTicketRow on Ticket {
    id
    title
    status
    priority
    createdAt
    createdById
    createdByEmail
    assignedToName
    assignedTo {
      id
      profilePicture
    }
    viewerCan {
      delete
    }
    general {
      categoryName
    }
  }
`);
