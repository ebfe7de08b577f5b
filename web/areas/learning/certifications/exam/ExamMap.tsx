import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import type { ExamPaper } from './examDocuments';
import type { ExamState } from './examState';

const { color, size, space } = theme;

interface Props extends Pick<ExamState, 'answers' | 'marked' | 'at'> {
  paper: ExamPaper;
  onGoTo: (at: number) => void;
}

/** All questions at a glance: answered, marked for later, the one that shows. */
export function ExamMap({ paper, answers, marked, at, onGoTo }: Props) {
  return (
    <nav aria-label="Questions">
      <List>
        {paper.questions.map(({ id }, place) => {
          const isAnswered = Boolean(answers[id]);
          const isMarked = marked.includes(id);
          const words = [
            `Question ${String(place + 1)}`,
            isAnswered ? 'answered' : 'not answered',
            isMarked && 'marked for later',
          ];
          return (
            <li key={id}>
              <Place
                type="button"
                aria-label={words.filter(Boolean).join(', ')}
                aria-current={place === at ? 'step' : undefined}
                $isAnswered={isAnswered}
                $isMarked={isMarked}
                onClick={() => onGoTo(place)}
              >
                {place + 1}
              </Place>
            </li>
          );
        })}
      </List>
      <Legend aria-hidden="true">
        <span>
          <Sign $hue={color.learning} /> Answered
        </span>
        <span>
          <Sign $hue={color.warning} /> Marked for later
        </span>
      </Legend>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

const Place = styled.button<{ $isAnswered: boolean; $isMarked: boolean }>`
  position: relative;
  inline-size: ${size.fieldButton};
  block-size: ${size.fieldButton};
  padding: 0;
  border: ${theme.border.strong};
  border-radius: ${theme.radius.tag};
  background: ${({ $isAnswered }) => ($isAnswered ? color.learningSoft : color.surface)};
  color: ${({ $isAnswered }) => ($isAnswered ? color.learning : color.ink2)};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    border-color: ${color.ink3};
  }
  &[aria-current] {
    border-color: ${color.brand};
    box-shadow: inset 0 0 0 ${size.hair} ${color.brand};
  }
  &::after {
    content: ${({ $isMarked }) => ($isMarked ? "''" : 'none')};
    position: absolute;
    inset-block-start: calc(${space[1]} * -1);
    inset-inline-end: calc(${space[1]} * -1);
    inline-size: ${space[3]};
    block-size: ${space[3]};
    border: ${size.ring} solid ${color.overlay};
    border-radius: ${theme.radius.round};
    background: ${color.warning};
  }
`;

/** The buttons say it themselves to a screen reader. */
const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-block-start: ${space[3]};
  color: ${color.ink3};
  font-size: ${theme.type[12]};
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const Sign = styled.i<{ $hue: string }>`
  inline-size: ${space[3]};
  block-size: ${space[3]};
  border-radius: ${theme.radius.round};
  background: ${({ $hue }) => $hue};
`;
