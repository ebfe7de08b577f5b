import { BookOpen, CircleCheck, CirclePlay, GraduationCap } from 'lucide-react';

import { StatCard } from '../../../ui/data/figures/StatCard';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { numberText } from '../../../ui/numbers';
import type { CourseSummary } from './useCourseSummary';

/** How many courses there are, and how far the person is in theirs. */
export function CourseCards({ figures, loading, failed, retry }: CourseSummary) {
  const state = { loading, error: failed, hue: 'learning' } as const;
  const text = (count: number | undefined) => numberText(count ?? 0);
  return (
    <>
      <StatGrid>
        <StatCard {...state} label="Courses" value={text(figures?.courses)} icon={BookOpen} />
        <StatCard {...state} label="My enrollments" value={text(figures?.enrollments)} icon={GraduationCap} />
        <StatCard {...state} label="In progress" value={text(figures?.inProgress)} icon={CirclePlay} />
        <StatCard
          {...state}
          label="Completed"
          value={text(figures?.completed)}
          icon={CircleCheck}
          {...(figures && figures.enrollments > 0
            ? { progress: { value: figures.completed, max: figures.enrollments } }
            : {})}
        />
      </StatGrid>
      {failed && (
        <QuietFailure busy={loading} onRetry={retry}>
          The figures are not available at the moment.
        </QuietFailure>
      )}
    </>
  );
}
