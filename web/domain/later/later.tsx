import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part that the screen does not need to stand: a dialog, a tab. Its code is fetched once the browser has nothing better to
 * do, so that it is there when it is wanted, and the screen comes sooner.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetch = () => (loading ??= load().then((part) => ({ default: part })));
  whenIdle(() => void fetch().catch(() => (loading = undefined)));
  const Part = lazy(fetch) as ComponentType<Props>;
  return function Later(props: Props) {
    return <Suspense><Part {...props} /></Suspense>;
  };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
