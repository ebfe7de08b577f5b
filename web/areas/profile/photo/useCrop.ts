import { useState } from 'react';
import type { Area, Point } from 'react-easy-crop';

import { steppedZoom, turnBy, zoomTo, type View } from './zoom';

export type CropShape = 'round' | 'square';

/** The present crop of a picture. */
export interface Crop extends View {
  shape: CropShape;
  /** Degrees; continues beyond a full turn, so that every turn looks like one. */
  rotation: number;
  /** What would be cut out, in pixels of the turned picture; null until the picture is shown. */
  area: Area | null;
  /** A jump in place or size is drawn as a movement. */
  isGliding: boolean;
  setShape: (shape: CropShape) => void;
  turn: (degrees: 90 | -90) => void;
  /** Zooms around the middle, or around `point`. */
  setZoom: (zoom: number, point?: Point) => void;
  glideTo: (zoom: number, point: Point) => void;
  /** For the crop library, which reports where the picture was put and how far two fingers have pulled it. */
  move: (crop: Point) => void;
  pinch: (zoom: number) => void;
  /** The fingers are gone: the zoom becomes one that can be chosen. */
  settle: () => void;
  setArea: (area: Area) => void;
  stopGliding: () => void;
}

const atFirst: View = { crop: { x: 0, y: 0 }, zoom: 1 };

/** Shape, turn, place and zoom of a picture that is being cropped. */
export function useCrop(): Crop {
  const [shape, setShape] = useState<CropShape>('round');
  const [rotation, setRotation] = useState(0);
  const [view, setView] = useState(atFirst);
  const [area, setArea] = useState<Area | null>(null);
  const [isGliding, setGliding] = useState(false);

  const setZoom = (zoom: number, point?: Point) => setView((now) => zoomTo(now, steppedZoom(zoom), point));
  return {
    ...view,
    shape,
    rotation,
    area,
    isGliding,
    setShape,
    setArea,
    setZoom,
    turn: (degrees) => {
      setGliding(true);
      setRotation((now) => now + degrees);
      setView((now) => turnBy(now, degrees));
    },
    glideTo: (zoom, point) => {
      setGliding(true);
      setZoom(zoom, point);
    },
    move: (crop) => setView((now) => ({ ...now, crop })),
    pinch: (zoom) => setView((now) => ({ ...now, zoom })),
    settle: () => setView((now) => zoomTo(now, steppedZoom(now.zoom))),
    stopGliding: () => setGliding(false),
  };
}
