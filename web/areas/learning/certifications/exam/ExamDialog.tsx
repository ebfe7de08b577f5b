import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { Stack } from '../../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../../ui/overlay/dialog/ConfirmDialog';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { countText } from '../../../../ui/numbers';
import { useStore } from '../../../../ui/store';
import { createExam } from './exam';
import type { ExamOutcome } from './examDocuments';
import { ExamFoot } from './ExamFoot';
import { ExamPaperView } from './ExamPaperView';
import { useExamKeys } from './useExamKeys';

interface Props {
  certificationId: number;
  /** What the certification is called. */
  name: string;
  /** It was graded. */
  onComplete: (outcome: ExamOutcome) => void;
  /** It was cancelled, or left as it is: the attempt then runs on until its deadline. */
  onClose: () => void;
}

/** An exam, from its start or from where it was left, to its grade. */
export function ExamDialog({ certificationId, name, onComplete, onClose }: Props) {
  const client = useApolloClient();
  const [exam] = useState(() => createExam(client, certificationId));
  const [asking, setAsking] = useState<'submit' | 'stop' | null>(null);
  const state = useStore(exam);
  const { phase, paper, outcome } = state;
  const isOpen = phase === 'running' || phase === 'submitting';
  useExamKeys(exam, asking === null);

  useEffect(() => {
    exam.begin();
    return exam.leave;
  }, [exam]);
  useEffect(() => {
    if (phase !== 'over') return;
    if (outcome) onComplete(outcome);
    else onClose();
  }, [phase, outcome, onComplete, onClose]);

  const leave = () => {
    if (isOpen) toast.info('Your exam is still running', 'The time continues. Resume it before it is over.');
    onClose();
  };
  const open = paper?.questions.filter(({ id }) => !state.answers[id]).length ?? 0;
  return (
    <>
      <Dialog
        title={name}
        line={
          isOpen && paper
            ? `Question ${String(state.at + 1)} of ${String(paper.questions.length)}`
            : undefined
        }
        size="large"
        isOpen
        onClose={leave}
        footer={
          isOpen &&
          paper && (
            <ExamFoot
              exam={exam}
              state={state}
              paper={paper}
              onSubmit={() => setAsking('submit')}
              onStop={() => setAsking('stop')}
            />
          )
        }
      >
        {phase === 'starting' && <Loading />}
        {phase === 'failed' && <ErrorState title="Exam Error" text={state.problem} onRetry={exam.begin} />}
        {phase === 'elsewhere' && (
          <EmptyState
            drawing="door"
            title="This exam is open in another window or on another device."
            text={`${savedWords(state.unsaved)} You can continue here; the other one then stops.`}
            action={
              <Button variant="primary" onClick={exam.begin}>
                Continue here
              </Button>
            }
          />
        )}
        {isOpen && paper && <ExamPaperView exam={exam} state={state} paper={paper} />}
      </Dialog>
      {asking === 'submit' && phase === 'running' && paper && (
        <ConfirmDialog
          title="Submit exam?"
          variant="primary"
          isOpen
          confirmLabel="Submit exam"
          cancelLabel="Keep working"
          onConfirm={() => {
            setAsking(null);
            exam.submit();
          }}
          onCancel={() => setAsking(null)}
        >
          {submitWords(open, state.marked.length, paper.questions.length)}
        </ConfirmDialog>
      )}
      {asking === 'stop' && phase === 'running' && (
        <ConfirmDialog
          title="Stop exam?"
          isOpen
          busy={state.isCancelling}
          busyText="Stopping..."
          confirmLabel="Stop exam"
          cancelLabel="Keep working"
          onConfirm={exam.cancel}
          onCancel={() => setAsking(null)}
        >
          This attempt is cancelled and gets no score. Your answers are lost. To continue later, close the
          exam instead: the time keeps running.
        </ConfirmDialog>
      )}
    </>
  );
}

function Loading() {
  return (
    <Stack $gap={4} aria-busy="true">
      <p role="status">Loading exam...</p>
      <Skeleton width="80%" steps={7} />
      <Skeleton shape="block" steps={12} />
      <Skeleton shape="block" steps={12} />
      <Skeleton shape="block" steps={12} />
    </Stack>
  );
}

/** What the newer device has of the answers that were given here. */
const savedWords = (unsaved: number): string =>
  unsaved === 0 ? 'Your answers are saved.' : `${countText(unsaved, 'answer')} of yours could not be saved.`;

/** The consequence of a submit, with the number of questions that are unanswered or marked for later. */
function submitWords(open: number, marked: number, all: number): string {
  const be = (count: number) => (count === 1 ? 'is' : 'are');
  const answered =
    open === 0
      ? `You have answered all ${String(all)} questions.`
      : `${countText(open, 'question')} of ${String(all)} ${be(open)} not answered, and will count as wrong.`;
  const later = marked === 0 ? '' : ` ${countText(marked, 'question')} ${be(marked)} marked for later.`;
  return `${answered}${later} You cannot change your answers afterwards.`;
}
