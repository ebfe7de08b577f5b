import { Card } from '../../ui/layout/Card';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { latePart, useLatePart } from '../../ui/late';
import { afterData } from '../../ui/overlay/lazyDialog';
import { Skeleton } from '../../ui/feedback/Skeleton';

const policies = latePart(() => afterData(async () => (await import('./MyPolicies')).MyPolicies));

/** Policies that a person is asked to confirm; its code comes when the rest of the page is shown. */
export function LatePolicies() {
  const { Part, failed, retry } = useLatePart(policies);
  if (Part) return <Part />;
  return (
    <Card title="My policies" aria-label="My policies" aria-busy={!failed} data-late="">
      {failed ? (
        <ErrorState
          text="Your policies could not be loaded. Check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Skeleton />
      )}
    </Card>
  );
}
