import { useQuery } from '@apollo/client/react';

import { hasAnyRole } from '../../../domain/session/roles';
import { useViewer } from '../../../domain/session/SessionContext';
import { TicketLine } from '../../../domain/tickets/TicketLine';
import { graphql } from '../../../generated/gql';
import { SideList } from '../../../ui/data/SideList';
import { numberText } from '../../../ui/numbers';

/** For IT: the tickets whose replies link an article, how many there are and the latest of them. */
export function ArticleTickets({ article }: { article: number }) {
  const isOfIt = hasAnyRole(useViewer().roles, ['IT Staff', 'Administrator']);
  const { data } = useQuery(ArticleTicketsDocument, { variables: { id: article }, skip: !isOfIt });
  const linked = data?.kbArticle?.linkedTickets;
  if (!linked || linked.count === 0) return null;
  return (
    <SideList
      label="Tickets that link it"
      title={`Tickets that link it (${numberText(linked.count)})`}
      note={linked.count > linked.results.length && `The latest ${String(linked.results.length)} are shown.`}
    >
      {linked.results.map((ticket) => (
        <TicketLine key={ticket.id} ticket={ticket} />
      ))}
    </SideList>
  );
}

const ArticleTicketsDocument = graphql(`
  query ArticleTickets($id: Int!) {
    kbArticle(id: $id) {
      id
      linkedTickets {
        count
        results {
          id
          title
          status
          createdAt
        }
      }
    }
  }
`);
