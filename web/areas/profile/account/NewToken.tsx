import { useRef, useState } from 'react';

import { NewTokenDialog } from './NewTokenDialog';
import { TokenSecretDialog } from './TokenSecretDialog';

/** Creates an access token, then shows it: the code of both comes together, so that no token is lost unseen. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const isMade = useRef(false);
  if (made) return <TokenSecretDialog {...made} onClose={onClose} />;
  return (
    <NewTokenDialog
      onMade={(token) => {
        isMade.current = true;
        setMade(token);
      }}
      onClose={() => {
        if (!isMade.current) onClose();
      }}
    />
  );
}
