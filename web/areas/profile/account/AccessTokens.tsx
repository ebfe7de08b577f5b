import { useQuery } from '@apollo/client/react';
import { KeySquare } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { ConfirmAction } from '../../../domain/action/ConfirmAction';
import { graphql } from '../../../generated/gql';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { theme } from '../../../ui/theme';
import { AccessTokenRow } from './AccessTokenRow';

const NewToken = lazyDialog(() => import('./NewToken').then((module) => module.NewToken));

/** A person's access tokens: what each may do, when it was used, until when it lasts, and the way to revoke it. */
export function AccessTokens() {
  const { data, previousData, error, loading, refetch } = useQuery(OwnAccessTokensDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const [isMaking, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<{ id: number; name: string } | null>(null);
  const part = useRef<HTMLElement>(null);
  const tokens = (data ?? previousData)?.personalAccessTokens.results;

  return (
    <Part ref={part} tabIndex={-1} aria-label="Personal access tokens">
      <Head>
        <div>
          <h3>Personal access tokens</h3>
          <p>
            For programs that use the portal in your name, over <a href="/api/docs/">REST</a> or GraphQL. A
            new password revokes them all.
          </p>
        </div>
        <Button icon={KeySquare} onClick={() => setMaking(true)}>
          New token
        </Button>
      </Head>
      {!tokens && loading && <Skeleton shape="block" steps={13} />}
      {!tokens && !loading && error && (
        <ErrorState
          text="Failed to load your access tokens. Please try again."
          retryLabel="Retry"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {tokens && tokens.length > 0 && (
        <List aria-label="Personal access tokens">
          {tokens.map((token) => (
            <AccessTokenRow key={token.id} token={token} onRevoke={setRevoking} />
          ))}
        </List>
      )}
      {tokens?.length === 0 && <Note>You have no personal access tokens.</Note>}
      {isMaking && <NewToken onClose={() => setMaking(false)} />}
      {revoking && (
        <ConfirmAction
          document={RevokeTokenDocument}
          variables={{ id: revoking.id }}
          done="Access token revoked"
          failed="Failed to revoke the access token. Please try again."
          stale={['OwnAccessTokens']}
          title="Revoke this access token?"
          confirmLabel="Revoke"
          cancelLabel="Keep it"
          busyText="Revoking..."
          // The button that was pressed is gone with its row.
          onDone={() => requestAnimationFrame(() => part.current?.focus({ preventScroll: true }))}
          onClose={() => setRevoking(null)}
        >
          Programs that use “<bdi>{revoking.name}</bdi>” are refused from now on. This cannot be undone.
        </ConfirmAction>
      )}
    </Part>
  );
}

const { color, space } = theme;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
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

const Part = styled.section`
  border-radius: ${theme.radius.control};
`;

const List = styled.ul`
  > li + li {
    border-block-start: ${theme.border.line};
  }
`;

const Note = styled.p`
  color: ${color.ink3};
  font-size: ${theme.type[13]};
`;

const OwnAccessTokensDocument = graphql(`
  query OwnAccessTokens {
    personalAccessTokens(pageSize: 200) {
      results {
        id
        ...AccessTokenRow
      }
    }
  }
`);

const RevokeTokenDocument = graphql(`
  mutation RevokeAccessToken($id: Int!) {
    revokePersonalAccessToken(id: $id)
  }
`);
