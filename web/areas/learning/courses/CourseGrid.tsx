import styled from 'styled-components';

import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CardSurface } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { theme } from '../../../ui/theme';

/** Cards of courses, three beside each other if there is room. */
export const CourseGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-inline-size: 0;
  }
  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The place of the cards while they are on their way. */
export function CourseSkeleton() {
  return (
    <>
      <CourseGrid aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          <li key={place}>
            <CardSurface as="div">
              <Stack $gap={4}>
                <Skeleton steps={16} shape="block" />
                <Skeleton width="60%" />
                <Skeleton width="85%" />
                <Skeleton steps={9} shape="block" />
              </Stack>
            </CardSurface>
          </li>
        ))}
      </CourseGrid>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
    </>
  );
}
