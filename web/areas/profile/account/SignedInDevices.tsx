import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { theme } from '../../../ui/theme';
import { DeviceRow } from './DeviceRow';

const EndSessionsDialog = lazyDialog(() =>
  import('./EndSessionsDialog').then((module) => module.EndSessionsDialog),
);

/** The number shown at first; the rest on request. */
const shownAtFirst = 3;

/** Everywhere one is signed in, this device first, with the ways to end each. */
export function SignedInDevices() {
  const { data, previousData, error, loading, refetch } = useQuery(OwnSessionsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const [isAsking, setAsking] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const sessions = (data ?? previousData)?.sessions.results;
  const sorted =
    sessions && [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const others = (sessions ?? []).filter(({ isCurrent }) => !isCurrent).length;
  // What has just been pressed leaves the page with its row.
  const holdFocus = () => list.current?.focus();

  return (
    <section aria-label="Signed-in devices">
      <Head>
        <div>
          <h3>Signed-in devices</h3>
          <p>Where your account is open right now.</p>
        </div>
        {others > 0 && <Button onClick={() => setAsking(true)}>Sign out all others</Button>}
      </Head>
      {!sorted && loading && (
        <Stack $gap={2} aria-busy="true">
          {Array.from({ length: shownAtFirst }, (_row, row) => (
            <Skeleton key={row} shape="block" steps={13} />
          ))}
        </Stack>
      )}
      {!sorted && !loading && error && (
        <ErrorState
          text="Failed to load your devices. Please try again."
          retryLabel="Retry"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {sorted && (
        <List ref={list} tabIndex={-1} aria-label="Signed-in devices">
          {sorted.slice(0, isWhole ? undefined : shownAtFirst).map((session) => (
            <DeviceRow key={session.id} session={session} onEnded={holdFocus} />
          ))}
        </List>
      )}
      {sorted && others === 0 && <Note>You are signed in nowhere else.</Note>}
      {sorted && sorted.length > shownAtFirst && !isWhole && (
        <Button
          variant="ghost"
          wide
          onClick={() => {
            setWhole(true);
            holdFocus();
          }}
        >
          Show all {sorted.length}
        </Button>
      )}
      {isAsking && <EndSessionsDialog count={others} onClose={() => setAsking(false)} home={list} />}
    </section>
  );
}

const { color, space } = theme;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${theme.size.control};
  margin-block-end: ${space[2]};
  > :first-child {
    flex: 1 1 20ch;
  }
  h3 {
    font-size: ${theme.type[14]};
  }
  p {
    color: ${color.ink3};
    font-size: ${theme.type[13]};
  }
`;

const List = styled.ul`
  border-radius: ${theme.radius.control};
  > li + li {
    border-block-start: ${theme.border.line};
  }
`;

const Note = styled.p`
  color: ${color.ink3};
  font-size: ${theme.type[13]};
`;

const OwnSessionsDocument = graphql(`
  query OwnSessions {
    sessions(pageSize: 200) {
      results {
        id
        ...DeviceRow
        isCurrent
      }
    }
  }
`);
