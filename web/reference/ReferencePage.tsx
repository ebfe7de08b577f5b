import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';

import { LoadingScreen } from '../ui/layout/LoadingScreen';
import { theme } from '../ui/theme';
import { fetchReference, type Reference } from './fetchReference';
import { ReferenceRefusal } from './ReferenceRefusal';

// Large: only those who are signed in fetch it.
const CallList = lazy(() => import('./CallList').then((module) => ({ default: module.CallList })));

interface Props {
  apiHost: string;
  token: string | null;
}

/** Every call of the REST API, to be read and tried as the person who is signed in. */
export function ReferencePage({ apiHost, token }: Props) {
  const [reference, setReference] = useState<Reference | 'asking'>('asking');

  useEffect(() => {
    let isCurrent = true;
    void fetchReference(apiHost, token).then((found) => {
      if (isCurrent) setReference(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [apiHost, token]);

  if (reference === 'asking') return <LoadingScreen />;
  if (typeof reference === 'string' || token === null)
    return <ReferenceRefusal reason={reference === 'unreachable' ? reference : 'signedOut'} />;
  return (
    <>
      <Head>
        <strong>REST reference</strong>
        <nav aria-label="Reference">
          <a href="/api/schema/" download="openapi.json" onClick={(event) => save(event, reference)}>
            OpenAPI file
          </a>
          <a href="/profile">Access tokens</a>
          <a href="/home">Back to the portal</a>
        </nav>
      </Head>
      <Suspense fallback={<LoadingScreen />}>
        <CallList reference={reference} token={token} />
      </Suspense>
    </>
  );
}

/** The address itself needs the sign-in, which a plain link does not carry. */
function save(event: { preventDefault: () => void }, reference: object): void {
  event.preventDefault();
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(reference, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'openapi.json';
  link.click();
  URL.revokeObjectURL(url);
}

const { color, space } = theme;

const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  padding: ${space[3]} ${space[5]};
  border-block-end: ${theme.border.line};
  background: ${color.surface};
  strong {
    font-weight: ${theme.weight.semibold};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
    font-size: ${theme.type[14]};
  }
`;
