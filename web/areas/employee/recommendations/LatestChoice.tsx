import styled from 'styled-components';

import { FileName } from '../../../domain/files/FileName';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { theme } from '../../../ui/theme';
import { useFocusHeir } from '../../../ui/overlay/useFocusHeir';
import { AgeText } from '../../../domain/calendar/AgeText';
import { countOfJobs } from './countOfJobs';
import type { RecommendationAnswer } from './recommendation';
import type { Latest } from './useLatest';

/** The choice: recommendations of the last 24 hours, or new ones. */
export function LatestChoice({ latest: { answer, failed, busy, retry } }: { latest: Latest }) {
  const marked = useFocusHeir<HTMLDivElement>();
  if (failed) {
    return (
      <ErrorState text="Failed to load recommendations." retryLabel="Retry" busy={busy} onRetry={retry} />
    );
  }
  return (
    <Words ref={marked} aria-busy={answer === undefined || undefined}>
      {answer === undefined ? (
        <Skeleton width="70%" steps={6} />
      ) : (
        <p>
          <Found answer={answer} />
        </p>
      )}
      <p>
        New recommendations compare the resume in your profile with the positions that are open now.
        Processing may take up to 30 seconds.
      </p>
    </Words>
  );
}

function Found({ answer }: { answer: RecommendationAnswer | null }) {
  if (!answer) return <span>Nothing was recommended to you in the last 24 hours.</span>;
  const {
    recommendations: { length },
    madeAt,
    resumeName,
  } = answer;
  const verb = length === 1 ? 'was' : 'were';
  return (
    <>
      <strong>{countOfJobs(length)}</strong> {verb} recommended
      {madeAt && (
        <span>
          {' '}
          <AgeText at={madeAt} />
        </span>
      )}
      {resumeName && (
        <span>
          {' '}
          from <FileName name={resumeName} />
        </span>
      )}
      <span>.</span>
    </>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  color: ${theme.color.ink2};
  strong {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
  }
`;
