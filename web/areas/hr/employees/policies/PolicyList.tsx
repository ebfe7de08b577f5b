import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { dayText } from '../../../../domain/calendar/day';
import { useOpenItem, type OpenItem } from '../../../../domain/list/useOpenItem';
import { policyStatus } from '../../../../domain/policies/policyWords';
import { graphql } from '../../../../generated/gql';
import type { ManagedPoliciesQuery } from '../../../../generated/graphql';
import { RowLink } from '../../../../ui/data/RowLink';
import { StatusBadge } from '../../../../ui/data/StatusBadge';
import { Table } from '../../../../ui/data/Table';
import type { TableColumn } from '../../../../ui/data/tableColumn';
import { TwoLineCell } from '../../../../ui/data/TwoLineCell';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { numberText } from '../../../../ui/numbers';
import { PolicyDialog } from './PolicyDialog';
import { PolicyPanel } from './PolicyPanel';

type Row = ManagedPoliciesQuery['policies']['results'][number];

/** All policies with what is in force, who answers for them and how many have confirmed. */
export function PolicyList() {
  const opened = useOpenItem('policy');
  const [adding, setAdding] = useState(false);
  const { data, previousData, error, loading, refetch } = useQuery(ManagedPoliciesDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const add = (
    <Button icon={Plus} variant="primary" onClick={() => setAdding(true)}>
      New policy
    </Button>
  );
  return (
    <Card flush title="Policies" aria-label="Policies" actions={add}>
      <Table
        label="Policies"
        columns={columns(opened.linkTo)}
        rows={(data ?? previousData)?.policies.results}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        current={opened.id}
        expect={5}
        busy={loading}
        error={error ? 'Failed to load the policies. Please try again.' : undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <EmptyState
            title="No policies yet"
            text="A policy is a text that people are asked to read and confirm."
            action={<Button onClick={() => setAdding(true)}>New policy</Button>}
          />
        }
      />
      {opened.id !== null && <PolicyPanel id={opened.id} onClose={opened.close} />}
      {adding && <PolicyDialog id={null} onMade={opened.open} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const columns = (linkTo: OpenItem['linkTo']): TableColumn<Row>[] => [
  {
    key: 'title',
    head: 'Policy',
    width: '36%',
    cell: ({ id, title, current, draft }) => (
      <TwoLineCell
        name={<RowLink {...linkTo(id)}>{title}</RowLink>}
        line={`Version ${String(current.number)}${draft && draft.number !== current.number ? `, draft of version ${String(draft.number)}` : ''}`}
      />
    ),
  },
  {
    key: 'status',
    head: 'Status',
    cell: ({ current: { status } }) => (
      <StatusBadge tone={policyStatus[status].tone}>{policyStatus[status].word}</StatusBadge>
    ),
    narrow: 'badge',
    whole: true,
  },
  {
    key: 'confirmed',
    head: 'Confirmed',
    align: 'end',
    cell: ({ current }) => confirmedText(current),
    inCard: ({ current }) =>
      current.status === 'DRAFT' ? 'Not published yet' : `${confirmedText(current)} confirmed`,
    whole: true,
  },
  { key: 'owner', head: 'Owner', cell: ({ ownerName }) => ownerName, free: true },
  {
    key: 'review',
    head: 'Next review',
    cell: ({ nextReview }) => dayText(nextReview),
    inCard: ({ nextReview }) => `Review ${dayText(nextReview)}`,
    whole: true,
  },
];

/** "58 of 120"; nothing is to be confirmed of a draft. */
const confirmedText = ({ status, asked, confirmed }: Row['current']): string =>
  status === 'DRAFT' ? '–' : `${numberText(confirmed ?? 0)} of ${numberText(asked ?? 0)}`;

const ManagedPoliciesDocument = graphql(`
  query ManagedPolicies {
    policies(pageSize: 200) {
      results {
        id
        title
        ownerName
        nextReview
        current {
          number
          status
          asked
          confirmed
        }
        draft {
          number
        }
      }
    }
  }
`);
