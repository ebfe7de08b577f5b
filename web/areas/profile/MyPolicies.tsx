import { useQuery } from '@apollo/client/react';

import { InstantText } from '../../domain/calendar/InstantText';
import { dayText } from '../../domain/calendar/day';
import { useNamedPart } from '../../domain/navigation/useNamedPart';
import { graphql } from '../../generated/gql';
import type { OwnPoliciesQuery } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { Table } from '../../ui/data/table/Table';
import type { TableColumn } from '../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../ui/data/cells/TwoLineCell';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Card } from '../../ui/layout/Card';
import { TextLink } from '../../ui/layout/TextLink';

type Ask = OwnPoliciesQuery['myPolicies']['results'][number];

const keyOf = ({ policyVersion: { policyId, number } }: Ask): string =>
  `${String(policyId)}-${String(number)}`;

/** The policies that a person is asked to confirm, and confirmed ones. */
export function MyPolicies() {
  const { data, previousData, error, loading, refetch } = useQuery(OwnPoliciesDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  useNamedPart('my-policies', shown !== undefined);
  return (
    <Card flush id="my-policies" title="My policies" aria-label="My policies">
      <Table
        label="My policies"
        columns={columns}
        rows={shown?.myPolicies.results}
        rowKey={keyOf}
        rowLabel={({ policyVersion }) => policyVersion.title}
        expect={2}
        busy={loading}
        error={error ? 'Failed to load your policies. Please try again.' : undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <EmptyState
            title="You have no policies to confirm"
            text="What HR asks you to read and confirm appears here."
          />
        }
      />
    </Card>
  );
}

function State({ ask: { confirmedAt, isLate } }: { ask: Ask }) {
  if (confirmedAt) return <StatusBadge tone="success">Confirmed</StatusBadge>;
  return isLate ? (
    <StatusBadge tone="danger">Overdue</StatusBadge>
  ) : (
    <StatusBadge tone="warning">To confirm</StatusBadge>
  );
}

const columns: TableColumn<Ask>[] = [
  {
    key: 'policy',
    head: 'Policy',
    width: '46%',
    cell: (ask) => (
      <TwoLineCell
        name={
          <TextLink tone="plain" to={`/it/knowledge-base?policy=${keyOf(ask)}`}>
            {ask.policyVersion.title}
          </TextLink>
        }
        line={`Version ${String(ask.policyVersion.number)}`}
      />
    ),
  },
  { key: 'state', head: 'State', cell: (ask) => <State ask={ask} />, narrow: 'badge', whole: true },
  {
    key: 'due',
    head: 'Confirm by',
    cell: ({ dueOn }) => dayText(dueOn),
    inCard: ({ dueOn }) => `Confirm by ${dayText(dueOn)}`,
    whole: true,
  },
  {
    key: 'confirmed',
    head: 'Confirmed',
    cell: ({ confirmedAt }) => (confirmedAt ? <InstantText at={confirmedAt} /> : 'Not yet'),
    inCard: ({ confirmedAt }) =>
      confirmedAt ? (
        <>
          Confirmed <InstantText at={confirmedAt} />
        </>
      ) : (
        'Not confirmed yet'
      ),
    whole: true,
  },
];

const OwnPoliciesDocument = graphql(`
  query OwnPolicies {
    myPolicies {
      results {
        dueOn
        isLate
        confirmedAt
        policyVersion {
          policyId
          number
          title
        }
      }
    }
  }
`);
