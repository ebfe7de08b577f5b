import { BriefcaseBusiness, CalendarClock, CircleCheck, FileUser, Handshake, Hourglass } from 'lucide-react';

import { StatCard } from '../../../ui/data/StatCard';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { numberText } from '../../../ui/numbers';
import { atSteps, usePipeline, usePostingFigures, type Figures } from './useRecruitmentFigures';

/** Total Postings, Active Postings, Applications, Pending Review, Interviews, Offers [B2.22]. */
export function RecruitmentCards() {
  const postings = usePostingFigures();
  const pipeline = usePipeline();
  return (
    <StatGrid $columns={6}>
      <StatCard
        {...figureOf(postings, ({ total }) => total)}
        label="Total Postings"
        hint="Drafts included"
        icon={BriefcaseBusiness}
        hue="hr"
      />
      <StatCard
        {...figureOf(postings, ({ active }) => active)}
        label="Active Postings"
        hint="Published"
        icon={CircleCheck}
        hue="hr"
      />
      <StatCard
        {...figureOf(pipeline, (counts) => atSteps(counts))}
        label="Applications"
        hint="At any step"
        icon={FileUser}
        hue="hr"
      />
      <StatCard
        {...figureOf(pipeline, (counts) => atSteps(counts, ['submitted', 'under_review']))}
        label="Pending Review"
        hint="New or in review"
        icon={Hourglass}
        hue="hr"
      />
      <StatCard
        {...figureOf(pipeline, (counts) => atSteps(counts, ['interview_scheduled']))}
        label="Interviews"
        hint="Scheduled"
        icon={CalendarClock}
        hue="hr"
      />
      <StatCard
        {...figureOf(pipeline, (counts) => atSteps(counts, ['offer_extended']))}
        label="Offers"
        hint="Waiting for an answer"
        icon={Handshake}
        hue="hr"
      />
    </StatGrid>
  );
}

const figureOf = <Counts,>(
  { counts, loading, failed }: Figures<Counts>,
  read: (counts: Counts) => number,
) => ({
  value: counts && numberText(read(counts)),
  loading,
  error: failed,
});
