import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Stack } from '../../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';

/** Shown where the rows will be. */
export function SheetSkeleton() {
  return (
    <Stack $gap={5} aria-busy="true">
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      {['head', 'one', 'two', 'three'].map((line) => (
        <Skeleton key={line} steps={9} />
      ))}
    </Stack>
  );
}
