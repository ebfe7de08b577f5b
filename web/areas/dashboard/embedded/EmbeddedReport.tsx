import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { Card } from '../../../ui/layout/Card';
import { Icon } from '../../../ui/layout/Icon';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { theme } from '../../../ui/theme';
import { useReached } from './useReached';

/** Milliseconds until a report that does not answer counts as away. */
const patience = 15_000;

/** The report of the organisation's business-intelligence tool, in a frame that reaches nothing of the portal. */
export function EmbeddedReport({ address }: { address: string }) {
  const { organisation } = usePortalConfig();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<number | null>(null);
  const [isForced, setForced] = useState(false);
  const answer = useReached(address, attempt, patience);
  const reached = isForced ? 'yes' : answer;
  const isLoading = reached === 'asking' || (reached === 'yes' && loaded !== attempt);
  const { host, origin } = new URL(address);
  const link = (
    <Outside href={address} target="_blank" rel="noopener noreferrer">
      Open in a new tab <Icon shape={ExternalLink} />
    </Outside>
  );
  return (
    <Card flush title={`Report of ${organisation}`} actions={link}>
      {reached === 'no' ? (
        <ErrorState
          title="The report cannot be reached"
          text={`${host} did not answer. The report is kept outside of the portal; please try again later.`}
          onRetry={() => setAttempt(attempt + 1)}
          // Some tools answer frames alone.
          action={<Button onClick={() => setForced(true)}>Show it all the same</Button>}
        />
      ) : (
        <Place aria-busy={isLoading}>
          {isLoading && (
            <Waiting>
              <VisuallyHidden role="status">Loading the report...</VisuallyHidden>
              <Skeleton steps={40} />
              <Skeleton steps={24} />
              <Skeleton steps={32} />
            </Waiting>
          )}
          {reached === 'yes' && (
            <Frame
              key={attempt}
              src={address}
              title={`Report of ${organisation}`}
              // A page of the portal's own origin would leave a frame that has both.
              sandbox={
                origin === window.location.origin ? 'allow-scripts' : 'allow-scripts allow-same-origin'
              }
              referrerPolicy="no-referrer"
              onLoad={() => setLoaded(attempt)}
            />
          )}
        </Place>
      )}
    </Card>
  );
}

const { color, space } = theme;

const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.brandText};
  font-size: ${theme.type[13]};
`;

/* As high as the window leaves room for, and never a slit. */
const Place = styled.div`
  position: relative;
  min-block-size: 28rem;
  block-size: calc(100vh - 18rem);
  overflow: hidden;
  border-block-start: ${theme.border.line};
  border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  gap: ${space[5]};
  padding: ${space[5]};
  background: ${color.surface};
`;

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  background: ${theme.color.surface};
`;
