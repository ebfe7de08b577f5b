import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { dayText } from '../../../../domain/calendar/day';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { useOpenItem, type OpenItem } from '../../../../domain/list/useOpenItem';
import { policyStatus } from '../../../../domain/policies/policyWords';
import { graphql } from '../../../../generated/gql';
import type { ManagedPoliciesQuery } from '../../../../generated/graphql';
import { RowLink } from '../../../../ui/data/table/RowLink';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { Table } from '../../../../ui/data/table/Table';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../../../ui/data/cells/TwoLineCell';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Button } from '../../../../ui/form/Button';
import { todayIn } from '../../../../ui/form/dates/days';
import { Card } from '../../../../ui/layout/Card';
import { numberText } from '../../../../ui/numbers';
import { PolicyDialog } from './PolicyDialog';
import { PolicyPanel } from './PolicyPanel';

type Row = ManagedPoliciesQuery['policies']['results'][number];

/** All policies with the version in force, the owner and the number of confirmations. */
export function PolicyList() {
  const opened = useOpenItem('policy');
  const { timeZone } = usePortalConfig();
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
        columns={columns(opened.linkTo, todayIn(timeZone))}
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

const columns = (linkTo: OpenItem['linkTo'], today: string): TableColumn<Row>[] => [
  {
    key: 'title',
    head: 'Policy',
    width: '36%',
    cell: ({ id, title, ...policy }) => (
      <TwoLineCell name={<RowLink {...linkTo(id)}>{title}</RowLink>} line={versionsText(policy)} />
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
    cell: (row) => confirmedText(asked(row)),
    inCard: (row) =>
      row.current.status === 'DRAFT' ? 'Not published yet' : `${confirmedText(asked(row))} confirmed`,
    whole: true,
  },
  { key: 'owner', head: 'Owner', cell: ({ ownerName }) => ownerName, free: true },
  {
    key: 'review',
    head: 'Next review',
    cell: ({ nextReview }) => (
      <>
        <span>{dayText(nextReview)}</span>{' '}
        {nextReview < today && <StatusBadge tone="warning">Due</StatusBadge>}
      </>
    ),
    inCard: ({ nextReview }) => `Review ${dayText(nextReview)}`,
    whole: true,
  },
];

/** "Version 1, version 2 from 20 Dec 2026, draft of version 3". */
const versionsText = ({ current, scheduled, draft }: Omit<Row, 'id' | 'title'>): string =>
  [
    `Version ${String(current.number)}`,
    scheduled &&
      scheduled.number !== current.number &&
      `version ${String(scheduled.number)} from ${dayText(scheduled.effectiveOn ?? '')}`,
    draft && draft.number !== current.number && `draft of version ${String(draft.number)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** The version that people are asked to confirm now. */
const asked = ({ current, scheduled }: Row): Row['current'] => scheduled ?? current;

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
        scheduled {
          number
          status
          effectiveOn
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
