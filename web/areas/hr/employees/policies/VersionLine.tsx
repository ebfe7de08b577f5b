import styled from 'styled-components';

import { InstantText } from '../../../../domain/calendar/InstantText';
import { dayText } from '../../../../domain/calendar/day';
import { audienceText, policyStatus } from '../../../../domain/policies/policyWords';
import type { ManagedPolicyQuery } from '../../../../generated/graphql';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { Button } from '../../../../ui/form/Button';
import { TextLink } from '../../../../ui/layout/TextLink';
import { theme } from '../../../../ui/theme';
import type { Action } from './PolicyAction';

type VersionRow = NonNullable<ManagedPolicyQuery['policyVersions']>['results'][number];

interface LineProps {
  id: number;
  version: VersionRow;
  /** Who has confirmed it is shown below. */
  isShown: boolean;
  onShow: (number: number) => void;
  onAct: (action: Action) => void;
}

/** A version of a policy in its panel: its status, audience and days. */
export function VersionLine({ id, version, isShown, onShow, onAct }: LineProps) {
  const { number, status, publishedAt, publishedByName } = version;
  return (
    <Version>
      <Line>
        <TextLink to={`/it/knowledge-base?policy=${String(id)}-${String(number)}`}>Version {number}</TextLink>
        <StatusBadge tone={policyStatus[status].tone}>{policyStatus[status].word}</StatusBadge>
        {version.viewerCan.readReaders && !isShown && (
          <Button onClick={() => onShow(number)}>Who has confirmed</Button>
        )}
        {version.viewerCan.withdraw && (
          <Button onClick={() => onAct({ kind: 'withdraw', number, isInForce: status === 'IN_FORCE' })}>
            Withdraw
          </Button>
        )}
      </Line>
      <Quiet>
        <span>{versionText(version)}</span>
        {publishedAt && (
          <>
            {' '}
            · published by <bdi>{publishedByName}</bdi>, <InstantText at={publishedAt} />
          </>
        )}
      </Quiet>
    </Version>
  );
}

/** Its audience and its days. */
const versionText = (version: VersionRow): string =>
  [
    audienceText(version),
    version.effectiveOn && `in force from ${dayText(version.effectiveOn)}`,
    version.confirmBy && `to confirm by ${dayText(version.confirmBy)}`,
  ]
    .filter(Boolean)
    .join(' · ');

const { space } = theme;

const Version = styled.li`
  display: grid;
  gap: ${space[1]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const Quiet = styled.p`
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
`;
