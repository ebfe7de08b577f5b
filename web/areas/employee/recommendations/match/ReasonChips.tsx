import { Check } from 'lucide-react';
import styled from 'styled-components';

import { Icon } from '../../../../ui/layout/Icon';
import { theme } from '../../../../ui/theme';
import { isReason, type JobMatch } from '../recommendation';
import { shownReasons } from '../pinned';

/** Why a position is recommended: the skills that suit, strongest first. */
export function ReasonChips({ matches }: { matches: readonly JobMatch[] }) {
  const reasons = matches.filter(isReason);
  const more = reasons.length - shownReasons;
  return (
    <Chips aria-label="Why it matches">
      {reasons.slice(0, shownReasons).map(({ skill, kind }, place) => (
        <Chip key={place}>
          {kind === 'MATCH' && <Icon shape={Check} />}
          <span>
            {kind === 'RELATED' && <Quiet>Related: </Quiet>}
            <bdi>{skill}</bdi>
          </span>
        </Chip>
      ))}
      {more > 0 && <Chip>{`${String(more)} more`}</Chip>}
    </Chips>
  );
}

const { color, space } = theme;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`;

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: ${theme.size.badge};
  padding-inline: ${space[2]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.tag};
  background: ${color.sunken};
  color: ${color.ink2};
  font-size: ${theme.type[12]};
  overflow-wrap: anywhere;
  svg {
    color: ${color.success};
  }
`;

const Quiet = styled.span`
  color: ${color.ink3};
`;
