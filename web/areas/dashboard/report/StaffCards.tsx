import { graphql } from '../../../generated/gql';
import { BarChart } from '../../../ui/charts/BarChart';
import { LineChart } from '../../../ui/charts/LineChart';
import { countText, numberText } from '../../../ui/numbers';
import { numberAt, pointsOf, rowsOver, sumOf } from './points';
import { ReportCard } from './ReportCard';
import { useReport } from './useReport';
import type { ReportView } from './useReportView';

/** How many people work here at the end of each month. */
export function HeadcountCard({ view: { periods, range } }: { view: ReportView }) {
  const answer = useReport(ReportStaffDocument, range);
  const points = pointsOf(answer.data?.headcount);
  const [first, last] = [periods[0], periods.at(-1)];
  const now = answer.data && last && numberAt(points, last.key);
  const before = answer.data && first && numberAt(points, first.key);
  return (
    <ReportCard
      title="Headcount"
      value={now == null ? undefined : numberText(now)}
      line={
        now != null && before != null && first
          ? `people today, ${grown(now - before)} ${first.name}`
          : 'people'
      }
      answer={answer}
    >
      <LineChart
        {...answer.state}
        label="Headcount at the end of each month"
        rowName="Month"
        series={headcountSeries}
        rows={answer.data && rowsOver(periods, [{ ...headcountSeries[0], points }])}
        format={(count) => countText(count, 'person', 'people')}
        hue="hr"
        empty="No one worked here in this time."
        fileName="headcount"
      />
    </ReportCard>
  );
}

const headcountSeries = [{ key: 'headcount', name: 'People at the end of the month' }] as const;

const grown = (difference: number): string =>
  difference === 0
    ? 'as many as in'
    : `${numberText(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than in`;

/** How many people came and went in each month. */
export function HiresCard({ view: { periods, range } }: { view: ReportView }) {
  const answer = useReport(ReportStaffDocument, range);
  const [hires, leavers] = [pointsOf(answer.data?.hires), pointsOf(answer.data?.leavers)];
  return (
    <ReportCard
      title="Hires and leavers"
      value={answer.data && numberText(sumOf(hires))}
      line={answer.data ? `hired, ${numberText(sumOf(leavers))} left` : 'hired'}
      answer={answer}
    >
      <BarChart
        {...answer.state}
        label="Hires and leavers by month"
        rowName="Month"
        series={movementSeries}
        rows={
          answer.data &&
          rowsOver(periods, [
            { ...movementSeries[0], points: hires },
            { ...movementSeries[1], points: leavers },
          ])
        }
        format={(count) => countText(count, 'person', 'people')}
        hue="hr"
        empty="No one was hired and no one left in this time."
        fileName="hires_and_leavers"
      />
    </ReportCard>
  );
}

const movementSeries = [
  { key: 'hires', name: 'Hired' },
  { key: 'leavers', name: 'Left' },
] as const;

/** Both cards of the staff read it together. */
const ReportStaffDocument = graphql(`
  query ReportStaff($from: Date, $to: Date, $department: String) {
    headcount: staffFigures(measure: HEADCOUNT, every: MONTH, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
    hires: staffFigures(measure: HIRES, every: MONTH, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
    leavers: staffFigures(measure: LEAVERS, every: MONTH, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
  }
`);
