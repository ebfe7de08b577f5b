import styled from 'styled-components';

import { AgeOrInstant } from '../../../domain/calendar/AgeText';
import { InstantText } from '../../../domain/calendar/InstantText';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { Button } from '../../../ui/form/Button';
import { theme } from '../../../ui/theme';

interface Props {
  token: FragmentType<typeof AccessTokenRowPart>;
  onRevoke: (token: { id: number; name: string }) => void;
}

/** One token: its name, what it may do, how long it lasts and when it was used. */
export function AccessTokenRow({ token, onRevoke }: Props) {
  const { id, name, permissions, mayWrite, createdAt, expiresAt, lastUsedAt, isExpired } = getFragmentData(
    AccessTokenRowPart,
    token,
  );

  return (
    <Row>
      <Words>
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <StatusBadge tone={isExpired ? 'danger' : mayWrite ? 'warning' : 'neutral'}>
            {isExpired ? 'Expired' : mayWrite ? 'Read and write' : 'Read only'}
          </StatusBadge>
        </p>
        <Line>
          <span>
            Created <InstantText at={createdAt} />,
          </span>{' '}
          <span>
            <span>{isExpired ? 'expired' : 'expires'}</span> <InstantText at={expiresAt} />,
          </span>{' '}
          {lastUsedAt ? (
            <span>
              last used <AgeOrInstant at={lastUsedAt} />
            </span>
          ) : (
            <span>never used</span>
          )}
        </Line>
        <Line>{permissions.length > 0 ? permissions.join(', ') : 'No permissions chosen'}</Line>
      </Words>
      <Button variant="ghost" aria-label={`Revoke ${name}`} onClick={() => onRevoke({ id, name })}>
        Revoke
      </Button>
    </Row>
  );
}

const { color, space } = theme;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
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

const AccessTokenRowPart = graphql(`
  fragment AccessTokenRow on PersonalAccessToken {
    id
    name
    permissions
    mayWrite
    createdAt
    expiresAt
    lastUsedAt
    isExpired
  }
`);
