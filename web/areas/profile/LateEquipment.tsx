import { Card } from '../../ui/layout/Card';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { latePart, useLatePart } from '../../ui/late';
import { afterData } from '../../ui/overlay/lazyDialog';
import { Skeleton } from '../../ui/feedback/Skeleton';

const equipment = latePart(() => afterData(async () => (await import('./MyEquipment')).MyEquipment));

/** What the organization has lent to a person; its code comes when the rest of the page is shown. */
export function LateEquipment() {
  const { Part, failed, retry } = useLatePart(equipment);
  if (Part) return <Part />;
  return (
    <Card title="My equipment" aria-label="My equipment" aria-busy={!failed} data-late="">
      {failed ? (
        <ErrorState
          text="Your equipment could not be loaded. Check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Skeleton />
      )}
    </Card>
  );
}
