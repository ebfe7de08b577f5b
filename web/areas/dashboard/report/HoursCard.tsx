import { graphql } from '../../../generated/gql';
import { BarChart } from '../../../ui/charts/BarChart';
import { countText, shareText } from '../../../ui/numbers';
import { fromFirst, isAnyWithheld, pointsOf, rowsOver, sumOf } from './points';
import { ReportCard } from './ReportCard';
import { useReport } from './useReport';
import type { ReportView } from './useReportView';

/** Hours on timesheets against the hours of the contracts behind them. */
export function HoursCard({ view: { periods, range } }: { view: ReportView }) {
  const answer = useReport(ReportHoursDocument, range);
  const [worked, target] = [pointsOf(answer.data?.worked), pointsOf(answer.data?.target)];
  const known = sumOf(target) > 0;
  return (
    <ReportCard
      title="Hours against target"
      value={answer.data && known ? shareText(sumOf(worked), sumOf(target)) : answer.data && '–'}
      line="of the hours of their contracts were worked by those with timesheets"
      answer={answer}
      isWithheld={isAnyWithheld(answer.data?.worked, answer.data?.target)}
      note="A week counts in the month of its Monday; months before the first timesheet are left out."
    >
      <BarChart
        {...answer.state}
        label="Hours worked and target hours by month"
        rowName="Month"
        series={series}
        rows={
          answer.data &&
          fromFirst(
            rowsOver(periods, [
              { ...series[0], points: worked },
              { ...series[1], points: target },
            ]),
          )
        }
        format={(hours) => countText(Math.round(hours), 'hour')}
        empty="No timesheets in this time."
        fileName="hours_against_target"
      />
    </ReportCard>
  );
}

const series = [
  { key: 'worked', name: 'Hours worked' },
  { key: 'target', name: 'Target hours' },
] as const;

const ReportHoursDocument = graphql(`
  query ReportHours($from: Date, $to: Date, $department: String) {
    worked: hoursFigures(measure: WORKED, every: MONTH, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
    target: hoursFigures(measure: TARGET, every: MONTH, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
  }
`);
