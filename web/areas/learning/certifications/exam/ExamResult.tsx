import { Award, Printer, RotateCw } from 'lucide-react';
import styled from 'styled-components';

import { Button } from '../../../../ui/form/Button';
import { ButtonLink } from '../../../../ui/layout/ButtonLink';
import { Icon } from '../../../../ui/layout/Icon';
import { percentText } from '../../../../ui/numbers';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { theme } from '../../../../ui/theme';
import { TopicResults } from '../TopicResults';
import type { ExamOutcome } from './examDocuments';

/** How an exam went, in the specified words. */
export function ExamResult({ outcome, onClose }: { outcome: ExamOutcome; onClose: () => void }) {
  const { passed, correctAnswers, totalQuestions, topicResults, certificate } = outcome;
  const score = percentText(Number(outcome.scorePercentage));
  return (
    <Dialog
      title={passed ? 'Congratulations!' : 'Keep studying'}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          {certificate && (
            <ButtonLink
              variant="primary"
              icon={Printer}
              to={{ search: `certificate=${String(certificate.id)}` }}
            >
              Open certificate
            </ButtonLink>
          )}
        </>
      }
    >
      <Score $passed={passed}>
        <Icon shape={passed ? Award : RotateCw} size="huge" />
        <strong>{score}</strong>
        <span>
          {correctAnswers} of {totalQuestions} questions right
        </span>
      </Score>
      <p>
        {passed
          ? `You passed with a score of ${score}! Your certificate has been generated.`
          : `You scored ${score}. Keep studying and try again when you're ready!`}
      </p>
      {topicResults.length > 0 && (
        <section aria-labelledby="results-by-topic">
          <Heading id="results-by-topic">Results by topic</Heading>
          <TopicResults topics={topicResults} />
        </section>
      )}
    </Dialog>
  );
}

const Score = styled.div<{ $passed: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${({ $passed }) => ($passed ? theme.color.successSoft : theme.color.neutralSoft)};
  color: ${({ $passed }) => ($passed ? theme.color.success : theme.color.neutral)};
  strong {
    font: ${theme.weight.semibold} ${theme.type[32]} / 1.2 ${theme.family.heading};
  }
`;

const Heading = styled.h3`
  margin-block-end: ${theme.space[3]};
  font-size: ${theme.type[14]};
`;
