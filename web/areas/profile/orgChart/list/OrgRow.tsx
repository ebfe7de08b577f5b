import { ChevronRight } from 'lucide-react';
import { memo, useEffect, useRef, type CSSProperties } from 'react';
import styled from 'styled-components';

import { PersonAvatar } from '../../../../domain/people/PersonAvatar';
import { Icon } from '../../../../ui/layout/Icon';
import { theme } from '../../../../ui/theme';
import { hasNoManager, type Member } from '../tree/orgTree';
import { branchText, reportsText } from '../tree/personWords';
import { cardKindOf } from '../tree/cardKind';
import { cardTone } from '../tree/cardTone';
import type { Goal } from '../useOrgView';

interface Props {
  member: Member;
  isMe: boolean;
  isOpen: boolean;
  isMarked: boolean;
  /** The row takes the focus for it. */
  goal: Goal | null;
  onBranch: (member: Member, isOpen: boolean) => void;
  onDetails: (member: Member) => void;
  onServed: (goal: Goal) => void;
}

/**
 * The maximum indentation; deeper levels show their number instead, so that there is room for text on any screen.
 */
const mostIndents = 5;

/**
 * One person of the list: opens the branch, or the details. A memo, because there may be thousands and few of
 * them change.
 */
export const OrgRow = memo(function OrgRow({
  member,
  isMe,
  isOpen,
  isMarked,
  goal,
  onBranch,
  onDetails,
  onServed,
}: Props) {
  const { person, reports, level } = member;
  const cardKind = cardKindOf(member, isMe ? member : null);
  const name = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!goal) return;
    if (goal.kind !== 'keep') {
      name.current?.scrollIntoView({ block: 'center' });
      name.current?.focus({ preventScroll: true });
    }
    onServed(goal);
  }, [goal, onServed]);

  return (
    <Row
      data-row={person.id}
      data-marked={isMarked || undefined}
      aria-current={isMarked || undefined}
      style={indent(level)}
    >
      {reports.length > 0 ? (
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-label={`People under ${person.name} (${String(member.team)})`}
          title={branchText(member, isOpen)}
          onClick={() => onBranch(member, !isOpen)}
        >
          <Icon shape={ChevronRight} />
        </Toggle>
      ) : (
        <Gap />
      )}
      <PersonAvatar name={person.name} photo={person.photo} tone={cardTone[cardKind]} />
      <Words>
        <p>
          <Name ref={name} type="button" dir="auto" data-opens-row="" onClick={() => onDetails(member)}>
            {person.name}
          </Name>
          {cardKind === 'you' && <You>You</You>}
          {level > mostIndents + 1 && <Level>Level {level}</Level>}
          {hasNoManager(member) && <Level>No manager set</Level>}
        </p>
        <small>{[person.position, person.departmentName].filter(Boolean).join(' · ')}</small>
      </Words>
      <Count>{person.directReportsCount > 0 && reportsText(person.directReportsCount)}</Count>
    </Row>
  );
});

const indent = (level: number) => ({ '--indents': Math.min(level - 1, mostIndents) }) as CSSProperties;

const { color, space, type, size, radius } = theme;

/** The name covers the whole row as a larger click target; the toggle is above it. */
const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.row};
  padding-block: ${space[1]};
  padding-inline: calc(var(--indents) * ${space[6]}) ${space[2]};
  border-radius: ${radius.control};
  content-visibility: auto;
  contain-intrinsic-size: auto ${size.row};
  ${theme.media.phone} {
    padding-inline-start: calc(var(--indents) * ${space[4]});
  }
  &:hover {
    background: ${color.sunken};
  }
  &[data-marked] {
    background: ${color.brandSoft};
  }
`;

const Toggle = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${size.navItem};
  block-size: ${size.navItem};
  padding: 0;
  border: ${theme.border.none};
  border-radius: ${radius.tag};
  background: none;
  color: ${color.ink3};
  cursor: pointer;
  svg {
    transition: rotate ${theme.motion.fast};
  }
  ${theme.media.phone} {
    inline-size: ${size.touch};
    block-size: ${size.touch};
  }
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
  &:hover {
    background: ${color.track};
    color: ${color.ink};
  }
`;

const Gap = styled.span`
  flex: none;
  inline-size: ${size.navItem};
  ${theme.media.phone} {
    inline-size: ${size.touch};
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
  }
  small {
    display: block;
    color: ${color.ink3};
    font-size: ${type[12]};
    overflow-wrap: anywhere;
  }
`;

const Name = styled.button`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  font-weight: ${theme.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
    content: '';
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(-1 * ${size.ring});
  }
`;

const You = styled.b`
  padding-inline: ${space[2]};
  border-radius: ${radius.round};
  background: ${color.info};
  color: ${color.surface};
  font-size: ${type[12]};
`;

const Level = styled.span`
  color: ${color.ink3};
  font-size: ${type[12]};
`;

const Count = styled.span`
  flex: none;
  color: ${color.ink3};
  font-size: ${type[13]};
  font-variant-numeric: tabular-nums;
  ${theme.media.phone} {
    display: none;
  }
`;
