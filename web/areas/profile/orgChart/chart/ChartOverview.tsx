import { ViewportPortal } from '@xyflow/react';
import styled from 'styled-components';

import { theme, type Tone } from '../../../../ui/theme';
import type { OrgTree } from '../tree/orgTree';
import { standingOf, type Standing } from '../tree/standing';
import { standingTone } from '../tree/standingTone';
import { card } from './block';
import { screenPixel } from './screenPixel';
import type { ChartLayout } from './chartLayout';

interface Props {
  layout: ChartLayout;
  me: OrgTree['me'];
}

const standings: readonly Standing[] = ['other', 'manager', 'top', 'you'];

/**
 * Everybody from so far away that only colours are left: one path for each of them, however many people there
 * are.
 */
export function ChartOverview({ layout, me }: Props) {
  const spots = [...layout.spots.values()];
  return (
    <ViewportPortal>
      <Drawing aria-hidden="true">
        {standings.map((standing) => (
          <Cards
            key={standing}
            $tone={standing === 'other' ? null : standingTone[standing]}
            d={spots
              .filter(({ member }) => standingOf(member, me) === standing)
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
