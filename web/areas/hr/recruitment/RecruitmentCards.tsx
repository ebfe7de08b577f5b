import { BriefcaseBusiness, CalendarClock, CircleCheck, FileUser, Handshake, Hourglass } from 'lucide-react';

import { countIn } from '../../../domain/list/countIn';
import { StatCard } from '../../../ui/data/figures/StatCard';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { Stack } from '../../../ui/layout/Stack';
import { figureOf } from '../answer';
import { usePipeline, usePostingFigures } from '../recruitmentFigures';

/** Total Postings, Active Postings, Applications, Pending Review, Interviews, Offers. */
export function RecruitmentCards() {
  const postings = usePostingFigures();
  const pipeline = usePipeline();
  const failed = [postings, pipeline].filter((answer) => answer.failed);
  return (
    <Stack $gap={2}>
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
          {...figureOf(pipeline, (counts) => countIn(counts))}
          label="Applications"
          hint="At any step"
          icon={FileUser}
          hue="hr"
        />
        <StatCard
          {...figureOf(pipeline, (counts) => countIn(counts, ['submitted', 'under_review']))}
          label="Pending Review"
          hint="New or in review"
          icon={Hourglass}
          hue="hr"
        />
        <StatCard
          {...figureOf(pipeline, (counts) => countIn(counts, ['interview_scheduled']))}
          label="Interviews"
          hint="Scheduled"
          icon={CalendarClock}
          hue="hr"
        />
        <StatCard
          {...figureOf(pipeline, (counts) => countIn(counts, ['offer_extended']))}
          label="Offers"
          hint="Waiting for an answer"
          icon={Handshake}
          hue="hr"
        />
      </StatGrid>
      {failed.length > 0 && (
        <QuietFailure
          busy={failed.some(({ loading }) => loading)}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        >
          The numbers are not available at the moment.
        </QuietFailure>
      )}
    </Stack>
  );
}
