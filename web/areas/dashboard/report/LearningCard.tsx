import { graphql } from '../../../generated/gql';
import { BarChart } from '../../../ui/charts/BarChart';
import { countText, numberText } from '../../../ui/numbers';
import { isAnyWithheld, pointsOf, rowsOver } from './points';
import { ReportCard } from './ReportCard';
import { useReport } from './useReport';
import type { ReportView } from './useReportView';

/** Started and completed courses by month. */
export function LearningCard({ view: { periods, range } }: { view: ReportView }) {
  const isWhole = range.department === null;
  const answer = useReport(ReportLearningDocument, { ...range, isWhole });
  const [completed, enrolled] = [pointsOf(answer.data?.completed), pointsOf(answer.data?.enrolled)];
  const [whole] = pointsOf(answer.data?.whole);
  const total = answer.data && (whole ? whole.value : 0);
  const shown = isWhole ? series : series.slice(0, 1);
  const points = { completed, enrolled };
  return (
    <ReportCard
      title="Learning"
      value={total == null ? undefined : numberText(total)}
      line="courses were completed"
      answer={answer}
      isWithheld={isAnyWithheld(answer.data?.completed, answer.data?.enrolled, answer.data?.whole)}
      note={isWhole ? undefined : 'By the department in which people completed them.'}
    >
      <BarChart
        {...answer.state}
        label="Courses completed and begun by month"
        rowName="Month"
        series={shown}
        rows={
          answer.data &&
          rowsOver(
            periods,
            shown.map((one) => ({ ...one, points: points[one.key] })),
          )
        }
        format={(count) => countText(count, 'course')}
        hue="learning"
        empty="No courses that can be shown in this time."
        fileName="learning"
      />
    </ReportCard>
  );
}

const series = [
  { key: 'completed', name: 'Completed' },
  { key: 'enrolled', name: 'Begun' },
] as const;

const ReportLearningDocument = graphql(`
  query ReportLearning($from: Date, $to: Date, $department: String, $isWhole: Boolean!) {
    completed: learningFigures(
      measure: COMPLETED
      every: MONTH
      from: $from
      to: $to
      department: $department
    ) {
      ...FigurePoint
    }
    enrolled: learningFigures(measure: ENROLLED, every: MONTH, from: $from, to: $to) @include(if: $isWhole) {
      ...FigurePoint
    }
    whole: learningFigures(measure: COMPLETED, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
  }
`);
