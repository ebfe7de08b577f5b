import { Card } from '../../../../ui/layout/Card';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { latePart, useLatePart } from '../../../../ui/late';
import { Skeleton } from '../../../../ui/feedback/Skeleton';

const policies = latePart(async () => (await import('./PolicyList')).PolicyList);

/** The policies of the organization; their code comes when the tab is opened. */
export function LatePolicies() {
  const { Part, failed, retry } = useLatePart(policies);
  if (Part) return <Part />;
  return (
    <Card aria-label="Policies" aria-busy={!failed} data-late="">
      {failed ? (
        <ErrorState
          text="The policies could not be loaded. Check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Skeleton steps={30} shape="block" />
      )}
    </Card>
  );
}
