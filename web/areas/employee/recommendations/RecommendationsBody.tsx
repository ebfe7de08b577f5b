import { FileUp } from 'lucide-react';
import styled from 'styled-components';

import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { RecommendationList, SearchFacts } from './RecommendationList';
import type { Recommendation } from './recommendation';
import type { Recommendations } from './useRecommendations';
import { WaitingPanel } from './WaitingPanel';

interface Props {
  flow: Recommendations;
  /** Shown above the message of a failed check. */
  failedTitle: string | undefined;
  onApply: (recommendation: Recommendation) => void;
  onLearnMore: (recommendation: Recommendation) => void;
}

/** The content of the overlay: the progress, a failure, the list, or instructions without a list. */
export function RecommendationsBody({ flow, failedTitle, onApply, onLearnMore }: Props) {
  const { answer, running, failed } = flow;
  if (running) return <WaitingPanel running={running} onCancel={flow.cancel} />;
  const again = failed && (() => flow.find(failed.forced));
  if (failed && again && !answer?.recommendations.length)
    return <ErrorState title={failedTitle} text={failed.text} onRetry={again} />;
  return (
    <>
      {failed && again && (
        <Banner tone="danger" title={failedTitle} action={<Button onClick={again}>Try Again</Button>}>
          {failed.text}
        </Banner>
      )}
      {answer?.recommendations.length ? (
        <RecommendationList answer={answer} onApply={onApply} onLearnMore={onLearnMore} />
      ) : (
        <Nothing answer={answer} onUpload={flow.offerUpload} />
      )}
    </>
  );
}

function Nothing({ answer, onUpload }: { answer: Recommendations['answer']; onUpload: () => void }) {
  const upload = (
    <Button icon={FileUp} onClick={onUpload}>
      {answer?.status === 'NO_RESUME' ? 'Upload a resume' : 'Upload another resume'}
    </Button>
  );
  if (answer?.status === 'NO_RESUME')
    return <EmptyState title="No resume in your profile" text={answer.message} action={upload} />;
  if (!answer) {
    return (
      <EmptyState
        title="Nothing was searched"
        text="Generate new recommendations from the resume in your profile, or upload another one."
      />
    );
  }
  return (
    <>
      <EmptyState
        drawing="search"
        title={answer.message}
        text="A resume that names your skills and your work finds more."
        action={upload}
      />
      <Centred>
        <SearchFacts answer={answer} />
      </Centred>
    </>
  );
}

const Centred = styled.div`
  text-align: center;
`;
