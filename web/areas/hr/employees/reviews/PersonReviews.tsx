import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { ReviewStateBadge } from '../../../../domain/reviews/ReviewStateBadge';
import { ratingText } from '../../../../domain/reviews/reviewWords';
import { graphql } from '../../../../generated/gql';
import { FactList } from '../../../../ui/data/FactList';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { TextLink } from '../../../../ui/layout/TextLink';
import { theme } from '../../../../ui/theme';

/** The reviews of one person, the latest cycle first, each a link to all of it. */
export function PersonReviews({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(PersonReviewsDocument, { variables: { id } });
  const rows = data?.performanceReviews.results ?? [];
  if (error && !data)
    return (
      <QuietFailure onRetry={() => void refetch().catch(() => undefined)}>
        The reviews could not be loaded.
      </QuietFailure>
    );
  if (rows.length === 0) return null;
  return (
    <Part aria-label="Reviews">
      <h3>Reviews</h3>
      <FactList
        facts={rows.map((row) => ({
          label: `Due ${dayText(row.cycle.dueDate)}`,
          value: (
            <>
              <TextLink to={`/hr/employees?tab=reviews&cycle=${row.cycle.id}&review=${row.id}`}>
                {row.cycle.name}
              </TextLink>{' '}
              <ReviewStateBadge review={row} isOpen={row.cycle.isOpen} />
              {row.rating !== null && <div>{ratingText(row.rating)}</div>}
            </>
          ),
          wide: true,
        }))}
      />
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const PersonReviewsDocument = graphql(`
  query PersonReviews($id: Int!) {
    performanceReviews(employeeId: [$id], pageSize: 20) {
      results {
        id
        state
        cycle {
          id
          name
          dueDate
          isOpen
        }
        rating
      }
    }
  }
`);
