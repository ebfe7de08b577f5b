import { lazy, Suspense, use, useState } from 'react';

import { LoadingScreen } from '../ui/LoadingScreen';
import { findExplorerAccess, type ExplorerAccess } from './explorerAccess';
import { ExplorerRefusal } from './ExplorerRefusal';

// Large: only those who may use it fetch it.
const GraphExplorer = lazy(() => import('./GraphExplorer').then((module) => ({ default: module.GraphExplorer })));

interface Props {
  url: string;
  token: string | null;
}

/** The explorer for those with `graph.explore`; for everybody else a sentence that says what to do. */
export function ExplorerPage({ url, token }: Props) {
  const [access] = useState(() => findExplorerAccess(url, token));
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Decided url={url} token={token} access={access} />
    </Suspense>
  );
}

function Decided({ url, token, access }: Props & { access: Promise<ExplorerAccess> }) {
  const decision = use(access);
  return decision === 'allowed' && token !== null
    ? <GraphExplorer url={url} token={token} />
    : <ExplorerRefusal reason={decision === 'allowed' ? 'signedOut' : decision} />;
}
