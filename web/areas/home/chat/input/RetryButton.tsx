import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';

import { GuardedButton } from '../../../../ui/form/GuardedButton';

interface Props {
  /** Milliseconds since 1970 before which another attempt is refused; null if the portal named no time. */
  at: number | null;
  onRetry: () => void;
}

/** Asks once more, as soon as that makes sense. A fresh one for each failure. */
export function RetryButton({ at, onRetry }: Props) {
  const [isEarly, setEarly] = useState(() => at !== null && at > Date.now());
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setEarly(false), Math.min(at - Date.now(), longestTimer));
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <GuardedButton
      icon={RotateCw}
      reason={isEarly ? 'It is too early for another try; the assistant said when.' : null}
      onClick={onRetry}
    >
      Retry
    </GuardedButton>
  );
}

/** No timer of a browser runs longer. */
const longestTimer = 2 ** 31 - 1;
