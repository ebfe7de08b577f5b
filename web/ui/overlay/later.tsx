import { useEffect, useState, type ComponentType } from 'react';

import { toast } from '../feedback/toast';

/** What every part that opens later takes. */
export interface OpensLater {
  onClose: () => void;
  /** The code did not come: says so in another way than a toast, and closes by itself. */
  onFail?: () => void;
}

/**
 * A dialog or sheet that the screen does not need to stand. Its code is fetched once the browser has nothing
 * better to do, so that it is there when it is wanted, and the screen comes sooner; or, where it is seldom
 * wanted, when it is first opened. Where it cannot be fetched the screen stays as it is, the person is told,
 * and the next try fetches again.
 */
export function later<Props extends OpensLater>(
  load: () => Promise<ComponentType<Props>>,
  { whenOpened = false } = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetch = () =>
    (loading ??= load()
      .then((loaded) => void (part = loaded))
      .finally(() => (loading = null)));
  if (!whenOpened) whenIdle(() => void fetch().catch(() => undefined));

  return function Later(props: Props) {
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
    return Part && <Part {...props} />;
  };
}

/** Does the work once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
