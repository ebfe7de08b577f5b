import styled from 'styled-components';

import { FileName } from '../../../domain/files/FileName';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import { theme } from '../../../ui/theme';
import { useFocusHeir } from '../../../ui/useFocusHeir';
import { AgeText } from './AgeText';
import { countOfJobs } from './countOfJobs';
import type { RecommendationAnswer } from './recommendation';
import type { Latest } from './useLatest';

/** What there is to choose from: recommendations of the last 24 hours, and new ones [A2.50, A9.26]. */
export function LatestChoice({ latest: { answer, failed, busy, retry } }: { latest: Latest }) {
  const marked = useFocusHeir<HTMLDivElement>();
  if (failed) {
    return <ErrorState text="Failed to load recommendations." retryLabel="Retry" busy={busy} onRetry={retry} />;
  }
  return (
    <Words ref={marked} aria-busy={answer === undefined || undefined}>
      {answer === undefined ? <Skeleton width="70%" steps={6} /> : <p><Found answer={answer} /></p>}
      <p>
        New recommendations compare the resume in your profile with the positions that are open now. Processing may take up to 30 seconds.
      </p>
    </Words>
  );
}

function Found({ answer }: { answer: RecommendationAnswer | null }) {
  if (!answer) return 'Nothing was recommended to you in the last 24 hours.';
  const { recommendations: { length }, madeAt, resumeName } = answer;
  return (
    <>
      <strong>{countOfJobs(length)}</strong> {length === 1 ? 'was' : 'were'} recommended {madeAt && <AgeText at={madeAt} />}
      {resumeName && <> from <FileName name={resumeName} /></>}.
    </>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  color: ${theme.color.ink2};
  strong { color: ${theme.color.ink}; font-weight: ${theme.weight.semibold}; }
`;
