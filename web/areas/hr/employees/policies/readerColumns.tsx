import { InstantText } from '../../../../domain/calendar/InstantText';
import { dayText } from '../../../../domain/calendar/day';
import type { PolicyReadersOfQuery } from '../../../../generated/graphql';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../../../ui/data/cells/TwoLineCell';

type Reader = PolicyReadersOfQuery['policyReaders']['results'][number];

function StateBadge({ reader: { confirmedAt, isLate }, isOpen }: { reader: Reader; isOpen: boolean }) {
  if (confirmedAt) return <StatusBadge tone="success">Confirmed</StatusBadge>;
  if (!isOpen) return <StatusBadge tone="neutral">Not confirmed</StatusBadge>;
  return isLate ? (
    <StatusBadge tone="danger">Overdue</StatusBadge>
  ) : (
    <StatusBadge tone="warning">Open</StatusBadge>
  );
}

/**
 * The people asked, and whether they have confirmed; a version that no longer needs confirmations has no open ones.
 */
export const readerColumns = (isOpen: boolean): TableColumn<Reader>[] => [
  {
    key: 'name',
    head: 'Name',
    cell: ({ fullName, departmentName }) => (
      <TwoLineCell name={<bdi>{fullName}</bdi>} line={departmentName ?? 'No department'} />
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: (reader) => <StateBadge reader={reader} isOpen={isOpen} />,
    narrow: 'badge',
  },
  {
    key: 'when',
    head: 'When',
    cell: ({ confirmedAt, remindedAt, dueOn }) =>
      confirmedAt ? (
        <>
          Confirmed <InstantText at={confirmedAt} />
        </>
      ) : remindedAt ? (
        <>
          By {dayText(dueOn)}, reminded <InstantText at={remindedAt} />
        </>
      ) : (
        `By ${dayText(dueOn)}`
      ),
  },
];
