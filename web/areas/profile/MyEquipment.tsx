import { useQuery } from '@apollo/client/react';

import { assetConditionWord } from '../../domain/assets/assetCondition';
import { dayText } from '../../domain/calendar/day';
import { isoDay } from '../../domain/calendar/instant';
import { usePortalConfig } from '../../domain/config/ConfigContext';
import { graphql } from '../../generated/gql';
import type { OwnEquipmentQuery } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { Table } from '../../ui/data/table/Table';
import type { TableColumn } from '../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../ui/data/cells/TwoLineCell';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Card } from '../../ui/layout/Card';

type Thing = OwnEquipmentQuery['myEquipment'][number];

/** What the organization has lent to a person, as they see it. */
export function MyEquipment() {
  const { timeZone } = usePortalConfig();
  const { data, previousData, error, loading, refetch } = useQuery(OwnEquipmentDocument, {
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Card flush title="My equipment" aria-label="My equipment">
      <Table
        label="My equipment"
        columns={columns(isoDay(new Date().toISOString(), timeZone))}
        rows={(data ?? previousData)?.myEquipment}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        expect={2}
        busy={loading}
        error={error ? 'Failed to load your equipment. Please try again.' : undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <EmptyState
            title="You have no equipment"
            text="What IT gives you, such as a laptop or a phone, appears here."
          />
        }
      />
    </Card>
  );
}

/** Assets last held by a person, which IT has marked as lost. */
const LostName = ({ name }: { name: string }) => (
  <>
    <span>{name}</span> <StatusBadge tone="danger">Lost</StatusBadge>
  </>
);

/** "Dell Latitude 7440": the maker once, where the model does not say it. */
const modelText = ({ brand, model }: Thing): string =>
  model && brand && model.toLowerCase().startsWith(brand.toLowerCase())
    ? model
    : [brand, model].filter(Boolean).join(' ');

function warrantyText(end: string | null, today: string): string {
  if (end === null) return 'Unknown';
  return end < today ? `Ended ${dayText(end)}` : `Until ${dayText(end)}`;
}

const columns = (today: string): TableColumn<Thing>[] => [
  {
    key: 'name',
    head: 'Equipment',
    width: '34%',
    cell: (thing) => (
      <TwoLineCell
        name={thing.isLost ? <LostName name={thing.name} /> : thing.name}
        line={`${thing.category}, ${thing.assetTag}`}
      />
    ),
  },
  { key: 'model', head: 'Model', cell: (thing) => modelText(thing) || 'Unknown' },
  {
    key: 'condition',
    head: 'Condition when given',
    cell: ({ condition }) => assetConditionWord[condition],
    inCard: ({ condition }) => `${assetConditionWord[condition]} condition`,
    whole: true,
  },
  {
    key: 'since',
    head: 'Yours since',
    cell: ({ since }) => dayText(since),
    inCard: ({ since }) => `Since ${dayText(since)}`,
    whole: true,
  },
  {
    key: 'warranty',
    head: 'Warranty',
    cell: ({ warrantyExpiry }) => warrantyText(warrantyExpiry, today),
    inCard: ({ warrantyExpiry }) => `Warranty: ${warrantyText(warrantyExpiry, today)}`,
    whole: true,
  },
];

const OwnEquipmentDocument = graphql(`
  query OwnEquipment {
    myEquipment {
      id
      assetTag
      name
      category
      brand
      model
      condition
      since
      warrantyExpiry
      isLost
    }
  }
`);
