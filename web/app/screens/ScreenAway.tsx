import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';

import { usePortalConfig } from '../../domain/config/ConfigContext';
import { createPauses } from '../../domain/session/pauses';
import { Button } from '../../ui/form/Button';
import { Notice } from '../../ui/feedback/Notice';
import { asks } from '../graph/reach';

interface Props {
  /** Why the code did not come; shown as any fault when the portal is not away. */
  error: unknown;
  reload?: () => void;
  doesAnswer?: () => Promise<boolean>;
  /** Milliseconds of the first pause between two attempts. */
  pause?: number;
}

const reloadPage = () => window.location.reload();

const RELOADED = 'portal-screen-reloaded';
/** A screen that does not load although the portal answers is not loaded again and again. */
const rest = 60_000;

function isTooSoon(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < rest) return true;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  return false;
}

/**
 * In place of a screen whose code did not come, because the portal is away or has been renewed. The page is
 * loaded again by itself as soon as the portal answers; what fails even then is a fault.
 */
export function ScreenAway({ error, reload = reloadPage, doesAnswer, pause = 2_000 }: Props) {
  const { apiHost } = usePortalConfig();
  const [isFault, setFault] = useState(false);
  useEffect(() => {
    let isHere = true;
    const pauses = createPauses(pause);
    const look = doesAnswer ?? asks(`${apiHost}/graphql`);
    const wait = async () => {
      for (let tries = 0; isHere; tries += 1) {
        if (await look()) {
          if (!isHere) return;
          if (isTooSoon()) setFault(true);
          else reload();
          return;
        }
        await pauses.untilNextTry(tries);
      }
    };
    void wait();
    return () => {
      isHere = false;
      pauses.end();
    };
  }, [apiHost, doesAnswer, pause, reload]);

  if (isFault) throw error;
  return (
    <Notice
      drawing="cloud"
      title="This page could not be loaded"
      text="The portal cannot be reached. You stay signed in, and the page opens by itself as soon as the portal answers."
      actions={
        <Button variant="primary" icon={RotateCw} onClick={reload}>
          Try now
        </Button>
      }
    />
  );
}
