import { RotateCw } from 'lucide-react';

import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { useFocusHeir } from '../../../ui/overlay/useFocusHeir';

interface Props {
  /** The messages of each failed load; at least one. */
  words: readonly string[];
  busy: boolean;
  onRetry: () => void;
}

/** What could not be loaded, each load in its own words, and one way to ask again. */
export function LoadFailures({ words, busy, onRetry }: Props) {
  const marked = useFocusHeir<HTMLDivElement>();
  return (
    <Banner
      tone="danger"
      action={
        <Button icon={RotateCw} busy={busy} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <div ref={marked}>
        {words.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </Banner>
  );
}
