import { useEffect, useState } from 'react';

import { usePortalConfig } from '../config/ConfigContext';
import { ageText, isRecent } from './age';
import { exactText } from './instant';
import { InstantText } from './InstantText';

interface Props {
  /** ISO text with a zone, as the graph gives it. */
  at: string;
}

/** How long ago something was made, kept up to date; the exact moment on hover. */
export function AgeText({ at }: Props) {
  const { timeZone } = usePortalConfig();
  const now = useNow();
  return (
    <time dateTime={at} title={exactText(at, timeZone)}>
      {ageText(at, now)}
    </time>
  );
}

/** "3 hours ago" for an instant of today, "12 Nov 2026, 09:41" for an older one. */
export function AgeOrInstant({ at }: Props) {
  // An instant that is old when it is shown stays old.
  const [wasRecent] = useState(() => isRecent(at, Date.now()));
  return wasRecent ? <Recent at={at} /> : <InstantText at={at} withTime />;
}

function Recent({ at }: Props) {
  return isRecent(at, useNow()) ? <AgeText at={at} /> : <InstantText at={at} withTime />;
}

/** The time now in milliseconds, read again every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
