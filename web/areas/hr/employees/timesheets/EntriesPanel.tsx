import { useQuery } from '@apollo/client/react';

import { daysText } from '../../../../domain/calendar/day';
import { InstantText } from '../../../../domain/calendar/InstantText';
import { detailsIn } from '../../../../domain/list/detailsIn';
import { NoDetails } from '../../../../domain/list/NoDetails';
import { countOfEntries } from '../../../../domain/timesheets/entryText';
import { thousandthsText } from '../../../../ui/numbers';
import { TimesheetStatusBadge } from '../../../../domain/timesheets/TimesheetStatusBadge';
import { graphql } from '../../../../generated/gql';
import { FactList } from '../../../../ui/data/FactList';
import { Table } from '../../../../ui/data/table/Table';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../../ui/overlay/sidePanel/steps';
import { reviewColumns } from './reviewColumns';
import { sheetRow, type SheetRow } from './sheetRow';
import { useReview } from './useReview';

interface Props {
  id: number;
  /** To the weeks before and after it. */
  steps: PanelSteps | undefined;
  onReject: (sheet: SheetRow) => void;
  onClose: () => void;
}

/** The entries of one timesheet; HR decides about it here. */
export function EntriesPanel({ id, steps, onReject, onClose }: Props) {
  const answer = useQuery(TimesheetEntriesDocument, { variables: { id } });
  const { canDecide, approve, busy } = useReview();
  const known = detailsIn(answer, (data) => data.timesheet, id);
  const sheet = known && sheetRow(known);

  return (
    <SidePanel
      item={id}
      title={sheet ? `Timesheet ${daysText(sheet.weekStartDate, sheet.weekEndDate)}` : 'Timesheet'}
      head={sheet && <bdi>{sheet.employeeName}</bdi>}
      steps={steps}
      isText
      isAbove
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {sheet && canDecide(sheet) && (
            <>
              <Button onClick={() => onReject(sheet)}>Reject</Button>
              <Button variant="primary" busy={busy} busyText="Approving..." onClick={() => approve(sheet)}>
                Approve
              </Button>
            </>
          )}
        </>
      }
    >
      {known && sheet && (
        <>
          <SheetFacts sheet={sheet} entries={known.timeEntries.length} />
          <Card flush>
            <Table
              label="Entries"
              columns={reviewColumns}
              rows={known.timeEntries}
              rowKey={(row) => row.id}
              empty={
                <EmptyState drawing="calendar" title="No entries" text="No hours are written in this week." />
              }
            />
          </Card>
        </>
      )}
      {!known && <NoDetails answer={answer} noun="timesheet" />}
    </SidePanel>
  );
}

function SheetFacts({ sheet, entries }: { sheet: SheetRow; entries: number }) {
  const decided = sheet.status === 'REJECTED' ? 'Rejected' : 'Approved';
  return (
    <FactList
      facts={[
        { label: 'Status', value: <TimesheetStatusBadge status={sheet.status} /> },
        { label: 'Hours', value: `${thousandthsText(Number(sheet.totalHours))} h` },
        { label: 'Entries', value: countOfEntries(entries) },
        {
          label: 'Submitted',
          value: sheet.submittedAt ? <InstantText at={sheet.submittedAt} withTime /> : null,
        },
        { label: decided, value: sheet.decidedAt ? <InstantText at={sheet.decidedAt} withTime /> : null },
        { label: `${decided} by`, value: sheet.decidedByName ?? null },
        { label: 'Reason', value: sheet.rejectionReason ?? null, wide: true },
      ]}
    />
  );
}

const TimesheetEntriesDocument = graphql(`
  query TimesheetEntries($id: Int!) {
    timesheet(id: $id) {
      id
      ...SheetRow
      timeEntries {
        id
        date
        project
        taskDescription
        clockInTime
        clockOutTime
        hoursWorked
      }
    }
  }
`);
