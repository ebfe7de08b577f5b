import { useHasScreen } from '../../../domain/navigation/ScreensContext';
import { InstantText } from '../../../domain/calendar/InstantText';
import { PersonName } from '../../../domain/people/PersonName';
import { PriorityBadge } from '../../../domain/tickets/PriorityBadge';
import { priorityName } from '../../../domain/tickets/priorityName';
import { ticketKindName } from '../../../domain/tickets/ticketKindName';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import type { HrTicketsQuery } from '../../../generated/graphql';
import { RowLink } from '../../../ui/data/table/RowLink';
import { Table } from '../../../ui/data/table/Table';
import type { TableColumn } from '../../../ui/data/table/tableColumn';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Card } from '../../../ui/layout/Card';
import { TextLink } from '../../../ui/layout/TextLink';
import type { HrAnswer } from '../answer';
import { ticketsShown } from './pinned';

type Ticket = HrTicketsQuery['latest']['results'][number];

const path = '/hr/tickets';

/** The six newest tickets of all kinds; they lead to their screen once there is one. */
export function LatestTickets({
  answer: { data, loading, failed, retry },
}: {
  answer: HrAnswer<HrTicketsQuery>;
}) {
  const isLinked = useHasScreen()(path);
  return (
    <Card flush title="Latest tickets" actions={isLinked && <TextLink to={path}>All tickets</TextLink>}>
      <Table
        label="Latest tickets"
        columns={columns(isLinked)}
        rows={data?.latest.results}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        expect={ticketsShown}
        busy={loading}
        error={failed ? 'Failed to load tickets. Please try again.' : undefined}
        onRetry={retry}
        empty={
          <EmptyState drawing="done" title="No tickets yet" text="Requests of all employees appear here." />
        }
      />
    </Card>
  );
}

const columns = (isLinked: boolean): TableColumn<Ticket>[] => [
  {
    key: 'title',
    head: 'Ticket',
    cell: ({ id, title }) =>
      isLinked ? <RowLink to={`${path}?ticket=${String(id)}`}>{title}</RowLink> : <bdi>{title}</bdi>,
  },
  { key: 'kind', head: 'Type', cell: ({ kind }) => ticketKindName[kind], whole: true, sparse: true },
  {
    key: 'createdBy',
    head: 'Submitted by',
    cell: ({ createdByName, createdByDepartment, createdBy }) => (
      <PersonName name={createdByName} line={createdByDepartment} photo={createdBy?.profilePicture} />
    ),
    inCard: ({ createdByName }) => <bdi>{createdByName}</bdi>,
  },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => <TicketStatusBadge status={status} />,
    narrow: 'badge',
  },
  {
    key: 'priority',
    head: 'Priority',
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
    inCard: ({ priority }) => `${priorityName[priority]} priority`,
  },
  {
    key: 'createdAt',
    head: 'Created',
    // The moment of anonymous feedback is cut to its day.
    cell: ({ createdAt, createdBy }) => <InstantText at={createdAt} isDay={createdBy === null} />,
    whole: true,
    quiet: true,
    sparse: true,
  },
];
