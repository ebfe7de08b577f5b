import { useQuery } from '@apollo/client/react';
import { PencilLine } from 'lucide-react';

import { daysText } from '../../../../domain/calendar/day';
import { InstantText } from '../../../../domain/calendar/InstantText';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { hoursText } from '../../../../ui/duration';
import { exactText } from '../../../../ui/numbers';
import { TimesheetStatusBadge } from '../../../../domain/timesheets/TimesheetStatusBadge';
import { graphql } from '../../../../generated/gql';
import { Button } from '../../../../ui/form/Button';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { FactList } from '../../../../ui/data/FactList';
import { InCard, InRow } from '../../../../ui/data/table/tableStyles';
import { Table } from '../../../../ui/data/table/Table';
import type { TableGroups } from '../../../../ui/data/table/tableGroups';
import { DetailsPanel } from '../DetailsPanel';
import { entryColumns } from '../entries/entryColumns';
import { countOfEntries, entryDay } from '../../../../domain/timesheets/entryText';
import { useCorrection } from './useCorrection';
import { readTimesheet, type EntryRow } from '../week/weekTimesheet';

interface Props {
  id: number;
  onClose: () => void;
}

/**
 * A timesheet that was submitted: its entries, who decided and when, and the way to correct a rejected one.
 */
export function TimesheetPanel({ id, onClose }: Props) {
  const answer = useQuery(TimesheetDocument, { variables: { id } });
  const { linkTo } = useUrlQuery();
  const { correct, busy } = useCorrection();

  const shown = answer.error ? undefined : (answer.data ?? answer.previousData);
  const sheet = readTimesheet(shown?.timesheet);
  const isOwn = sheet?.employeeId === shown?.myEmployee?.id;
  const decided = sheet?.status === 'REJECTED' ? 'Rejected' : 'Approved';

  return (
    <DetailsPanel
      id={id}
      noun="timesheet"
      title={sheet ? `Timesheet ${daysText(sheet.weekStartDate, sheet.weekEndDate)}` : 'Timesheet'}
      answer={answer}
      actions={
        sheet?.status === 'REJECTED' &&
        isOwn && (
          <Button variant="primary" icon={PencilLine} busy={busy} onClick={() => correct(sheet)}>
            Correct this week
          </Button>
        )
      }
      onClose={onClose}
    >
      {sheet && (
        <>
          <FactList
            facts={[
              { label: 'Status', value: <TimesheetStatusBadge status={sheet.status} /> },
              { label: 'Employee', value: sheet.employeeName },
              { label: 'Hours', value: hoursText(Number(sheet.totalHours)) },
              { label: 'Entries', value: countOfEntries(sheet.timeEntries.length) },
              {
                label: 'Submitted',
                value: sheet.submittedAt ? <InstantText at={sheet.submittedAt} withTime /> : null,
              },
              {
                label: decided,
                value: sheet.decidedAt ? <InstantText at={sheet.decidedAt} withTime /> : null,
              },
              { label: `${decided} by`, value: sheet.decidedByName ?? null },
              { label: 'Reason', value: sheet.rejectionReason ?? null, wide: true },
            ]}
          />
          <Table
            label="Entries"
            columns={entryColumns({ linkTo: (row) => linkTo({ entry: String(row.id) }), isByDay: true })}
            rows={sheet.timeEntries}
            rowKey={(row) => row.id}
            groups={days}
            empty={
              <EmptyState
                drawing="calendar"
                title="No entries"
                text="This timesheet was submitted without any."
              />
            }
          />
        </>
      )}
    </DetailsPanel>
  );
}

/** The entries of a day are together, with its hours. */
const days: TableGroups<EntryRow> = {
  of: (row) => row.date,
  head: ([first]) => first && entryDay(first),
  totals: {
    hours: (rows) => {
      const hours = rows.reduce((sum, { hoursWorked }) => sum + Number(hoursWorked), 0);
      return (
        <>
          <InRow>{exactText(hours)}</InRow>
          <InCard>{hoursText(hours)}</InCard>
        </>
      );
    },
  },
};

const TimesheetDocument = graphql(`
  query Timesheet($id: Int!) {
    myEmployee {
      id
    }
    timesheet(id: $id) {
      id
      ...WeekTimesheetPart
    }
  }
`);
