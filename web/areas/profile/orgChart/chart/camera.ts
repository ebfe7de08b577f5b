import type { Viewport } from '@xyflow/react';

import { card, type Point } from './block';
import type { ChartLayout } from './chartLayout';

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

/** Pixels of the window that stay free around what is to be seen. */
const margin = 40;

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
export const lookAt = ({ x, y, width, height }: Area, room: Room, zoom: number): Viewport =>
  ({ x: room.width / 2 - (x + width / 2) * zoom, y: room.height / 2 - (y + height / 2) * zoom, zoom });

/** The largest zoom at which an area is seen as a whole, but no more than life-size. */
export const wholeZoom = (area: Room, room: Room): number =>
  Math.max(leastZoom, Math.min(1, (room.width - 2 * margin) / area.width, (room.height - 2 * margin) / area.height));

/** Everything at once. */
export function fitted(layout: ChartLayout, room: Room): Viewport {
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  return lookAt(whole, room, wholeZoom(whole, room));
}

/** Somebody in the middle, near enough to be read. */
export const centred = (area: Area, room: Room, zoom: number): Viewport => lookAt(area, room, Math.min(Math.max(zoom, readingZoom), mostZoom));

/**
 * What is seen first: everything if it can be read that way, else the person with the one above and, where they fit, the
 * reports; without a person the top.
 */
export function firstView(layout: ChartLayout, family: readonly Area[], room: Room): Viewport {
  const whole = fitted(layout, room);
  if (whole.zoom >= 0.7 || family.length === 0) return whole;
  const area = around(family);
  const zoom = wholeZoom(area, room);
  const [person] = family;
  if (zoom >= 0.7 || !person) return lookAt(area, room, zoom);
  return lookAt(person, room, 0.8);
}

export function isInSight(area: Area, { x, y, zoom }: Viewport, room: Room): boolean {
  const [left, top] = [area.x * zoom + x, area.y * zoom + y];
  return left >= 0 && top >= 0 && left + area.width * zoom <= room.width && top + area.height * zoom <= room.height;
}

/** The view in which a card stands where it stood before everything was laid out anew. */
export const kept = (before: Point, after: Point, { x, y, zoom }: Viewport): Viewport =>
  ({ x: x + (before.x - after.x) * zoom, y: y + (before.y - after.y) * zoom, zoom });

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
