import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import { PartBoundary } from '../../domain/later/PartBoundary';
import { Card } from '../../ui/layout/Card';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { afterData } from '../../ui/overlay/lazyDialog';
import { OrgChartSkeleton } from './orgChart/OrgChartSkeleton';

/** A fresh one for each try: React remembers a failed one for good. What the address asks for does not wait. */
const fetchSection = () => {
  const load = async () => ({ default: (await import('./orgChart/OrgChartSection')).OrgChartSection });
  const isAskedFor = /[?&]person=/.test(window.location.search);
  return lazy(() => (isAskedFor ? load() : afterData(load)));
};

/** The organisation chart; its code comes when the rest of the page stands. */
export function LateOrgChart() {
  const [Section, setSection] = useState(fetchSection);
  return (
    <PartBoundary
      fallback={(retry) => (
        <Card title="Organization Chart">
          <ErrorState
            text="The organization chart could not be loaded. Check your connection and try again."
            onRetry={() => {
              setSection(fetchSection);
              retry();
            }}
          />
        </Card>
      )}
    >
      <Suspense
        fallback={
          <Waiting flush title="Organization Chart" aria-busy="true" data-late="">
            <OrgChartSkeleton />
          </Waiting>
        }
      >
        <Section />
      </Suspense>
    </PartBoundary>
  );
}

/** Its grey boxes have the size of real ones, which a phone has no room for. */
const Waiting = styled(Card)`
  overflow: hidden;
`;
