import type { Point } from 'react-easy-crop';

import { zoomRange } from '../pinned';

/** Where the picture is: shifted by `crop` CSS pixels from the middle, enlarged `zoom` times. */
export interface View {
  crop: Point;
  zoom: number;
}

const { least, most, step } = zoomRange;

/** The nearest zoom that can be chosen. */
export function steppedZoom(zoom: number): number {
  const inSteps = Math.round(zoom / step) * step;
  // Sums of tenths are not tenths.
  return Number(Math.min(most, Math.max(least, inSteps)).toFixed(1));
}

/** Enlarges to `zoom` and keeps the point under `point` (from the middle, in CSS pixels) in place. */
export function zoomTo({ crop, zoom: before }: View, zoom: number, point: Point = { x: 0, y: 0 }): View {
  const keep = (shift: number, at: number) => at - ((at - shift) * zoom) / before;
  return { zoom, crop: { x: keep(crop.x, point.x), y: keep(crop.y, point.y) } };
}

/** Keeps the centre of the crop in place while the picture is turned a quarter around its own middle. */
export function turnBy({ crop: { x, y }, zoom }: View, degrees: 90 | -90): View {
  return { zoom, crop: degrees === 90 ? { x: -y, y: x } : { x: y, y: -x } };
}

/** "1.4×" */
export const zoomText = (zoom: number): string => `${zoom.toFixed(1)}×`;
