import { Flag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import type { QuestionDifficulty } from '../../../../generated/graphql';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { Button } from '../../../../ui/form/Button';
import { countText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';
import { CodeText } from './CodeText';
import { optionsOf, type ExamQuestion } from './examDocuments';

const difficultyName: Readonly<Record<QuestionDifficulty, string>> = {
  EASY: 'Easy',
  MEDIUM: 'Medium',
  HARD: 'Hard',
};

interface Props {
  question: ExamQuestion;
  /** Counted from 1. */
  number: number;
  answer: string;
  isMarked: boolean;
  onAnswer: (answer: string) => void;
  onMark: () => void;
}

/** One question with its options A to D, or True and False. */
export function ExamQuestionView({ question, number, answer, isMarked, onAnswer, onMark }: Props) {
  const { id, questionText, difficulty, points } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    // The keyboard begins at the next question, and a screen reader reads it.
    if (shown.current !== id) heading.current?.focus();
    shown.current = id;
  }, [id]);
  return (
    <Box>
      <Line>
        <StatusBadge tone="neutral" dot={false}>
          {difficultyName[difficulty]}
        </StatusBadge>
        <StatusBadge tone="neutral" dot={false}>
          {countText(points, 'point')}
        </StatusBadge>
        <Mark>
          <Button variant="ghost" icon={Flag} aria-pressed={isMarked} onClick={onMark}>
            {isMarked ? 'Marked for later' : 'Mark for later'}
          </Button>
        </Mark>
      </Line>
      <Text ref={heading} tabIndex={-1} id={`exam-question-${String(id)}`} dir="auto">
        <CodeText text={questionText} />
      </Text>
      <Options role="radiogroup" aria-labelledby={`exam-question-${String(id)}`}>
        {optionsOf(question).map(({ value, letter, text }) => (
          <Option key={value}>
            <input
              type="radio"
              name={`question-${String(number)}`}
              value={value}
              checked={answer === value}
              onChange={() => onAnswer(value)}
            />
            <Letter aria-hidden="true">{letter}</Letter>
            <span dir="auto">
              <CodeText text={text} />
            </span>
          </Option>
        ))}
      </Options>
    </Box>
  );
}

const { color, radius, size, space } = theme;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const Mark = styled.span`
  margin-inline-start: auto;
  [aria-pressed='true'] {
    color: ${color.warning};
  }
`;

const Text = styled.h3`
  font-size: ${theme.type[20]};
  line-height: 1.4;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
  outline: none;
`;

const Options = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Letter = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.badge};
  block-size: ${size.badge};
  border: ${theme.border.strong};
  border-radius: ${radius.round};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.semibold};
`;

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.row};
  padding: ${space[3]} ${space[4]};
  border: ${theme.border.strong};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  cursor: pointer;
  > :last-child {
    min-inline-size: 0;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    background: ${color.sunken};
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    box-shadow: inset 0 0 0 ${size.hair} ${color.brand};
    ${Letter} {
      border-color: ${color.brand};
      background: ${color.brand};
      color: ${color.onBrand};
    }
  }
  &:has(:focus-visible) {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.ring};
  }
`;
