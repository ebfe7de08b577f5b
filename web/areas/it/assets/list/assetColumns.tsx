import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { AssetStatusBadge } from '../../../../domain/assets/AssetStatusBadge';
import { dayText } from '../../../../domain/calendar/day';
import type { OpeningLink } from '../../../../domain/list/useOpenItem';
import { RowLink } from '../../../../ui/data/table/RowLink';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../../../ui/data/cells/TwoLineCell';
import { moneyText } from '../../../../ui/money';
import type { AssetRow } from '../assetRow';

/** The columns of the register. @param linkTo where a name leads */
export const assetColumns = (linkTo: (row: AssetRow) => OpeningLink): TableColumn<AssetRow>[] => [
  {
    key: 'name',
    head: 'Asset',
    cell: (row) => (
      <TwoLineCell name={<RowLink {...linkTo(row)}>{row.name}</RowLink>} line={tagAndSerial(row)} />
    ),
    sortable: true,
    width: '26%',
  },
  { key: 'category', head: 'Type', cell: (row) => <bdi>{row.category.name}</bdi>, free: true },
  {
    key: 'status',
    head: 'Status',
    cell: (row) => <AssetStatusBadge status={row.status} />,
    sortable: true,
    narrow: 'badge',
  },
  {
    key: 'condition',
    head: 'Condition',
    cell: (row) => assetConditionWord[row.condition],
    narrow: 'none',
  },
  {
    key: 'assignedTo',
    head: 'Assigned to',
    cell: ({ currentAssignment: assignment }) =>
      assignment ? (
        <TwoLineCell name={assignment.holderName} line={<>since {dayText(assignment.assignedDate)}</>} />
      ) : (
        <Nobody />
      ),
    inCard: ({ currentAssignment: assignment }) =>
      assignment ? <bdi>{assignment.holderName}</bdi> : 'Not assigned',
    free: true,
  },
  {
    key: 'location',
    head: 'Location',
    cell: (row) => row.location && <bdi>{row.location}</bdi>,
    free: true,
    quiet: true,
    sparse: true,
  },
  {
    key: 'warrantyExpiry',
    head: 'Warranty',
    cell: (row) => row.warrantyExpiry && dayText(row.warrantyExpiry),
    sortable: true,
    whole: true,
    quiet: true,
    narrow: 'none',
  },
  {
    key: 'purchaseCost',
    head: 'Cost',
    cell: (row) => moneyText(row.purchaseCost),
    align: 'end',
    sortable: true,
    whole: true,
  },
];

/** "LAP-042 · 5CG1234XYZ" */
export const tagAndSerial = ({ assetTag, serialNumber }: AssetRow): string =>
  [assetTag, serialNumber].filter(Boolean).join(' · ');

const Nobody = () => <span aria-label="No one">—</span>;
