import type { Viewport } from '@xyflow/react';

import { card, type Point } from '../layout/block';
import type { ChartLayout } from '../layout/chartLayout';
import { wholeFrom } from '../detail';

/** Size of the window onto the drawing. */
export interface Room {
  width: number;
  height: number;
}

/** A piece of the drawing. */
export interface Area extends Point, Room {}

export const leastZoom = 0.02;
export const mostZoom = 1.6;

/** At which a card can be read well. */
const readingZoom = 0.9;

/** Pixels of the window that stay free around the visible part. */
const margin = 40;

/** At first it may be less: a step more of the reporting line is worth it. */
const narrowMargin = 16;

/** Pixels at the end of the window that stay free for the buttons, besides the margin. */
const buttons = 24;

export const areaOf = (spot: Point): Area => ({ x: spot.x, y: spot.y, ...card });

/** The smallest area around others. */
export function around(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

/** Looks at the middle of an area. */
export const lookAt = ({ x, y, width, height }: Area, room: Room, zoom: number): Viewport => ({
  x: room.width / 2 - (x + width / 2) * zoom,
  y: room.height / 2 - (y + height / 2) * zoom,
  zoom,
});

/** The largest zoom at which an area is seen as a whole, but no more than life-size. */
export const wholeZoom = (area: Room, room: Room, free = margin): number =>
  Math.max(
    leastZoom,
    Math.min(1, (room.width - 2 * free) / area.width, (room.height - 2 * free) / area.height),
  );

/** The whole chart. */
export function fitted(layout: ChartLayout, room: Room): Viewport {
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  return lookAt(whole, room, wholeZoom(whole, room));
}

/** Someone in the middle, near enough to be read. */
export const centred = (area: Area, room: Room, zoom: number): Viewport =>
  lookAt(area, room, Math.min(Math.max(zoom, readingZoom), mostZoom));

/**
 * The initial view: everything if whole cards are readable, else the chain from the top down to the person, with
 * the reports if they fit; of a chain that is too long or too wide its lower end. The window is filled with the
 * drawing, as far as possible.
 * @param path from the top down to the person; empty for a person outside the chart, who sees everything
 */
export function firstView(
  layout: ChartLayout,
  path: readonly Area[],
  reports: readonly Area[],
  room: Room,
): Viewport {
  const whole = fitted(layout, room);
  if (whole.zoom >= wholeFrom || path.length === 0) return whole;
  const choices = [[...path, ...reports], ...path.map((_area, first) => path.slice(first))].map(around);
  const area =
    choices.find((choice) => wholeZoom(choice, room, narrowMargin) >= wholeFrom) ?? around(path.slice(-1));
  return filled(
    layout,
    lookAt(area, room, Math.max(wholeFrom, Math.min(wholeZoom(area, room, narrowMargin), readingZoom))),
    room,
  );
}

/**
 * The nearest view that shows nothing beyond the edges of the drawing; a drawing smaller than the window
 * is in its middle.
 */
function filled(layout: Room, { x, y, zoom }: Viewport, room: Room): Viewport {
  const along = (at: number, size: number, space: number) =>
    size <= space - 2 * narrowMargin
      ? (space - size) / 2
      : Math.min(narrowMargin, Math.max(space - narrowMargin - size, at));
  return {
    x: along(x, layout.width * zoom, room.width),
    y: along(y, layout.height * zoom, room.height),
    zoom,
  };
}

/**
 * The nearest card from the middle of the window, at the first zoom at which names can be read; null in an
 * empty drawing.
 */
export function firstNames(
  { spots }: ChartLayout,
  { x, y, zoom }: Viewport,
  room: Room,
  least: number,
): Viewport | null {
  const [centreX, centreY] = [
    (room.width / 2 - x) / zoom - card.width / 2,
    (room.height / 2 - y) / zoom - card.height / 2,
  ];
  const far = (spot: Point) => Math.hypot(spot.x - centreX, spot.y - centreY);
  const [first, ...others] = spots.values();
  if (!first) return null;
  return lookAt(
    areaOf(others.reduce((near, spot) => (far(spot) < far(near) ? spot : near), first)),
    room,
    least,
  );
}

/** The window without the strip with the buttons. */
export const besideButtons = ({ width, height }: Room): Room => ({ width: width - buttons, height });

export function isInSight(area: Area, { x, y, zoom }: Viewport, room: Room): boolean {
  const [left, top] = [area.x * zoom + x, area.y * zoom + y];
  return (
    left >= 0 && top >= 0 && left + area.width * zoom <= room.width && top + area.height * zoom <= room.height
  );
}

/** The view in which a card is where it was before everything was laid out again. */
export const kept = (before: Point, after: Point, { x, y, zoom }: Viewport): Viewport => ({
  x: x + (before.x - after.x) * zoom,
  y: y + (before.y - after.y) * zoom,
  zoom,
});

/** The nearest view in which an area is seen; its upper edge where it is too large. */
export function broughtIn(area: Area, view: Viewport, room: Room): Viewport {
  const shift = (from: number, size: number, space: number) => {
    if (size > space - 2 * margin) return margin - from;
    return Math.max(margin - from, 0) || Math.min(space - margin - from - size, 0);
  };
  const { zoom } = view;
  const width = area.width * zoom;
  const left = area.x * zoom + view.x;
  return {
    x: width > room.width - 2 * margin ? lookAt(area, room, zoom).x : view.x + shift(left, width, room.width),
    y: view.y + shift(area.y * zoom + view.y, area.height * zoom, room.height),
    zoom,
  };
}
