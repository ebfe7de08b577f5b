import { graphql } from '../../../generated/gql';
import { FunnelChart } from '../../../ui/charts/FunnelChart';
import { countText, numberText } from '../../../ui/numbers';
import { isAnyWithheld, numberAt, pointsOf, type Point } from './points';
import { ReportCard } from './ReportCard';
import { useReport } from './useReport';
import type { ReportView } from './useReportView';

/** How far the applications of the period have come. */
export function FunnelCard({ view: { range } }: { view: ReportView }) {
  const answer = useReport(ReportFunnelDocument, range);
  const byStatus = pointsOf(answer.data?.byStatus);
  const [whole] = pointsOf(answer.data?.whole);
  const total = answer.data && (whole ? whole.value : 0);
  return (
    <ReportCard
      title="Recruitment funnel"
      value={total == null ? undefined : numberText(total)}
      line="applications for internal postings"
      answer={answer}
      isWithheld={isAnyWithheld(answer.data?.byStatus, answer.data?.whole)}
      note="By their status today. Rejected and withdrawn ones count as applications only."
    >
      <FunnelChart
        {...answer.state}
        label="Applications by the step that they have reached"
        rowName="Step"
        valueName="Applications"
        steps={answer.data && stepsOf(byStatus, total ?? null)}
        format={(count) => countText(count, 'application')}
        hue="hr"
        empty="No applications that can be shown in this time."
        fileName="recruitment_funnel"
      />
    </ReportCard>
  );
}

/** The statuses that have come as far as a step, or further. */
const steps = [
  {
    key: 'reviewed',
    name: 'Under review',
    reached: ['UNDER_REVIEW', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_EXTENDED', 'ACCEPTED'],
  },
  {
    key: 'interview',
    name: 'Interview',
    reached: ['INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_EXTENDED', 'ACCEPTED'],
  },
  { key: 'offer', name: 'Offer', reached: ['OFFER_EXTENDED', 'ACCEPTED'] },
  { key: 'hired', name: 'Hired', reached: ['ACCEPTED'] },
] as const;

/** Steps with a figure that is kept back are left out. */
function stepsOf(points: readonly Point[], total: number | null) {
  const later = steps.flatMap(({ key, name, reached }) => {
    const counts = reached.map((status) => numberAt(points, null, status));
    return counts.includes(null)
      ? []
      : [{ key, name, value: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) }];
  });
  return total === null ? later : [{ key: 'applied', name: 'Applied', value: total }, ...later];
}

const ReportFunnelDocument = graphql(`
  query ReportFunnel($from: Date, $to: Date, $department: String) {
    byStatus: applicationFigures(
      measure: APPLICATIONS
      by: [STATUS]
      from: $from
      to: $to
      department: $department
    ) {
      ...FigurePoint
    }
    whole: applicationFigures(measure: APPLICATIONS, from: $from, to: $to, department: $department) {
      ...FigurePoint
    }
  }
`);
