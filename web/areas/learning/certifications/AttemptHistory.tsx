import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { InstantText } from '../../../domain/calendar/InstantText';
import { graphql } from '../../../generated/gql';
import type { AttemptHistoryQuery } from '../../../generated/graphql';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { countText, percentText } from '../../../ui/numbers';
import { SidePanel } from '../../../ui/overlay/sidePanel/SidePanel';
import { theme, type Tone } from '../../../ui/theme';
import { type CertificationRow } from './certification';
import { pageSize } from './pinned';
import { TopicResults } from './TopicResults';

type Attempt = AttemptHistoryQuery['examAttempts']['results'][number];

interface Props {
  certification: Pick<CertificationRow, 'id' | 'name'>;
  /** To the details of the certification. */
  onBack: () => void;
  onClose: () => void;
}

/** The viewer's attempts at one exam, newest first. */
export function AttemptHistory({ certification, onBack, onClose }: Props) {
  const { data, error, refetch } = useQuery(AttemptHistoryDocument, {
    variables: { certification: [certification.id], pageSize },
  });
  const attempts = data?.examAttempts.results;
  return (
    <SidePanel
      item={certification.id}
      title="Attempt History"
      head={<bdi>{certification.name}</bdi>}
      back={{ label: 'Certification', onBack }}
      isText
      onClose={onClose}
      footer={data && <Count>{countText(data.examAttempts.count, 'attempt')}</Count>}
    >
      {!attempts && !error && <Skeleton shape="block" steps={24} />}
      {!attempts && error && (
        <ErrorState
          text="Failed to load certification data"
          onRetry={() => void refetch()}
          retryLabel="Retry"
        />
      )}
      {attempts?.length === 0 && (
        <EmptyState title="No attempts yet" text="You haven't attempted this certification exam yet." />
      )}
      {attempts && attempts.length > 0 && (
        <List>
          {attempts.map((attempt, at) => (
            <Row key={attempt.id} attempt={attempt} number={attempts.length - at} />
          ))}
        </List>
      )}
    </SidePanel>
  );
}

/** Passed, Failed or Cancelled; one that runs has no result yet. */
function resultOf({ status, passed }: Pick<Attempt, 'status' | 'passed'>): { word: string; tone: Tone } {
  if (status === 'CANCELLED') return { word: 'Cancelled', tone: 'neutral' };
  if (status === 'IN_PROGRESS') return { word: 'In Progress', tone: 'info' };
  return passed ? { word: 'Passed', tone: 'success' } : { word: 'Failed', tone: 'danger' };
}

function Row({ attempt, number }: { attempt: Attempt; number: number }) {
  const { startedAt, scorePercentage, correctAnswers, totalQuestions, topicResults } = attempt;
  const result = resultOf(attempt);
  return (
    <Item>
      <Line>
        <Name>Attempt {number}</Name>
        <StatusBadge tone={result.tone}>{result.word}</StatusBadge>
        <Day>
          <InstantText at={startedAt} withTime />
        </Day>
        <Score>{scorePercentage === null ? '--' : percentText(scorePercentage)}</Score>
        {correctAnswers !== null && (
          <Correct>
            {correctAnswers}/{totalQuestions}
          </Correct>
        )}
      </Line>
      {topicResults.length > 0 && (
        <Disclosure label="Results by topic">
          <TopicResults topics={topicResults} />
        </Disclosure>
      )}
    </Item>
  );
}

const AttemptHistoryDocument = graphql(`
  query AttemptHistory($certification: [Int!]!, $pageSize: Int!) {
    examAttempts(certification: $certification, pageSize: $pageSize, ordering: "-startedAt") {
      count
      results {
        id
        startedAt
        status
        passed
        scorePercentage
        correctAnswers
        totalQuestions
        topicResults {
          topic
          correct
          total
        }
      }
    }
  }
`);

const Count = styled.p`
  margin-inline-end: auto;
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[3]};
  border-block-end: ${theme.border.line};
  &:last-child {
    border-block-end: 0;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

const Name = styled.h3`
  font-size: ${theme.type[14]};
`;

const Day = styled.span`
  color: ${theme.color.ink2};
`;

const Score = styled.span`
  margin-inline-start: auto;
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

const Correct = styled.span`
  color: ${theme.color.ink2};
  font-variant-numeric: tabular-nums;
`;
