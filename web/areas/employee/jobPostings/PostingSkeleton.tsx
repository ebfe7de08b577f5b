import { CardSurface } from '../../../ui/layout/Card';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { PostingGrid } from './PostingGrid';

/** The place of the cards while they are on their way. */
export function PostingSkeleton() {
  return (
    <>
      <PostingGrid aria-hidden="true" aria-busy="true">
        {Array.from({ length: 6 }, (_, place) => (
          <li key={place}>
            <CardSurface as="div">
              <Stack $gap={4}>
                <Skeleton width="60%" steps={5} />
                <Skeleton width="40%" />
                <Skeleton width="85%" />
                <Skeleton steps={9} shape="block" />
              </Stack>
            </CardSurface>
          </li>
        ))}
      </PostingGrid>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
    </>
  );
}
