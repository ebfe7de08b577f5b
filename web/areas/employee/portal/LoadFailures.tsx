import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';

import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';

interface Props {
  /** The words of each load that failed; at least one. */
  words: readonly string[];
  busy: boolean;
  onRetry: () => void;
}

/** What could not be loaded, each load in its own words [A2.54], and one way to ask again. */
export function LoadFailures({ words, busy, onRetry }: Props) {
  useEffect(() => () => {
    // Once all is there the button that was pressed goes, and the keyboard must not start at the top again.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
  }, []);

  return (
    <Banner tone="danger" action={<Button icon={RotateCw} busy={busy} onClick={onRetry}>Retry</Button>}>
      {words.map((one) => <p key={one}>{one}</p>)}
    </Banner>
  );
}
