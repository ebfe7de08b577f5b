import { ViewportPortal } from '@xyflow/react';
import styled from 'styled-components';

import { theme, type Tone } from '../../../../ui/theme';
import type { OrgTree } from '../tree/orgTree';
import { cardKindOf, type CardKind } from '../tree/cardKind';
import { cardTone } from '../tree/cardTone';
import { card } from './layout/block';
import { screenPixel } from './camera/screenPixel';
import type { ChartLayout } from './layout/chartLayout';

interface Props {
  layout: ChartLayout;
  me: OrgTree['me'];
}

const cardKinds: readonly CardKind[] = ['other', 'manager', 'top', 'you'];

/**
 * Everyone from so far away that only colours are left: one path for each of them, however many people there
 * are.
 */
export function ChartOverview({ layout, me }: Props) {
  const spots = [...layout.spots.values()];
  return (
    <ViewportPortal>
      <Drawing aria-hidden="true">
        {cardKinds.map((cardKind) => (
          <Cards
            key={cardKind}
            $tone={cardKind === 'other' ? null : cardTone[cardKind]}
            d={spots
              .filter(({ member }) => cardKindOf(member, me) === cardKind)
              .map(cardPath)
              .join('')}
          />
        ))}
      </Drawing>
    </ViewportPortal>
  );
}

const cardPath = ({ x, y }: { x: number; y: number }): string =>
  `M${String(x)} ${String(y)}h${String(card.width)}v${String(card.height)}h${String(-card.width)}z`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  inline-size: ${theme.size.hair};
  block-size: ${theme.size.hair};
  overflow: visible;
  pointer-events: none;
`;

const Cards = styled.path<{ $tone: Tone | null }>`
  fill: ${({ $tone }) => ($tone ? theme.tone($tone).line : theme.color.surface)};
  stroke: ${({ $tone }) => ($tone ? theme.tone($tone).text : theme.color.lineStrong)};
  stroke-width: ${screenPixel};
`;
