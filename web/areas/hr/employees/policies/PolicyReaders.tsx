import { useQuery } from '@apollo/client/react';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { useAction } from '../../../../domain/action/useAction';
import { ExportButton } from '../../../../domain/csv/ExportButton';
import { useDepartments } from '../../../../domain/people/useDepartments';
import { graphql } from '../../../../generated/gql';
import { Pager } from '../../../../ui/data/paging/Pager';
import { Table } from '../../../../ui/data/table/Table';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { SearchBox } from '../../../../ui/form/filters/SearchBox';
import { Select } from '../../../../ui/form/choice/Select';
import { countText } from '../../../../ui/numbers';
import { ConfirmDialog } from '../../../../ui/overlay/dialog/ConfirmDialog';
import { theme } from '../../../../ui/theme';
import { readerColumns } from './readerColumns';
import { useReadersFile } from './useReadersFile';

interface Props {
  policyId: number;
  number: number;
  /** It is still to be confirmed. */
  isOpen: boolean;
}

type State = 'open' | 'late' | 'confirmed' | 'all';

const states: { value: State; label: string }[] = [
  { value: 'open', label: 'Not confirmed' },
  { value: 'late', label: 'Overdue' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'all', label: 'Everyone' },
];

/** What the graph is asked for each of them. */
const narrowedTo: Readonly<Record<State, { isConfirmed: boolean | null; isLate: boolean | null }>> = {
  open: { isConfirmed: false, isLate: null },
  late: { isConfirmed: null, isLate: true },
  confirmed: { isConfirmed: true, isLate: null },
  all: { isConfirmed: null, isLate: null },
};

const perPage = 20;

/** Who has confirmed a version and who has not, to remind and to export. */
export function PolicyReaders({ policyId, number, isOpen }: Props) {
  const [state, setState] = useState<State>('open');
  const [search, setSearch] = useState('');
  const [department, setDepartment] = useState('');
  const [page, setPage] = useState(1);
  const departments = useDepartments();
  const narrowed = {
    policyId,
    number,
    ...narrowedTo[state],
    department: department === '' ? null : [Number(department)],
    search: search || null,
  };
  const { data, previousData, error, loading, refetch } = useQuery(PolicyReadersOfDocument, {
    variables: { ...narrowed, page, pageSize: perPage },
    notifyOnNetworkStatusChange: true,
  });
  const file = useReadersFile(() => narrowed);
  const readers = (data ?? previousData)?.policyReaders;
  const { run, busy } = useAction(RemindDocument, {
    failed: 'Failed to send reminders. Please try again.',
    stale: ['PolicyReadersOf'],
    staleIfRefused: ['ManagedPolicy'],
  });
  const [asking, setAsking] = useState(false);
  const remind = async () => {
    const { data: sent } = await run({ id: policyId, number });
    setAsking(false);
    if (!sent) return;
    const { reminded, leftOut } = sent.remindPolicyReaders;
    toast.success(
      reminded > 0 ? `${countText(reminded, 'person', 'people')} reminded` : 'No one was reminded',
      leftOut > 0
        ? `${countText(leftOut, 'person was', 'people were')} reminded within the last 24 hours already.`
        : undefined,
    );
  };
  return (
    <Frame aria-label={`Who has confirmed version ${String(number)}`}>
      <h3>Who has confirmed version {number}</h3>
      <Bar>
        <Select
          compact
          label="State"
          options={states}
          value={state}
          onChange={(value) => {
            setState(value as State);
            setPage(1);
          }}
        />
        <Select
          compact
          label="Department"
          options={[{ value: '', label: 'All departments' }, ...departments.options]}
          loading={departments.loading}
          value={department}
          onChange={(value) => {
            setDepartment(value);
            setPage(1);
          }}
        />
        <SearchBox
          label="Search by name"
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        {isOpen && (
          <Button icon={BellRing} onClick={() => setAsking(true)}>
            Remind all
          </Button>
        )}
        <ExportButton file={file} disabled={!readers || readers.count === 0}>
          Export CSV
        </ExportButton>
      </Bar>
      <Table
        label="People who are asked"
        columns={readerColumns(isOpen)}
        rows={readers?.results}
        rowKey={({ userId }) => userId}
        expect={5}
        busy={loading}
        error={error ? 'Failed to load who has confirmed. Please try again.' : undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={
          <EmptyState
            drawing="done"
            title={
              state === 'open' && search === '' && department === ''
                ? 'Everyone has confirmed'
                : 'No one here'
            }
            text={
              search === ''
                ? 'People who are asked to confirm this version appear here.'
                : 'Try another name, state or department.'
            }
          />
        }
      />
      {readers && <Pager page={page} pageSize={perPage} count={readers.count} onPage={setPage} />}
      <ConfirmDialog
        title="Remind everyone?"
        variant="primary"
        isOpen={asking}
        confirmLabel="Remind all"
        cancelLabel="Cancel"
        busy={busy}
        busyText="Reminding..."
        onConfirm={() => void remind()}
        onCancel={() => setAsking(false)}
      >
        Everyone who has not confirmed version {number} is reminded, in all departments, whatever the list
        below is narrowed to. A person is reminded at most once in 24 hours.
      </ConfirmDialog>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[3]};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;

const PolicyReadersOfDocument = graphql(`
  query PolicyReadersOf(
    $policyId: Int!
    $number: Int!
    $isConfirmed: Boolean
    $isLate: Boolean
    $department: [Int!]
    $search: String
    $page: Int!
    $pageSize: Int!
  ) {
    policyReaders(
      policyId: $policyId
      number: $number
      isConfirmed: $isConfirmed
      isLate: $isLate
      department: $department
      search: $search
      page: $page
      pageSize: $pageSize
    ) {
      count
      results {
        userId
        fullName
        departmentName
        dueOn
        isLate
        remindedAt
        confirmedAt
      }
    }
  }
`);

const RemindDocument = graphql(`
  mutation RemindReaders($id: Int!, $number: Int!) {
    remindPolicyReaders(id: $id, number: $number) {
      reminded
      leftOut
    }
  }
`);
