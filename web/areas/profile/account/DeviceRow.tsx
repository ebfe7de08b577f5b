import { Laptop, Smartphone } from 'lucide-react';
import styled from 'styled-components';

import { useAction } from '../../../domain/action/useAction';
import { AgeOrInstant } from '../../../domain/calendar/AgeText';
import { InstantText } from '../../../domain/calendar/InstantText';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/layout/Icon';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { theme } from '../../../ui/theme';
import { deviceOf } from './deviceName';

interface Props {
  session: FragmentType<typeof DeviceRowPart>;
  /** Called before the row goes. */
  onEnded: () => void;
}

/** One sign-in: where, since when, and the way to end it; this very one ends by "Sign out" in the header. */
export function DeviceRow({ session, onEnded }: Props) {
  const { id, userAgent, createdAt, lastUsedAt, isCurrent } = getFragmentData(DeviceRowPart, session);
  const { name, isHandheld } = deviceOf(userAgent);
  const { run, busy } = useAction(RevokeSessionDocument, {
    done: `Signed out of ${name}`,
    failed: 'Failed to sign out the device. Please try again.',
    stale: ['OwnSessions'],
  });

  return (
    <Row>
      <Sign>
        <Icon shape={isHandheld ? Smartphone : Laptop} size="medium" />
      </Sign>
      <Words>
        <p>
          <strong title={userAgent}>{name}</strong>
          {isCurrent && <StatusBadge tone="success">This device</StatusBadge>}
        </p>
        <Line>
          Signed in <InstantText at={createdAt} withTime />
          {!isCurrent && (
            <>
              , last used <AgeOrInstant at={lastUsedAt} />
            </>
          )}
        </Line>
      </Words>
      {!isCurrent && (
        <Button
          variant="ghost"
          aria-label={`Sign out ${name}`}
          busy={busy}
          onClick={() =>
            void run({ id }).then(({ failure }) => {
              if (!failure) onEnded();
            })
          }
        >
          Sign out
        </Button>
      )}
    </Row>
  );
}

const { color, space } = theme;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${theme.size.row};
  padding-block: ${space[2]};
`;

const Sign = styled.span`
  color: ${color.ink3};
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
  }
  strong {
    font-weight: ${theme.weight.medium};
  }
`;

const Line = styled.p`
  color: ${color.ink3};
  font-size: ${theme.type[12]};
`;

const DeviceRowPart = graphql(`
  fragment DeviceRow on Session {
    id
    userAgent
    createdAt
    lastUsedAt
    isCurrent
  }
`);

const RevokeSessionDocument = graphql(`
  mutation RevokeSession($id: Int!) {
    revokeSession(id: $id)
  }
`);
