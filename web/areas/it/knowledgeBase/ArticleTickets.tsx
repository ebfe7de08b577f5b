import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { AgeOrInstant } from '../../../domain/calendar/AgeText';
import { hasAnyRole } from '../../../domain/session/roles';
import { useViewer } from '../../../domain/session/SessionContext';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import { graphql } from '../../../generated/gql';
import { TextLink } from '../../../ui/layout/TextLink';
import { numberText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';

/** For IT: the tickets whose replies link an article, how many there are and the latest of them. */
export function ArticleTickets({ article }: { article: number }) {
  const isOfIt = hasAnyRole(useViewer().roles, ['IT Staff', 'Administrator']);
  const { data } = useQuery(ArticleTicketsDocument, { variables: { id: article }, skip: !isOfIt });
  const linked = data?.kbArticle?.linkedTickets;
  if (!linked || linked.count === 0) return null;
  return (
    <Part aria-label="Tickets that link it">
      <h3>Tickets that link it ({numberText(linked.count)})</h3>
      <ul>
        {linked.results.map(({ id, title, status, createdAt }) => (
          <li key={id}>
            <TextLink to={`/it/tickets?ticket=${String(id)}`} dir="auto">
              {title}
            </TextLink>
            <small>
              <TicketStatusBadge status={status} /> <AgeOrInstant at={createdAt} />
            </small>
          </li>
        ))}
      </ul>
      {linked.count > linked.results.length && <small>The latest {linked.results.length} are shown.</small>}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${theme.type[14]};
  }
  ul {
    display: grid;
    gap: ${theme.space[3]};
  }
  li {
    display: grid;
    justify-items: start;
    gap: ${theme.space.half};
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }
`;

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
