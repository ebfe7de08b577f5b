import { InstantText } from '../../../../domain/calendar/InstantText';
import { clockText } from '../../../../domain/timesheets/clock';
import { hoursText } from '../../../../ui/duration';
import { TimesheetStatusBadge } from '../../../../domain/timesheets/TimesheetStatusBadge';
import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { FactList } from '../../../../ui/data/FactList';
import { entryDay, isOvernight } from '../../../../domain/timesheets/entryText';

/** Everything that is known of a time entry. */
export function EntryFacts({ entry }: { entry: FragmentType<typeof EntryFactsPart> }) {
  const facts = getFragmentData(EntryFactsPart, entry);
  return (
    <FactList
      facts={[
        { label: 'Project', value: facts.project || 'None' },
        { label: 'Date', value: entryDay(facts) },
        { label: 'Task', value: facts.taskDescription || 'None', wide: true },
        { label: 'Clock in', value: clockText(facts.clockInTime) || 'None' },
        {
          label: 'Clock out',
          value: clockText(facts.clockOutTime)
            ? `${clockText(facts.clockOutTime)}${isOvernight(facts) ? ' on the next day' : ''}`
            : 'None',
        },
        { label: 'Hours', value: hoursText(Number(facts.hoursWorked)) },
        { label: 'Without the break', value: hoursText(Number(facts.netHours)) },
        { label: 'Break', value: facts.breakDuration },
        { label: 'Timesheet', value: <TimesheetStatusBadge status={facts.timesheet.status} /> },
        { label: 'Notes', value: facts.notes || 'None', wide: true },
        { label: 'Written', value: <InstantText at={facts.createdAt} withTime /> },
        { label: 'Last changed', value: <InstantText at={facts.updatedAt} withTime /> },
      ]}
    />
  );
}

const EntryFactsPart = graphql(`
  fragment EntryFacts on TimeEntry {
    id
    date
    project
    taskDescription
    clockInTime
    clockOutTime
    hoursWorked
    netHours
    breakDuration
    notes
    createdAt
    updatedAt
    timesheet {
      id
      status
    }
  }
`);
