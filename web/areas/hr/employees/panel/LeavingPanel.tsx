import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { detailsIn } from '../../../../domain/list/detailsIn';
import { NoDetails } from '../../../../domain/list/NoDetails';
import { useHasScreen } from '../../../../domain/navigation/ScreensContext';
import { EmploymentStatusBadge } from '../../../../domain/people/EmploymentStatusBadge';
import { ticketKindName } from '../../../../domain/tickets/ticketKindName';
import { graphql } from '../../../../generated/gql';
import type { LeavingQuery } from '../../../../generated/graphql';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { TextLink } from '../../../../ui/layout/TextLink';
import { numberText } from '../../../../ui/numbers';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import { theme } from '../../../../ui/theme';

type Leaving = NonNullable<LeavingQuery['leaving']>;
type Ticket = Leaving['openTickets']['results'][number];

interface Props {
  /** Employment record of who leaves. */
  id: number;
  onClose: () => void;
}

/** The open work of a leaver; HR reassigns it by hand, nothing is reassigned automatically. */
export function LeavingPanel({ id, onClose }: Props) {
  const answer = useQuery(LeavingDocument, { variables: { id } });
  const { leaving } = detailsIn(answer, leavingOf, id) ?? { leaving: null };

  return (
    <SidePanel
      item={id}
      title={leaving ? `Open work of ${leaving.employee.fullName}` : 'Open work'}
      head={
        leaving && (
          <>
            <EmploymentStatusBadge status={leaving.employee.employmentStatus} />
            <span>Nothing of it is handed on by itself.</span>
          </>
        )
      }
      isText
      onClose={onClose}
    >
      {leaving && <OpenWork leaving={leaving} />}
      {!leaving && <NoDetails answer={answer} noun="employee" what="open work" />}
    </SidePanel>
  );
}

/** It is known by the employment record. */
const leavingOf = ({ leaving }: LeavingQuery) => leaving && { id: leaving.employee.id, leaving };

/** Every sort of open work that there is, the one that stops others first. */
function OpenWork({ leaving }: { leaving: Leaving }) {
  const { reports, equipment, waitingApprovals, assignedTickets, openTickets, pendingLeave, postings } =
    leaving;
  const parts = [
    {
      title: 'People without a manager now',
      count: reports.count,
      lines: reports.results.map(({ id, fullName, jobTitle }) => (
        <Line key={id} to={`/hr/employees?employee=${String(id)}`} note={jobTitle}>
          {fullName}
        </Line>
      )),
    },
    { title: 'Leave of their team that waits for a decision', ...ticketLines(waitingApprovals) },
    { title: 'Tickets assigned to them', ...ticketLines(assignedTickets) },
    { title: 'Tickets of their own', ...ticketLines(openTickets) },
    { title: 'Leave that they requested', ...ticketLines(pendingLeave) },
    {
      title: 'Job postings that they hire for',
      count: postings.count,
      lines: postings.results.map(({ id, title }) => (
        <Line key={id} to={`/hr/recruitment?posting=${id}`}>
          {title}
        </Line>
      )),
    },
    {
      title: 'Equipment to give back',
      count: equipment.length,
      lines: equipment.map(({ assetTag, name, since }) => (
        <Line key={assetTag} note={`${assetTag} · since ${dayText(since)}`}>
          {name}
        </Line>
      )),
    },
  ].filter(({ count }) => count > 0);

  if (parts.length === 0)
    return <EmptyState drawing="done" title="Nothing is left" text="There is no open work to hand on." />;
  return parts.map(({ title, count, lines }) => (
    <section key={title} aria-label={title}>
      <Title>
        {title} <Count>{numberText(count)}</Count>
      </Title>
      <List>{lines}</List>
      {count > lines.length && <Note>and {numberText(count - lines.length)} more</Note>}
    </section>
  ));
}

const ticketLines = ({ count, results }: { count: number; results: readonly Ticket[] }) => ({
  count,
  lines: results.map(({ id, kind, title, createdByName }) => (
    <Line
      key={id}
      to={`/hr/tickets?ticket=${String(id)}`}
      note={`${ticketKindName[kind]} of ${createdByName}`}
    >
      {title}
    </Line>
  )),
});

/** A record and its type; it links to its screen if there is one. */
function Line({ to, note, children }: { to?: string; note?: string; children: ReactNode }) {
  const hasScreen = useHasScreen();
  return (
    <li>
      {to !== undefined && hasScreen(to.split('?')[0] ?? to) ? (
        <TextLink to={to} tone="plain">
          {children}
        </TextLink>
      ) : (
        <bdi>{children}</bdi>
      )}
      {note && <Note>{note}</Note>}
    </li>
  );
}

const Title = styled.h3`
  margin-block-end: ${theme.space[2]};
  font-size: ${theme.type[14]};
`;

const Count = styled.span`
  color: ${theme.color.ink3};
  font-weight: ${theme.weight.regular};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`;

const Note = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;

const LeavingDocument = graphql(`
  query Leaving($id: Int!) {
    leaving(employeeId: $id) {
      userId
      employee {
        id
        fullName
        employmentStatus
      }
      equipment {
        assetTag
        name
        since
      }
      reports {
        count
        results {
          id
          fullName
          jobTitle
        }
      }
      postings {
        count
        results {
          id
          title
        }
      }
      openTickets {
        count
        results {
          id
          kind
          title
          createdByName
        }
      }
      assignedTickets {
        count
        results {
          id
          kind
          title
          createdByName
        }
      }
      pendingLeave {
        count
        results {
          id
          kind
          title
          createdByName
        }
      }
      waitingApprovals {
        count
        results {
          id
          kind
          title
          createdByName
        }
      }
    }
  }
`);
