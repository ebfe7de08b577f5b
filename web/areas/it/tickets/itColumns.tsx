import { InstantText } from '../../../domain/calendar/InstantText';
import type { OpeningLink } from '../../../domain/list/useOpenItem';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import type { Urgency } from '../../../generated/graphql';
import { RowLink } from '../../../ui/data/table/RowLink';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import type { TableColumn } from '../../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../../ui/data/cells/TwoLineCell';
import type { Tone } from '../../../ui/theme';
import type { ItRow } from './itRow';
import { itStatusWord, systemCategoryName, urgencyName } from './itWords';
import { fixedCounts, shownTags } from './pinned';

/** Ticket, Category, Priority, Status, Assigned, Created. @param linkTo where the title leads */
export const itColumns = (linkTo: (row: ItRow) => OpeningLink): TableColumn<ItRow>[] => [
  {
    key: 'title',
    head: 'Ticket',
    cell: (row) => (
      <TwoLineCell
        name={<RowLink {...linkTo(row)}>{row.title}</RowLink>}
        line={
          <>
            #{row.id} · <bdi>{row.createdByName}</bdi> · <span>{factsText(row)}</span>
          </>
        }
      />
    ),
    sortable: true,
  },
  {
    key: 'category',
    head: 'Category',
    cell: ({ systemCategory }) => systemCategoryName[systemCategory],
    whole: true,
    sparse: true,
  },
  {
    key: 'urgency',
    head: 'Priority',
    cell: ({ urgency }) => (
      <StatusBadge tone={tones[urgency]} dot={false}>
        {urgencyName[urgency]}
      </StatusBadge>
    ),
    inCard: ({ urgency }) => `${urgencyName[urgency]} priority`,
  },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => <TicketStatusBadge status={status} words={itStatusWord} />,
    sortable: true,
    narrow: 'badge',
  },
  {
    key: 'assigned',
    head: 'Assigned',
    cell: ({ assignedToName }) => (assignedToName ? <bdi>{assignedToName}</bdi> : 'No one yet'),
    free: true,
    inCard: ({ assignedToName }) => (assignedToName ? <bdi>{assignedToName}</bdi> : 'Not assigned'),
  },
  {
    key: 'createdAt',
    head: 'Created',
    cell: ({ createdAt }) => <InstantText at={createdAt} />,
    sortable: true,
    whole: true,
    quiet: true,
    sparse: true,
  },
];

/** Tags, the estimated resolution where there is one, and the fixed counts. */
const factsText = ({ tags, estimatedResolution }: ItRow): string =>
  [tagsText(tags), estimatedResolution, fixedCounts].filter(Boolean).join(' · ');

/** At most two, then how many there are besides. */
function tagsText(tags: readonly string[]): string {
  const more = tags.length - shownTags;
  return [...tags.slice(0, shownTags), ...(more > 0 ? [`+${String(more)} more`] : [])].join(', ');
}

const tones: Readonly<Record<Urgency, Tone>> = {
  CRITICAL: 'danger',
  HIGH: 'warning',
  MEDIUM: 'neutral',
  LOW: 'neutral',
};
