import { useStore, ViewportPortal } from '@xyflow/react';
import { useMemo } from 'react';
import styled from 'styled-components';

import { theme, type Tone } from '../../../../ui/theme';
import type { OrgTree } from '../tree/orgTree';
import { cardKindOf } from '../tree/cardKind';
import { cardTone } from '../tree/cardTone';
import { card } from './layout/block';
import { areaOf } from './camera/camera';
import type { ChartLayout } from './layout/chartLayout';
import { label, landmarks } from './landmarkNames';
import { isSameArea, nearbyOf, overlap } from './camera/nearby';
import { screenPixel, zoomStepOf } from './camera/screenPixel';

interface Props {
  layout: ChartLayout;
  me: OrgTree['me'];
}

/** Names on the overview, as large on the screen at any zoom; nearer, there are more of them. */
export function Landmarks({ layout, me }: Props) {
  const zoom = useStore(zoomStepOf);
  const nearby = useStore(nearbyOf, isSameArea);
  const all = useMemo(() => landmarks(layout, me, zoom), [layout, me, zoom]);
  return (
    <ViewportPortal>
      <div aria-hidden="true">
        {all
          .filter((spot) => overlap(areaOf(spot), nearby))
          .map(({ member, x, y }) => (
            <Name
              key={member.person.id}
              dir="auto"
              $tone={cardTone[cardKindOf(member, me)]}
              style={{
                translate: `calc(${String(x + card.width / 2)}px - 50%) calc(${String(y + card.height / 2)}px - 50%)`,
              }}
            >
              {member.person.name}
            </Name>
          ))}
      </div>
    </ViewportPortal>
  );
}

const Name = styled.span<{ $tone: Tone }>`
  position: absolute;
  max-inline-size: calc(${label.width} * ${screenPixel});
  padding: calc(2 * ${screenPixel}) calc(8 * ${screenPixel});
  overflow: hidden;
  border: calc(1 * ${screenPixel}) solid ${({ $tone }) => theme.tone($tone).text};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  font-size: calc(12 * ${screenPixel});
  font-weight: ${theme.weight.medium};
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;
