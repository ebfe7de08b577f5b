import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import type { ConsoleRowFragment } from '../../generated/graphql';
import type { QueryName } from '../../generated/queryNames';

/** A ticket of any kind as a console shows it in its list. */
export type ConsoleRow = ConsoleRowFragment;

/** The tickets of an answer. */
export const consoleRows = (tickets: readonly FragmentType<typeof ConsoleRowPart>[]): ConsoleRow[] =>
  tickets.map((ticket) => getFragmentData(ConsoleRowPart, ticket));

/** Lists and figures of every console: out of date once a ticket has changed. */
export const consoleLists: readonly QueryName[] = [
  'HrTicketList',
  'TicketCounts',
  'ItTicketList',
  'ItTicketCounts',
];

/** Its moments are cut to the day, because a time would help to find out who wrote it (rule F2). */
export const isByDay = ({ feedback }: Pick<ConsoleRow, 'feedback'>): boolean =>
  feedback?.isAnonymous === true;

export const ConsoleRowPart = graphql(`
  fragment ConsoleRow on Ticket {
    id
    kind
    title
    status
    priority
    version
    updatedAt
    createdByName
    createdByDepartment
    createdBy {
      id
      profilePicture
    }
    assignedToId
    assignedToName
    isOwn
    handledWith
    viewerCan {
      changeStatus
      assign
      commentInternally
      delete
    }
    feedback {
      isAnonymous
    }
  }
`);
