import styled from 'styled-components';

import { StarRating } from '../../../ui/form/StarRating';
import { hoursText } from '../../../ui/duration';
import { numberText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';
import type { CourseRow } from './courseRow';

/** Rating, people and length of a course in one line. */
export function CourseFigures({
  course,
}: {
  course: Pick<CourseRow, 'averageRating' | 'ratingCount' | 'enrollmentCount' | 'durationHours'>;
}) {
  const { averageRating, ratingCount, enrollmentCount, durationHours } = course;
  return (
    <Line>
      <StarRating value={averageRating} count={ratingCount} />
      <span>{numberText(enrollmentCount)} enrolled</span>
      {durationHours !== null && Number(durationHours) > 0 && <span>{hoursText(Number(durationHours))}</span>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
`;
