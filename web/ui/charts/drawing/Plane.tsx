import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import type { Room } from '../../layout/useRoom';
import { theme } from '../../theme';
import { valueOf, type ChartRow, type ChartTarget, type DrawingProps } from '../chart';

/** Pixels of an average letter on the axes, to know what has room. */
const letter = 7;
/** And of a line of text. */
const line = 14;
const above = 22;
/** Where two lines of text are above the highest bar. */
const aboveText = 38;
const below = 26;
const aside = 8;

/** The positions on a chart with two axes. */
export interface Field {
  left: number;
  right: number;
  bottom: number;
  y: (value: number) => number;
  ticks: readonly number[];
  /** Names are vertical below their bars, because there is no room beside each other and none can be omitted. */
  isUpright: boolean;
}

/** Letters of a name that is upright. */
const mostLetters = 18;
const cut = (name: string) => (name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name);
const lengthOf = (names: readonly string[]) => Math.max(0, ...names.map(({ length }) => length)) * letter;

/** Room for the names of the axes, and the scale of the values, which begins at nothing. */
export function fieldOf({ rows, series, stacked, target, room, shortFormat, overBar }: DrawingProps): Field {
  const top = overBar ? aboveText : above;
  const sums = rows.map((row) => {
    const values = series.map((one) => Math.max(0, valueOf(row, one) ?? 0));
    return stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
  });
  const highest = Math.max(target?.value ?? 0, ...sums) || 1;
  // Months and days are consecutive, so some of their names can be omitted; names of departments cannot.
  const names = rows.flatMap(({ name, shortName }) => (shortName === undefined ? [name] : []));
  const step = (room.width - 5 * letter - aside) / rows.length;
  const isUpright = names.length > 1 && step >= line && lengthOf(names) + aside > step;
  // They are many, so that the average of their letters is right.
  const upright = Math.max(0, ...names.map((name) => cut(name).length)) * (letter - 0.7) + 2 * aside;
  const bottom = room.height - (isUpright ? upright : below);
  const count = Math.max(2, Math.round((bottom - top) / 44));
  const y = scaleLinear<number>({ domain: [0, highest], range: [bottom, top], nice: count });
  const isWhole = sums.every(Number.isInteger);
  const ticks = y.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick));
  const left = Math.max(...ticks.map((tick) => shortFormat(tick).length)) * letter + aside;
  return { left, right: room.width - aside, bottom, y, ticks, isUpright };
}

interface PlaneProps {
  field: Field;
  rows: readonly ChartRow[];
  /** The middle of a row. */
  middle: (index: number) => number;
  /** From one row to the next. */
  step: number;
  room: DrawingProps['room'];
  shortFormat: (value: number) => string;
  target: ChartTarget | undefined;
  active: number | null;
  onActive: (row: number | null) => void;
  /** Bars or lines. */
  children: ReactNode;
  /** The text above the line of the target. */
  over?: ReactNode;
}

/** The axes around bars or lines, and what listens to the pointer. */
export function Plane({ field, rows, middle, step, room, target, ...rest }: PlaneProps) {
  const { left, right, bottom, y, ticks, isUpright } = field;
  const { active, onActive, shortFormat } = rest;
  const longest = Math.max(...rows.map(({ name, shortName }) => (shortName ?? name).length)) * letter + aside;
  const every = Math.max(1, Math.ceil(longest / step));
  /** The middle of a name that is moved so far that neither end is cut. */
  const within = (x: number, name: string) => {
    const half = Math.min(room.width, name.length * letter) / 2;
    return Math.min(Math.max(x, half), room.width - half);
  };
  return (
    <Canvas width={room.width} height={room.height}>
      {rows.map(
        (row, index) =>
          (index === active || row.isNow) && (
            <Band
              key={row.key}
              rx={4}
              x={middle(index) - step / 2}
              width={step}
              y={above / 2}
              height={bottom - above / 2}
            />
          ),
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <Grid x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={left - aside} y={y(tick)} dy="0.32em" textAnchor="end">
            {shortFormat(tick)}
          </text>
        </g>
      ))}
      {rest.children}
      <Base x1={left} x2={right} y1={bottom} y2={bottom} />
      {target && (
        <g>
          <Target x1={left} x2={right} y1={y(target.value)} y2={y(target.value)} />
          <TargetName x={right} y={y(target.value)} dy="-0.4em" textAnchor="end">
            {target.name}
          </TargetName>
        </g>
      )}
      {rest.over}
      {rows.map(
        (row, index) =>
          !isUpright &&
          index % every === 0 && (
            <Name
              key={row.key}
              $now={row.isNow ?? false}
              x={within(middle(index), row.shortName ?? row.name)}
              y={bottom}
              dy="1.5em"
            >
              {row.shortName ?? row.name}
            </Name>
          ),
      )}
      {isUpright &&
        rows.map((row, index) => (
          <UprightName
            key={row.key}
            $now={row.isNow ?? false}
            transform={`translate(${String(middle(index))} ${String(bottom + aside)}) rotate(-90)`}
            dy="0.32em"
          >
            {cut(row.name)}
          </UprightName>
        ))}
      {rows.map((row, index) => (
        <rect
          key={row.key}
          x={middle(index) - step / 2}
          width={step}
          y={0}
          height={room.height}
          fill="transparent"
          onPointerEnter={() => onActive(index)}
          onPointerDown={() => onActive(index)}
        />
      ))}
    </Canvas>
  );
}

const { color, size, type, weight } = theme;

/** The sheet that every drawing is made on; the mark is for saving it as a picture. */
export const Canvas = ({ width, height, children }: Room & { children: ReactNode }) => (
  <Sheet width={width} height={height} data-chart="" aria-hidden="true">
    {children}
  </Sheet>
);

const Sheet = styled.svg`
  text {
    fill: ${color.ink3};
    font-size: ${type[12]};
    font-variant-numeric: tabular-nums;
  }
`;

const Grid = styled.line`
  stroke: ${color.line};
`;

const Base = styled.line`
  stroke: ${color.lineStrong};
`;

const Band = styled.rect`
  fill: ${color.sunken};
`;

const Target = styled.line`
  stroke: ${color.ink3};
  stroke-dasharray: 4 4;
`;

/** Hides the content behind it. */
const TargetName = styled.text`
  paint-order: stroke;
  stroke: ${color.surface};
  stroke-width: ${size.bar};
`;

const Name = styled.text<{ $now: boolean }>`
  text-anchor: middle;
  && {
    fill: ${({ $now }) => ($now ? color.ink : color.ink3)};
    font-weight: ${({ $now }) => ($now ? weight.semibold : weight.regular)};
  }
`;

const UprightName = styled(Name)`
  text-anchor: end;
`;
