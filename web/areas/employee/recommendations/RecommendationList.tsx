import styled from 'styled-components';

import { FileName } from '../../../domain/files/FileName';
import { Banner } from '../../../ui/feedback/Banner';
import { theme } from '../../../ui/theme';
import { AgeText } from '../../../domain/calendar/AgeText';
import { RecommendationCard } from './RecommendationCard';
import type { Recommendation, RecommendationAnswer } from './recommendation';
import { searchText } from './searchText';

interface Props {
  answer: RecommendationAnswer;
  onApply: (recommendation: Recommendation) => void;
  onLearnMore: (recommendation: Recommendation) => void;
}

/** The recommended positions, best match first, with their count, and how they were found. */
export function RecommendationList({ answer, onApply, onLearnMore }: Props) {
  const { status, message, recommendations } = answer;
  return (
    <>
      {status === 'PARTIAL_SUCCESS' && <Banner tone="info">{message}</Banner>}
      <Head>
        <h3>Recommended Jobs ({recommendations.length})</h3>
        <SearchFacts answer={answer} />
      </Head>
      <List>
        {recommendations.map((one) => (
          <li key={one.recommendationId}>
            <RecommendationCard
              recommendation={one}
              onApply={() => onApply(one)}
              onLearnMore={() => onLearnMore(one)}
            />
          </li>
        ))}
      </List>
    </>
  );
}

/** When, from which resume and how it was searched, for anyone who wants to know. */
export function SearchFacts({
  answer: { cached, madeAt, resumeName, methodUsed, processingStats },
}: {
  answer: RecommendationAnswer;
}) {
  if (!madeAt) return null;
  return (
    <Quiet>
      Made <AgeText at={madeAt} />
      {resumeName && (
        <span>
          {' '}
          from <FileName name={resumeName} />
        </span>
      )}
      <span>{`${cached ? ', kept for 24 hours' : ''}. ${searchText(processingStats, methodUsed)}.`}</span>
    </Quiet>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  h3 {
    font-size: ${theme.type[16]};
  }
`;

const Quiet = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
