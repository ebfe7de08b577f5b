import type { ReactFlowState } from '@xyflow/react';

import type { Area } from './camera';

/**
 * The part of the drawing that is in the window, and half as much again around it. It moves in steps of half
 * a window, so that what depends on it changes now and then and not at each frame.
 */
export function nearbyOf({
  transform: [x, y, zoom],
  width,
  height,
}: Pick<ReactFlowState, 'transform' | 'width' | 'height'>): Area {
  const [stepX, stepY] = [Math.max(width, 1) / zoom / 2, Math.max(height, 1) / zoom / 2];
  return {
    x: (Math.floor(-x / zoom / stepX) - 1) * stepX,
    y: (Math.floor(-y / zoom / stepY) - 1) * stepY,
    width: 5 * stepX,
    height: 5 * stepY,
  };
}

export const isSameArea = (one: Area, other: Area): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

export const overlap = (one: Area, other: Area): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;
