import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { Maximize2, Minus, Plus, Scan } from 'lucide-react';
import styled from 'styled-components';

import { IconButton } from '../../../../ui/IconButton';
import { theme } from '../../../../ui/theme';
import { fitted } from './camera';
import type { ChartLayout } from './chartLayout';
import { glide } from './glide';

interface Props {
  layout: ChartLayout;
  /** Absent where the chart is in full size already. */
  onFull?: () => void;
}

/** Nearer, farther, everything at once, and the full-size view. */
export function ZoomButtons({ layout, onFull }: Props) {
  const { zoomIn, zoomOut, setViewport } = useReactFlow();
  const room = useStore(({ width, height }) => `${String(width)} ${String(height)}`);
  const [width = 0, height = 0] = room.split(' ').map(Number);
  return (
    <Panel position="bottom-right">
      <Buttons role="group" aria-label="Zoom">
        <IconButton icon={Plus} label="Zoom in" onClick={() => void zoomIn(glide())} />
        <IconButton icon={Minus} label="Zoom out" onClick={() => void zoomOut(glide())} />
        <IconButton icon={Scan} label="Show everything" onClick={() => void setViewport(fitted(layout, { width, height }), glide())} />
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
