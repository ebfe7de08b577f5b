import styled from 'styled-components';

import { ProgressBar } from '../../../../ui/data/figures/ProgressBar';
import { Banner } from '../../../../ui/feedback/Banner';
import { countText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';
import type { ExamPaper } from './examDocuments';
import { ExamMap } from './ExamMap';
import { ExamQuestionView } from './ExamQuestionView';
import type { Exam, ExamState } from './examState';
import { ExamTimer } from './ExamTimer';

interface Props {
  exam: Exam;
  state: ExamState;
  paper: ExamPaper;
}

/** The question that shows, the time, how much is answered, and the map of all questions. */
export function ExamPaperView({ exam, state, paper }: Props) {
  const { answers, marked, at, isHeld, phase } = state;
  const question = paper.questions[at];
  const answered = paper.questions.filter(({ id }) => answers[id]).length;
  const answeredText = `${String(answered)} of ${String(paper.questions.length)} answered`;
  return (
    <>
      <Bar>
        <Words>
          {answeredText} · <Saved role="status">{savedText(state)}</Saved>
        </Words>
        <ExamTimer time={exam.time} begunWith={paper.durationMinutes * 60} />
        <Progress>
          <ProgressBar
            label="Answered questions"
            value={answered}
            max={paper.questions.length}
            valueText={answeredText}
            hue="learning"
          />
        </Progress>
      </Bar>
      {isHeld && (
        <Banner tone="warning" title="No connection at the moment">
          {phase === 'submitting'
            ? 'Your time is over. Your answers are submitted as soon as the connection is back; keep this page open.'
            : 'Go on answering. Your answers are kept here and saved in order as soon as the connection is back.'}
        </Banner>
      )}
      {question && (
        <ExamQuestionView
          question={question}
          number={at + 1}
          answer={answers[question.id] ?? ''}
          isMarked={marked.includes(question.id)}
          onAnswer={(answer) => exam.answer(question.id, answer)}
          onMark={() => exam.mark(question.id)}
        />
      )}
      <ExamMap paper={paper} answers={answers} marked={marked} at={at} onGoTo={exam.goTo} />
    </>
  );
}

function savedText({ unsaved, isHeld, phase }: Pick<ExamState, 'unsaved' | 'isHeld' | 'phase'>): string {
  if (phase === 'submitting') return 'submitting...';
  if (unsaved === 0) return 'saved';
  return isHeld ? `${countText(unsaved, 'answer')} not saved yet` : 'saving...';
}

const { space } = theme;

/** Time and progress stay visible beside a long question. */
const Bar = styled.div`
  position: sticky;
  z-index: ${theme.layer.sticky};
  inset-block-start: calc(${space[5]} * -1);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin: calc(${space[5]} * -1) calc(${space[6]} * -1) 0;
  padding: ${space[3]} ${space[6]};
  border-block-end: ${theme.border.line};
  background: ${theme.color.overlay};
`;

const Words = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;

const Saved = styled.span`
  color: ${theme.color.ink3};
`;

const Progress = styled.div`
  grid-column: 1 / -1;
`;
