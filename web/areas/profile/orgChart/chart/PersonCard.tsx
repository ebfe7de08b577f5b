import type { NodeProps } from '@xyflow/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import styled from 'styled-components';

import { PersonAvatar } from '../../../../domain/people/PersonAvatar';
import { Icon } from '../../../../ui/layout/Icon';
import { theme, type Tone } from '../../../../ui/theme';
import { hasNoManager } from '../tree/orgTree';
import { branchText, reportsText } from '../tree/personWords';
import { cardTone } from '../tree/cardTone';
import { DetailContext } from './DetailContext';
import type { PersonNode } from './personNodes';
import { screenPixel } from './camera/screenPixel';

/** Someone's card in the drawing. What it is in the tree is said on the node around it. */
export function PersonCard({
  data: { member, cardKind, isOpen, isMarked, goal, onBranch, onServed },
}: NodeProps<PersonNode>) {
  const { person, team, reports } = member;
  const detail = use(DetailContext);
  const isWhole = detail === 'whole';
  const tone = cardTone[cardKind];
  const surface = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!goal) return;
    surface.current?.closest<HTMLElement>('[role="treeitem"]')?.focus({ preventScroll: true });
    onServed(goal);
  }, [goal, onServed]);

  return (
    <Surface
      ref={surface}
      $tone={cardKind === 'other' ? null : tone}
      data-marked={isMarked || undefined}
      data-detail={detail}
    >
      <div className="head">
        <div className="face">
          <PersonAvatar name={person.name} photo={person.photo} tone={tone} />
        </div>
        <div className="words">
          <p className="name">
            <span dir="auto" title={person.name}>
              {person.name}
            </span>
            {cardKind === 'you' && <b>You</b>}
          </p>
          {isWhole && (
            <p className="line" title={person.position}>
              {person.position}
            </p>
          )}
        </div>
      </div>
      {isWhole && (
        <>
          <p className="line">
            {person.departmentName && (
              <>
                <span title={person.departmentName}>{person.departmentName}</span>&nbsp;·&nbsp;
              </>
            )}
            <span className="count">{reportsText(person.directReportsCount)}</span>
          </p>
          <p className="line" title={person.email}>
            <span>{person.email}</span>
          </p>
        </>
      )}
      {hasNoManager(member) && <p className="loose">No manager set</p>}
      {reports.length > 0 && (
        <button
          type="button"
          className="branch nopan"
          tabIndex={-1}
          title={branchText(member, isOpen)}
          aria-label={branchText(member, isOpen)}
          onClick={(event) => {
            event.stopPropagation();
            onBranch(member, !isOpen);
          }}
        >
          {!isOpen && <span>{team}</span>}
          <Icon shape={isOpen ? ChevronUp : ChevronDown} />
        </button>
      )}
    </Surface>
  );
}

const { color, space, type, size, radius, weight } = theme;

/** One styled block for the whole card: hundreds of them come and go while the drawing is moved. */
const Surface = styled.div<{ $tone: Tone | null }>`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  block-size: 100%;
  padding: ${space[3]};
  border: ${size.hair} solid ${({ $tone }) => ($tone ? theme.tone($tone).text : color.lineStrong)};
  border-radius: ${radius.card};
  background: ${({ $tone }) => ($tone ? theme.tone($tone).soft : color.surface)};
  box-shadow: ${theme.shadow.raised};
  color: ${color.ink};
  cursor: pointer;

  .head {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  .face > span {
    background: ${({ $tone }) => ($tone ? color.surface : color.neutralSoft)};
  }
  .words {
    flex: 1;
    min-inline-size: 0;
  }
  .name {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-weight: ${weight.semibold};
    line-height: ${space[5]};
  }
  .name > b {
    flex: none;
    padding-inline: ${space[2]};
    border-radius: ${radius.round};
    background: ${color.info};
    color: ${color.surface};
    font-size: ${type[12]};
  }
  .line {
    display: flex;
    color: ${color.ink2};
    font-size: ${type[12]};
    line-height: ${space[4]};
    white-space: nowrap;
  }
  .name > span,
  .line > span,
  .words > .line {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .line > .count {
    flex: none;
  }

  .loose {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${space[3]};
    translate: 0 -50%;
    padding-inline: ${space[2]};
    border: ${size.hair} dashed ${color.warning};
    border-radius: ${radius.round};
    background: ${color.warningSoft};
    color: ${color.warning};
    font-size: ${type[12]};
    line-height: ${space[4]};
  }

  .branch {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 50%;
    translate: -50% 50%;
    display: flex;
    align-items: center;
    gap: ${space.half};
    min-inline-size: ${size.badge};
    min-block-size: ${size.badge};
    padding-inline: ${space[2]};
    border: ${theme.border.strong};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.ink2};
    font-size: ${type[12]};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .branch:has(> svg:only-child) {
    padding-inline: ${space[1]};
  }
  .branch:hover {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brandText};
  }

  /* From afar the name alone, as large as it goes. */
  &[data-detail='brief'] {
    justify-content: center;
  }
  &[data-detail='brief'] .face {
    display: none;
  }
  &[data-detail='brief'] .name {
    font-size: ${type[24]};
    line-height: 1.1;
  }
  &[data-detail='brief'] .name > b {
    font-size: ${type[16]};
  }
  &[data-detail='brief'] .name > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &[data-detail='brief'] .branch {
    min-block-size: ${space[8]};
    font-size: ${type[16]};
  }
  &[data-detail='overview'] > * {
    display: none;
  }

  &[data-marked] {
    box-shadow:
      0 0 0 calc(4 * ${screenPixel}) ${color.focusHalo},
      0 0 0 calc(2 * ${screenPixel}) ${color.brand};
  }
  ${theme.media.hover} {
    &:hover {
      box-shadow: ${theme.shadow.overlay};
    }
  }
`;
