import styled from 'styled-components';

import { StarRating } from '../../../../ui/form/StarRating';
import { theme } from '../../../../ui/theme';
import { mostStars } from '../pinned';

/** "4.0/5.0" */
export const ratingText = (rating: number): string => `${rating.toFixed(1)}/${mostStars.toFixed(1)}`;

/** "4.0/5.0" with five stars, or "Not rated". */
export function RatingText({ rating }: { rating: number | null | undefined }) {
  if (rating == null) return <Quiet>Not rated</Quiet>;
  return (
    <Line>
      <StarRating value={rating} figure={ratingText(rating)} />
    </Line>
  );
}

const Line = styled.span`
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: ${theme.color.ink3};
`;
