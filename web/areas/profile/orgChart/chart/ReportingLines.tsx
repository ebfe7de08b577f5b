import { useStore, ViewportPortal } from '@xyflow/react';
import { useMemo } from 'react';
import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import { hasNoManager } from '../tree/orgTree';
import type { Line } from './layout/block';
import { around } from './camera/camera';
import type { ChartLayout } from './layout/chartLayout';
import { linePath } from './layout/linePath';
import { isSameArea, nearbyOf, overlap } from './camera/nearby';
import { screenPixel } from './camera/screenPixel';

/**
 * Reporting lines, under the cards; dashed to people without a reporting line. Two paths with the lines near the
 * window: thousands of invisible ones would be painted again at each frame.
 */
export function ReportingLines({ lines }: Pick<ChartLayout, 'lines'>) {
  const nearby = useStore(nearbyOf, isSameArea);
  const drawn = useMemo(() => lines.map(drawnLine), [lines]);
  const pathOf = (wanted: boolean) =>
    drawn
      .filter(({ isLoose, area }) => isLoose === wanted && overlap(area, nearby))
      .map(({ path }) => path)
      .join('');
  return (
    <ViewportPortal>
      <Drawing aria-hidden="true">
        <path d={pathOf(false)} />
        <path d={pathOf(true)} strokeDasharray="6 6" />
      </Drawing>
    </ViewportPortal>
  );
}

const drawnLine = (line: Line) => ({
  path: linePath(line),
  isLoose: hasNoManager(line.to),
  area: around(line.corners.map((corner) => ({ ...corner, width: 0, height: 0 }))),
});

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  inline-size: ${theme.size.hair};
  block-size: ${theme.size.hair};
  overflow: visible;
  fill: none;
  stroke: ${theme.color.lineStrong};
  stroke-width: calc(1.5 * ${screenPixel});
  pointer-events: none;
`;
