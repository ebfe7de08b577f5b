import type { ReactFlowState } from '@xyflow/react';
import type { CSSProperties } from 'react';

/**
 * A pixel of the screen as a length in the drawing, whatever the zoom: lines, rings and names stay to be seen
 * from afar.
 */
export const screenPixel = 'var(--screen-pixel)';

/** The zoom in steps, so that zooming does not paint everything again at each frame; at most life-size. */
export const zoomStepOf = ({ transform: [, , zoom] }: Pick<ReactFlowState, 'transform'>): number =>
  Math.exp(Math.round(Math.log(Math.min(zoom, 1)) * 5) / 5);

/** Sets the length on the drawing. */
export const pixelAt = (zoomStep: number): CSSProperties =>
  ({ '--screen-pixel': `${(1 / zoomStep).toFixed(2)}px` }) as CSSProperties;
