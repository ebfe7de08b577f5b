import { useEffect, useState } from 'react';

import { exactText } from '../../../domain/calendar/instant';
import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { ageText } from './age';

/** How long ago something was made, kept up to date; the exact moment on hover. */
export function AgeText({ at }: { at: string }) {
  const { timeZone } = usePortalConfig();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(clock);
  }, []);
  return (
    <time dateTime={at} title={exactText(at, timeZone)}>
      {ageText(at, now)}
    </time>
  );
}
