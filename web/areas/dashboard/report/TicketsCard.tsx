import { graphql } from '../../../generated/gql';
import { LineChart } from '../../../ui/charts/LineChart';
import { countText, numberText } from '../../../ui/numbers';
import { pointsOf, rowsOver, sumOf } from './points';
import { ReportCard } from './ReportCard';
import { useReport } from './useReport';
import type { ReportView } from './useReportView';

/** Tickets that were opened and resolved in each month. */
export function TicketsCard({ view: { periods, range } }: { view: ReportView }) {
  const answer = useReport(ReportTicketsDocument, range);
  const [opened, resolved] = [pointsOf(answer.data?.opened), pointsOf(answer.data?.resolved)];
  return (
    <ReportCard
      title="Tickets opened and resolved"
      value={answer.data && numberText(sumOf(opened))}
      line={answer.data ? `opened, ${numberText(sumOf(resolved))} resolved` : 'opened'}
      answer={answer}
      note="Leave requests, IT support and general tickets."
    >
      <LineChart
        {...answer.state}
        label="Tickets opened and resolved by month"
        rowName="Month"
        series={series}
        rows={
          answer.data &&
          rowsOver(periods, [
            { ...series[0], points: opened },
            { ...series[1], points: resolved },
          ])
        }
        format={(count) => countText(count, 'ticket')}
        hue="it"
        empty="No tickets in this time."
        fileName="tickets_opened_and_resolved"
      />
    </ReportCard>
  );
}

const series = [
  { key: 'opened', name: 'Opened' },
  { key: 'resolved', name: 'Resolved' },
] as const;

const ReportTicketsDocument = graphql(`
  query ReportTickets($from: Date, $to: Date, $department: String) {
    opened: ticketFigures(measure: OPENED, every: MONTH, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
    resolved: ticketFigures(measure: RESOLVED, every: MONTH, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
  }
`);
