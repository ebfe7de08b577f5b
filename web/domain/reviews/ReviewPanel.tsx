import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { getFragmentData } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/Button';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { SidePanel } from '../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../ui/overlay/sidePanel/steps';
import { detailsIn } from '../list/detailsIn';
import { NoDetails } from '../list/NoDetails';
import { ReviewFacts } from './ReviewFacts';
import { ReviewStateBadge } from './ReviewStateBadge';
import { ReviewWords } from './ReviewWords';

const rarely = { whenOpened: true };
const SelfReviewDialog = lazyDialog(
  async () => (await import('./SelfReviewDialog')).SelfReviewDialog,
  rarely,
);
const ManagerReviewDialog = lazyDialog(
  async () => (await import('./ManagerReviewDialog')).ManagerReviewDialog,
  rarely,
);
const CalibrateDialog = lazyDialog(async () => (await import('./CalibrateDialog')).CalibrateDialog, rarely);
const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog, rarely);
const AcknowledgeDialog = lazyDialog(
  async () => (await import('./AcknowledgeDialog')).AcknowledgeDialog,
  rarely,
);
const GoalDialog = lazyDialog(async () => (await import('./GoalDialog')).GoalDialog, rarely);

interface Props {
  id: number;
  steps?: PanelSteps | undefined;
  onClose: () => void;
}

type Step = 'self' | 'manager' | 'goal' | 'calibrate' | 'share' | 'acknowledge';

/** One performance review: its texts, and the reader's actions in its state. */
export function ReviewPanel({ id, steps, onClose }: Props) {
  const answer = useQuery(ReviewDetailsDocument, { variables: { id } });
  const [step, setStep] = useState<Step | null>(null);
  const found = detailsIn(answer, (data) => data.performanceReview, id);
  const review = found && getFragmentData(ReviewPanelPart, found);
  const back = () => setStep(null);
  const named = review && { id, version: review.version, name: review.employeeName, onClose: back };
  const can = review?.viewerCan;
  return (
    <>
      <SidePanel
        item={id}
        title={review ? `${review.cycle.name}: ${review.employeeName}` : 'Performance review'}
        head={
          review && <ReviewStateBadge review={review} isOpen={review.cycle.isOpen} isOwn={can?.writeSelf} />
        }
        isText
        steps={steps}
        onClose={onClose}
        rail={review && <ReviewFacts review={review} />}
        footer={
          can &&
          Object.values(can).includes(true) && (
            <>
              {can.writeManager && <Button onClick={() => setStep('goal')}>Add goal</Button>}
              {can.writeManager && (
                <Button variant="primary" onClick={() => setStep('manager')}>
                  Write review
                </Button>
              )}
              {can.writeSelf && (
                <Button variant="primary" onClick={() => setStep('self')}>
                  Write self review
                </Button>
              )}
              {can.calibrate && <Button onClick={() => setStep('calibrate')}>Change rating</Button>}
              {can.share && (
                <Button variant="primary" onClick={() => setStep('share')}>
                  Share
                </Button>
              )}
              {can.acknowledge && (
                <Button variant="primary" onClick={() => setStep('acknowledge')}>
                  Acknowledge
                </Button>
              )}
            </>
          )
        }
      >
        {review ? (
          <ReviewWords review={review} state={review.state} />
        ) : (
          <NoDetails answer={answer} noun="review" />
        )}
      </SidePanel>
      {review && step === 'self' && (
        <SelfReviewDialog review={review} version={review.version} cycle={review.cycle} onClose={back} />
      )}
      {review && step === 'manager' && (
        <ManagerReviewDialog
          review={review}
          version={review.version}
          person={{ id: review.employeeId, name: review.employeeName }}
          cycle={review.cycle}
          mayFinish={review.viewerCan.finishManager}
          onClose={back}
        />
      )}
      {review && step === 'goal' && (
        <GoalDialog employeeId={review.employeeId} name={review.employeeName} reviewId={id} onClose={back} />
      )}
      {named && step === 'calibrate' && <CalibrateDialog {...named} rating={review.rating} />}
      {named && step === 'share' && <ShareDialog {...named} />}
      {named && step === 'acknowledge' && <AcknowledgeDialog {...named} cycle={review.cycle.name} />}
    </>
  );
}

const ReviewPanelPart = graphql(`
  fragment ReviewPanel on PerformanceReview {
    id
    version
    state
    isLate
    rating
    employeeId
    employeeName
    cycle {
      id
      name
      questions
      isOpen
    }
    viewerCan {
      writeSelf
      writeManager
      finishManager
      calibrate
      share
      acknowledge
    }
    ...ReviewFacts
    ...ReviewWords
    ...SelfReview
    ...ManagerReview
  }
`);

const ReviewDetailsDocument = graphql(`
  query ReviewDetails($id: Int!) {
    performanceReview(id: $id) {
      id
      ...ReviewPanel
    }
  }
`);
