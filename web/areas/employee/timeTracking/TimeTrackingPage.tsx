import { ExportButton } from '../../../domain/csv/ExportButton';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { TrackerCard } from '../../../domain/timesheets/tracker/panel/TrackerCard';
import { Card } from '../../../ui/layout/Card';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/layout/Tabs';
import { SubmitButton } from './timesheets/SubmitButton';
import { SubmittedTimesheets } from './timesheets/SubmittedTimesheets';
import { useTimesheetFile } from './timesheets/useTimesheetFile';
import { useWeek } from './week/useWeek';
import { WeekCards } from './week/WeekCards';
import { WeeklyEntries } from './week/WeeklyEntries';

const EntryPanel = lazyDialog(() => import('./entries/EntryPanel').then((module) => module.EntryPanel));
const TimesheetPanel = lazyDialog(() =>
  import('./timesheets/TimesheetPanel').then((module) => module.TimesheetPanel),
);

/** Time Tracking: the tracker, the weeks of the viewer's own timesheets, and submitted ones. */
export function TimeTrackingPage() {
  const { query, idOf, change } = useUrlQuery();
  const week = useWeek();
  const file = useTimesheetFile();

  const tab = query.get('tab') === 'submitted' ? 'submitted' : 'weekly';
  const entry = idOf('entry');
  const timesheet = idOf('timesheet');
  const closeEntry = () => change({ entry: null }, { replace: true });

  return (
    <>
      <PageHeader
        title="Time Tracking"
        line="Track your time and submit your week."
        back={{ to: '/employee', label: 'Back to Employee Portal' }}
        actions={
          week.isEmployee && (
            <>
              <ExportButton file={file}>Export</ExportButton>
              <SubmitButton week={week} />
            </>
          )
        }
      />
      {week.isEmployee ? (
        <Stack>
          <TrackerCard />
          <WeekCards week={week.present} hasRetry={tab === 'submitted' || !week.isPresent} />
          <Tabs
            label="Timesheets"
            value={tab}
            onChange={(next) => change({ tab: next === 'submitted' ? next : null, sort: null, page: null })}
            items={[
              { id: 'weekly', label: 'Weekly Entries', content: <WeeklyEntries week={week} /> },
              {
                id: 'submitted',
                label: 'Submitted Timesheets',
                count: week.submitted,
                content: <SubmittedTimesheets />,
              },
            ]}
          />
        </Stack>
      ) : (
        <Card>
          <EmptyState
            drawing="calendar"
            title="No timesheet available. Please contact your manager."
            text="You have no employee record yet. Hours are kept with it."
          />
        </Card>
      )}
      {timesheet !== null && entry === null && (
        <TimesheetPanel id={timesheet} onClose={() => change({ timesheet: null }, { replace: true })} />
      )}
      {entry !== null && (
        <EntryPanel
          id={entry}
          back={timesheet === null ? undefined : { label: 'Timesheet', onBack: closeEntry }}
          onClose={closeEntry}
        />
      )}
    </>
  );
}
