import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { Maximize2, Minus, Plus, Scan } from 'lucide-react';
import styled from 'styled-components';

import { IconButton } from '../../../../../ui/form/IconButton';
import { theme } from '../../../../../ui/theme';
import { besideButtons, firstNames, fitted } from './camera';
import type { ChartLayout } from '../layout/chartLayout';
import { cardsFrom } from '../detail';
import { glide } from './motion';

interface Props {
  layout: ChartLayout;
  /** Absent where the chart is in full size already. */
  onFull?: () => void;
}

/** Nearer, farther, the whole chart, and the full-size view. */
export function ZoomButtons({ layout, onFull }: Props) {
  const { zoomIn, zoomOut, setViewport, getViewport } = useReactFlow();
  const room = useStore(({ width, height }) => `${String(width)} ${String(height)}`);
  const [width = 0, height = 0] = room.split(' ').map(Number);
  const free = besideButtons({ width, height });

  // When only colours are visible, the next zoom step shows names.
  const goNearer = () => {
    const least = cardsFrom(width, height) * 1.02;
    const now = getViewport();
    const names = now.zoom < least ? firstNames(layout, now, free, least) : null;
    void (names ? setViewport(names, glide()) : zoomIn(glide()));
  };

  return (
    <Panel position="bottom-right">
      <Buttons role="group" aria-label="Zoom">
        <IconButton icon={Plus} label="Zoom in" onClick={goNearer} />
        <IconButton icon={Minus} label="Zoom out" onClick={() => void zoomOut(glide())} />
        <IconButton
          icon={Scan}
          label="Show everything"
          onClick={() => void setViewport(fitted(layout, free), glide())}
        />
        {onFull && <IconButton icon={Maximize2} label="Full size" onClick={onFull} />}
      </Buttons>
    </Panel>
  );
}

const Buttons = styled.div`
  display: grid;
  padding: ${theme.space.half};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
`;
