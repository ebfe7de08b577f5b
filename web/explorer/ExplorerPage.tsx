import { lazy, Suspense, useEffect, useState } from 'react';

import { LoadingScreen } from '../ui/layout/LoadingScreen';
import { findExplorerAccess, type ExplorerAccess } from './explorerAccess';
import { ExplorerRefusal } from './ExplorerRefusal';

// Large: only people who may use it load it.
const GraphExplorer = lazy(() =>
  import('./GraphExplorer').then((module) => ({ default: module.GraphExplorer })),
);

interface Props {
  url: string;
  token: string | null;
}

/** The explorer for people with `graph.explore`; everyone else reads what to do. */
export function ExplorerPage({ url, token }: Props) {
  const [access, setAccess] = useState<ExplorerAccess | 'asking'>('asking');

  useEffect(() => {
    let isCurrent = true;
    void findExplorerAccess(url, token).then((found) => {
      if (isCurrent) setAccess(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [url, token]);

  if (access === 'asking') return <LoadingScreen />;
  if (access !== 'allowed' || token === null)
    return <ExplorerRefusal reason={access === 'allowed' ? 'signedOut' : access} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <GraphExplorer url={url} token={token} />
    </Suspense>
  );
}
