import { ArrowLeft, ArrowRight } from 'lucide-react';
import styled from 'styled-components';

import { Button } from '../../../../ui/form/Button';
import type { ExamPaper } from './examDocuments';
import type { Exam, ExamState } from './examState';

interface Props {
  exam: Exam;
  state: ExamState;
  paper: ExamPaper;
  onSubmit: () => void;
  onStop: () => void;
}

/** The way through the questions, and out of the exam. */
export function ExamFoot({ exam, state: { at, phase }, paper, onSubmit, onStop }: Props) {
  const isLast = at === paper.questions.length - 1;
  const isSubmitting = phase === 'submitting';
  return (
    <>
      <Stop>
        <Button variant="ghost" disabled={isSubmitting} onClick={onStop}>
          Stop exam
        </Button>
      </Stop>
      <Button icon={ArrowLeft} disabled={at === 0 || isSubmitting} onClick={() => exam.goTo(at - 1)}>
        Previous
      </Button>
      <Button
        icon={ArrowRight}
        variant={isLast ? 'secondary' : 'primary'}
        disabled={isLast || isSubmitting}
        onClick={() => exam.goTo(at + 1)}
      >
        Next
      </Button>
      <Button
        variant={isLast ? 'primary' : 'secondary'}
        busy={isSubmitting}
        busyText="Submitting..."
        onClick={onSubmit}
      >
        Submit exam
      </Button>
    </>
  );
}

const Stop = styled.div`
  margin-inline-end: auto;
`;
