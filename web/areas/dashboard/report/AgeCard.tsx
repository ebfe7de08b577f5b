import { ticketKindName } from '../../../domain/tickets/ticketKindName';
import { graphql } from '../../../generated/gql';
import type { TicketKind } from '../../../generated/graphql';
import { BarChart } from '../../../ui/charts/BarChart';
import { countText, numberText } from '../../../ui/numbers';
import { numberAt, pointsOf, sumOf, type Point } from './points';
import { ReportCard } from './ReportCard';
import { useReport } from './useReport';
import type { ReportView } from './useReportView';

/** The waiting times of open tickets, by kind, beside the resolution times of resolved ones. */
export function AgeCard({ view: { range } }: { view: ReportView }) {
  const answer = useReport(ReportAgesDocument, range);
  const open = pointsOf(answer.data?.open);
  const [age, hours] = [pointsOf(answer.data?.age), pointsOf(answer.data?.hours)];
  return (
    <ReportCard
      title="Age of tickets by kind"
      value={answer.data && numberText(sumOf(open))}
      line="tickets are open today"
      answer={answer}
      note="The age of open tickets is that of today, whatever the period."
    >
      <BarChart
        {...answer.state}
        label="Average age of open tickets and time to resolution by kind"
        rowName="Kind"
        series={series}
        rows={
          answer.data &&
          kinds.map((kind) => ({
            key: kind,
            name: `${ticketKindName[kind]} (${numberText(numberAt(open, null, kind) ?? 0)} open)`,
            shortName: kind === 'LEAVE_REQUEST' ? 'Leave' : ticketKindName[kind],
            values: { age: averageAt(age, kind), resolution: inDays(averageAt(hours, kind)) },
          }))
        }
        format={(days) => countText(Math.round(days * 10) / 10, 'day')}
        hue="it"
        empty="No tickets are open, and none were resolved in this time."
        fileName="age_of_tickets"
      />
    </ReportCard>
  );
}

/** An average of nothing is not known. */
const averageAt = (points: readonly Point[], kind: string): number | null =>
  points.find(({ groups }) => groups[0] === kind)?.value ?? null;

const inDays = (hours: number | null): number | null => hours && hours / 24;

const kinds: readonly TicketKind[] = ['LEAVE_REQUEST', 'IT_SUPPORT', 'GENERAL'];
const series = [
  { key: 'age', name: 'Average age of open tickets, in days' },
  { key: 'resolution', name: 'Average days to resolution' },
] as const;

const ReportAgesDocument = graphql(`
  query ReportAges($from: Date, $to: Date, $department: String) {
    open: ticketFigures(measure: OPEN, by: [KIND], department: $department) {
      ...FigurePoint
    }
    age: ticketFigures(measure: AGE_DAYS, by: [KIND], department: $department) {
      ...FigurePoint
    }
    hours: ticketFigures(
      measure: RESOLUTION_HOURS
      by: [KIND]
      from: $from
      to: $to
      department: $department
    ) {
      ...FigurePoint
    }
  }
`);
