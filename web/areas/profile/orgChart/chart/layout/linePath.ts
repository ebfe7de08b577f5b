import type { Line, Point } from './block';

const radius = 8;

/** The line as an SVG path, with its corners rounded. */
export function linePath({ corners }: Line): string {
  const points = corners.filter((point, index) => !isSame(point, corners[index - 1]));
  const parts = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) return `M${at(point)}`;
    return after && isTurn(before, point, after) ? bend(before, point, after) : `L${at(point)}`;
  });
  return parts.join('');
}

const isSame = (one: Point, other: Point | undefined): boolean => one.x === other?.x && one.y === other.y;

const isTurn = (before: Point, point: Point, after: Point): boolean =>
  !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));

function bend(before: Point, point: Point, after: Point): string {
  const size = Math.min(radius, length(before, point) / 2, length(point, after) / 2);
  return `L${at(towards(point, before, size))}Q${at(point)} ${at(towards(point, after, size))}`;
}

const length = (one: Point, other: Point): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

const towards = (from: Point, to: Point, size: number): Point => ({
  x: from.x + Math.sign(to.x - from.x) * size,
  y: from.y + Math.sign(to.y - from.y) * size,
});

const at = ({ x, y }: Point): string => `${String(round(x))} ${String(round(y))}`;

const round = (value: number): number => Math.round(value * 10) / 10;
