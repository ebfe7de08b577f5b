import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { toast } from '../feedback/toast';

/** What every part that opens later takes. */
export interface OpensLater {
  onClose: () => void;
  /** The code did not come: says so in another way than a toast, and closes by itself. */
  onFail?: () => void;
}

/**
 * A dialog or sheet that the screen does not need at first. Its code is prefetched once the screen shows its data
 * and the browser is idle, so that the screen loads faster; a rarely used one is loaded when it is first opened. If
 * it cannot be loaded the screen stays as it is, a toast says so, and the next attempt loads it again. `meanwhile`
 * is shown until then.
 */
export function lazyDialog<Props extends OpensLater>(
  load: () => Promise<ComponentType<Props>>,
  { whenOpened = false, meanwhile = null }: { whenOpened?: boolean; meanwhile?: ReactNode } = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetch = () =>
    (loading ??= load()
      .then((loaded) => void (part = loaded))
      .finally(() => (loading = null)));
  if (!whenOpened) whenIdle(() => void fetch().catch(() => undefined));

  return function LazyDialog(props: Props) {
    const [Part, setPart] = useState(() => part);
    const { onClose, onFail } = props;
    useEffect(() => {
      if (Part) return undefined;
      let isWanted = true;
      fetch().then(
        () => {
          if (isWanted) setPart(() => part);
        },
        () => {
          if (!isWanted) return;
          if (onFail) return onFail();
          toast.error('This part of the page could not be loaded. Check your connection and try again.');
          onClose();
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Part, onClose, onFail]);
    return Part ? <Part {...props} /> : meanwhile;
  };
}

/** The longest wait for the data of a screen, in milliseconds: after that code for later is prefetched anyway. */
const longest = 10_000;
/** Shown for data that is on its way; a part that itself comes later is not waited for. */
const waitsForData = ':is([aria-busy="true"], [data-skeleton]):not([data-late], [data-late] *)';
/** Between two looks whether the data shows. */
const pause = 200;

/**
 * Does the work once nothing on the screen waits for its data and the browser has nothing better to do. A browser that
 * waits for an answer is idle, too: without the look the work would come before the data.
 */
export function whenIdle(work: () => void): void {
  const latest = Date.now() + longest;
  let wasShown = false;
  const look = () => {
    const isShown = Date.now() >= latest || !document.querySelector(waitsForData);
    // Between two parts of a screen that load one after the other nothing waits for a moment: so it looks twice.
    if (isShown && wasShown) return work();
    wasShown = isShown;
    setTimeout(wait, pause);
  };
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(look, { timeout: 5_000 });
    else setTimeout(look, pause);
  };
  wait();
}

/** Fetches a part of the screen that may come after the data of the others. */
export async function afterData<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await new Promise<void>(whenIdle);
  return load();
}
