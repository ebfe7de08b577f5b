import { FileUp, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';

import { useUploadGuard } from '../../../domain/files/useUploadGuard';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/dialog/Dialog';
import { GuardedButton } from '../../../ui/form/GuardedButton';
import { JobDetailsDialog } from './JobDetailsDialog';
import { LatestChoice } from './LatestChoice';
import type { Recommendation } from './recommendation';
import { RecommendationsBody } from './RecommendationsBody';
import { ResumeFoundDialog } from './ResumeFoundDialog';
import { UploadResumeDialog } from './UploadResumeDialog';
import { useApply } from './useApply';
import { useLatest } from './useLatest';
import { useRecommendations } from './useRecommendations';

export interface RecommendationsDialogProps {
  /** Where it was opened: on the employee dashboard, or on the page of the job postings. */
  variant: 'dashboard' | 'page';
  onClose: () => void;
}

/** AI job recommendations: first a choice between recent and new ones, then the list. */
export function RecommendationsDialog({ variant, onClose }: RecommendationsDialogProps) {
  const isDashboard = variant === 'dashboard';
  const flow = useRecommendations({ clears: isDashboard });
  const [isChoosing, setChoosing] = useState(true);
  const latest = useLatest(isChoosing);
  const [details, setDetails] = useState<Recommendation | null>(null);
  const apply = useApply();
  const again = useRef<HTMLButtonElement>(null);
  const { answer, running, above } = flow;
  useUploadGuard(running?.task === 'upload');

  const generate = () => {
    setChoosing(false);
    flow.find(true);
  };
  const cancel = () => {
    flow.cancel();
    // The pressed button disappears.
    again.current?.focus();
  };
  const kept = latest.answer;

  return (
    <>
      <Dialog
        title="AI Job Recommendations"
        line="Open positions that suit your resume."
        size={isChoosing ? 'small' : 'large'}
        isOpen
        onClose={onClose}
        footer={
          isChoosing ? (
            <>
              <Button icon={Sparkles} variant={kept ? 'secondary' : 'primary'} onClick={generate}>
                Generate New
              </Button>
              {kept && (
                <Button
                  variant="primary"
                  onClick={() => {
                    setChoosing(false);
                    flow.show(kept);
                  }}
                >
                  Show Recent
                </Button>
              )}
            </>
          ) : (
            <>
              <GuardedButton
                icon={FileUp}
                reason={running ? 'Wait until the recommendations are there, or cancel' : null}
                onClick={flow.offerUpload}
              >
                Upload Resume
              </GuardedButton>
              <Button
                ref={again}
                icon={Sparkles}
                variant="primary"
                busy={running !== null}
                busyText="Generating..."
                onClick={generate}
              >
                Generate New
              </Button>
            </>
          )
        }
      >
        {isChoosing ? (
          <LatestChoice latest={latest} />
        ) : (
          <RecommendationsBody
            flow={{ ...flow, cancel }}
            failedTitle={isDashboard ? 'Failed to load recommendations.' : undefined}
            onApply={({ jobId }) => apply(jobId)}
            onLearnMore={setDetails}
          />
        )}
      </Dialog>
      {above === 'found' && answer?.resumeName && (
        <ResumeFoundDialog
          resume={answer.resumeName}
          onUse={() => flow.find(false)}
          onUploadAnother={flow.openUpload}
          onClose={flow.closeAbove}
        />
      )}
      {above === 'upload' && (
        <UploadResumeDialog
          file={flow.file}
          refused={flow.refused}
          replaces={answer ? (answer.resumeName ?? null) : kept?.resumeName}
          onChoose={flow.choose}
          onUpload={flow.upload}
          onClose={flow.closeAbove}
        />
      )}
      {details && (
        <JobDetailsDialog
          recommendation={details}
          onApply={isDashboard ? null : () => apply(details.jobId)}
          onClose={() => setDetails(null)}
        />
      )}
    </>
  );
}
