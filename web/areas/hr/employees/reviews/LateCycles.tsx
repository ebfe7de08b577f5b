import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Card } from '../../../../ui/layout/Card';
import { latePart, useLatePart } from '../../../../ui/late';
import { afterData } from '../../../../ui/overlay/lazyDialog';

const cycles = latePart(() => afterData(async () => (await import('./ReviewCycles')).ReviewCycles));

/** The review cycles; their code comes when the tab is chosen. */
export function LateCycles() {
  const { Part, failed, retry } = useLatePart(cycles);
  if (Part) return <Part />;
  return (
    <Card title="Review cycles" aria-label="Review cycles" aria-busy={!failed} data-late="">
      {failed ? (
        <ErrorState
          text="The review cycles could not be loaded. Check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Skeleton />
      )}
    </Card>
  );
}
