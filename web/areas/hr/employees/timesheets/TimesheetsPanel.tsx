import { useQuery } from '@apollo/client/react';
import { Check, CircleX, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';

import { daysText } from '../../../../domain/calendar/day';
import { failureText } from '../../../../domain/failure/failure';
import { useOpenItem } from '../../../../domain/list/useOpenItem';
import { graphql } from '../../../../generated/gql';
import { Pager } from '../../../../ui/data/paging/Pager';
import { Table } from '../../../../ui/data/table/Table';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { Stack } from '../../../../ui/layout/Stack';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import { timesheetsPerPage } from '../pinned';
import { EntriesPanel } from './EntriesPanel';
import { RejectTimesheetDialog } from './RejectTimesheetDialog';
import { sheetColumns } from './sheetColumns';
import { sheetRows, type SheetRow } from './sheetRow';
import { useReview } from './useReview';

interface Props {
  /** Employment record of whose timesheets. */
  id: number;
  onClose: () => void;
}

/** The timesheets of one person, the latest week first; HR approves and rejects here. */
export function TimesheetsPanel({ id, onClose }: Props) {
  const [page, setPage] = useState(1);
  const [rejecting, setRejecting] = useState<SheetRow | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(PersonTimesheetsDocument, {
    variables: { id, page, pageSize: timesheetsPerPage },
  });
  const { mayReview, canDecide, approve } = useReview();
  const opened = useOpenItem('sheet');
  // A link to one week opens both: what lies above has to come after what lies below.
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const shown = data ?? previousData;
  const rows = shown && sheetRows(shown.timesheets.results);
  const count = shown?.timesheets.count;
  const name = shown?.employee?.fullName;

  const reason = error ? failureText(error) : null;
  useEffect(() => {
    if (reason !== null) toast.error('Failed to load timesheets', 'Could not load employee timesheets.');
  }, [reason]);

  return (
    <>
      <SidePanel
        item={id}
        title="Timesheets"
        head={name && <bdi>{name}</bdi>}
        isAbove
        onClose={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <Stack $gap={4} ref={setBelow}>
          {!mayReview && <p>Only people with the role HR approve or reject timesheets.</p>}
          <Card flush>
            <Table
              label="Timesheets"
              columns={sheetColumns((row) => opened.linkTo(row.id))}
              rows={rows}
              rowKey={(row) => row.id}
              rowLabel={(row) => daysText(row.weekStartDate, row.weekEndDate)}
              rowActions={(row) => [
                { label: 'View entries', icon: Eye, onAction: () => opened.open(row.id) },
                ...(canDecide(row)
                  ? [
                      { label: 'Approve', icon: Check, onAction: () => approve(row) },
                      { label: 'Reject', icon: CircleX, danger: true, onAction: () => setRejecting(row) },
                    ]
                  : []),
              ]}
              current={opened.id}
              busy={loading}
              error={
                error && (
                  <>
                    <strong>Failed to load timesheets</strong>
                    <br />
                    Could not load employee timesheets.
                  </>
                )
              }
              retryLabel="Retry"
              onRetry={() => void refetch().catch(() => undefined)}
              empty={
                <EmptyState
                  drawing="calendar"
                  title="No timesheets yet"
                  text="Weeks appear here once hours are entered."
                />
              }
            />
            {count !== undefined && !error && (
              <Pager page={page} pageSize={timesheetsPerPage} count={count} onPage={setPage} />
            )}
          </Card>
        </Stack>
      </SidePanel>
      {below && opened.id !== null && (
        <EntriesPanel
          id={opened.id}
          steps={opened.stepsIn(rows, { page, pageSize: timesheetsPerPage, count })}
          onReject={setRejecting}
          onClose={opened.close}
        />
      )}
      {rejecting && <RejectTimesheetDialog sheet={rejecting} onClose={() => setRejecting(null)} />}
    </>
  );
}

const PersonTimesheetsDocument = graphql(`
  query PersonTimesheets($id: Int!, $page: Int!, $pageSize: Int!) {
    employee(id: $id) {
      id
      fullName
    }
    timesheets(employeeId: [$id], page: $page, pageSize: $pageSize) {
      count
      results {
        ...SheetRow
      }
    }
  }
`);
