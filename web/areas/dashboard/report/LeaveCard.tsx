import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import { graphql } from '../../../generated/gql';
import type { LeaveType } from '../../../generated/graphql';
import { BarChart } from '../../../ui/charts/BarChart';
import { countText, numberText } from '../../../ui/numbers';
import { isAnyWithheld, pointsOf, rowsOver } from './points';
import { ReportCard } from './ReportCard';
import { useReport } from './useReport';
import type { ReportView } from './useReportView';

/** Days of approved leave in each month, by its sort. */
export function LeaveCard({ view: { periods, range } }: { view: ReportView }) {
  const answer = useReport(ReportLeaveDocument, range);
  const points = pointsOf(answer.data?.byType);
  const [whole] = pointsOf(answer.data?.whole);
  const total = answer.data && (whole ? whole.value : 0);
  return (
    <ReportCard
      title="Leave by type"
      value={total == null ? undefined : numberText(total)}
      line="days of approved leave"
      answer={answer}
      isWithheld={isAnyWithheld(answer.data?.byType, answer.data?.whole)}
    >
      <BarChart
        {...answer.state}
        label="Days of leave by type and month"
        rowName="Month"
        series={series}
        rows={
          answer.data &&
          rowsOver(
            periods,
            series.map((one) => ({ ...one, points, group: one.key })),
          )
        }
        stacked
        format={(count) => countText(count, 'day')}
        empty="No leave that can be shown in this time."
        fileName="leave_by_type"
      />
    </ReportCard>
  );
}

const types: readonly LeaveType[] = ['VACATION', 'SICK', 'PERSONAL', 'FAMILY', 'UNPAID', 'BEREAVEMENT'];
const series = types.map((key) => ({ key, name: leaveTypeName[key].replace(' Leave', '') }));

const ReportLeaveDocument = graphql(`
  query ReportLeave($from: Date, $to: Date, $department: String) {
    byType: leaveFigures(
      measure: DAYS
      by: [LEAVE_TYPE]
      every: MONTH
      from: $from
      to: $to
      department: $department
    ) {
      ...FigurePoint
    }
    whole: leaveFigures(measure: DAYS, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
  }
`);
