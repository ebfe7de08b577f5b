import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { PartBoundary } from '../../domain/later/PartBoundary';
import { Card } from '../../ui/layout/Card';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { afterData } from '../../ui/overlay/lazyDialog';
import { OrgChartSkeleton } from './orgChart/OrgChartSkeleton';

const load = async () => ({ default: (await import('./orgChart/OrgChartSection')).OrgChartSection });

/** A fresh one for each try: React remembers a failed one for good. What the address names does not wait. */
const fetchSection = (isNamed: boolean) => lazy(() => (isNamed ? load() : afterData(load)));

/** The organisation chart; its code comes when the rest of the page is shown. */
export function LateOrgChart() {
  const { search, hash } = useLocation();
  const isNamed = new URLSearchParams(search).has('person') || hash === '#organization-chart';
  const [Section, setSection] = useState(() => fetchSection(isNamed));
  return (
    <PartBoundary
      fallback={(retry) => (
        <Card title="Organization Chart">
          <ErrorState
            text="The organization chart could not be loaded. Check your connection and try again."
            onRetry={() => {
              setSection(fetchSection(isNamed));
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

/** Its grey boxes have the size of real ones, for which a phone has no room. */
const Waiting = styled(Card)`
  overflow: hidden;
`;
