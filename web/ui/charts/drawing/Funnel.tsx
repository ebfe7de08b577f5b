import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import styled from 'styled-components';

import { shareText } from '../../numbers';
import { theme } from '../../theme';
import { valueOf, type ChartRow, type DrawingProps } from '../chart';
import { ChartTip } from './ChartTip';
import { Canvas } from './Plane';

const radius = 4;
const letter = 7;
const aside = 12;
/** A step and the space to the next: with few steps, or few known values, none is too wide. */
const tallest = 72;

/** A centred bar for each step; the slopes between them show the loss. */
export function Funnel({ rows, series, colors, format, shortFormat, room, active, onActive }: DrawingProps) {
  const [one] = series;
  const value = (row: ChartRow | undefined) => Math.max(0, (row && one && valueOf(row, one)) ?? 0);
  const names = Math.min(
    room.width * 0.4,
    Math.max(0, ...rows.map(({ name }) => name.length)) * letter + aside,
  );
  const counts = Math.max(0, ...rows.map((row) => shortFormat(value(row)).length)) * letter + aside;
  const y = scaleBand({
    domain: rows.map(({ key }) => key),
    range: [0, Math.min(room.height, rows.length * tallest)],
    padding: 0.3,
  });
  const width = scaleLinear<number>({
    domain: [0, Math.max(1, ...rows.map(value))],
    range: [0, room.width - names - counts],
  });
  const middle = names + (room.width - names - counts) / 2;
  const top = (row: ChartRow | undefined) => y(row?.key ?? '') ?? 0;
  const height = y.bandwidth();
  const first = value(rows[0]);
  const shown = active === null ? undefined : rows[active];
  return (
    <>
      <Canvas width={room.width} height={room.height}>
        {rows.map((row, index) => {
          const half = width(value(row)) / 2;
          const next = rows[index + 1];
          const nextHalf = width(value(next)) / 2;
          const low = top(row) + height;
          return (
            <g key={row.key} onPointerEnter={() => onActive(index)} onPointerDown={() => onActive(index)}>
              <rect x={0} width={room.width} y={top(row)} height={height} fill="transparent" />
              {next && (
                <Slope
                  points={`${String(middle - half)},${String(low)} ${String(middle + half)},${String(low)} ${String(middle + nextHalf)},${String(top(next))} ${String(middle - nextHalf)},${String(top(next))}`}
                />
              )}
              <BarRounded
                x={middle - half}
                y={top(row)}
                width={Math.max(1, half * 2)}
                height={height}
                radius={radius}
                all
                style={{ fill: colors[0], opacity: active === null || active === index ? 1 : 0.45 }}
              />
              <text x={0} y={top(row) + height / 2} dy="0.32em">
                {cut(row.name, names)}
              </text>
              <Count x={room.width} y={top(row) + height / 2} dy="0.32em">
                {shortFormat(value(row))}
              </Count>
            </g>
          );
        })}
      </Canvas>
      {shown && active !== null && (
        <ChartTip
          x={middle}
          y={top(shown)}
          room={room}
          title={shown.name}
          lines={[
            { key: 'value', color: colors[0] ?? '', text: format(value(shown)) },
            ...(active > 0
              ? [
                  {
                    key: 'before',
                    color: '',
                    text: `${shareOf(value(shown), value(rows[active - 1]))} of the step before`,
                  },
                  { key: 'first', color: '', text: `${shareOf(value(shown), first)} of the beginning` },
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}

const shareOf = (part: number, whole: number): string => (whole === 0 ? '–' : shareText(part, whole, 1));

/** As many letters as have room. */
function cut(name: string, room: number): string {
  const most = Math.floor((room - aside) / letter);
  return name.length <= most ? name : `${name.slice(0, Math.max(1, most - 1))}…`;
}

const Slope = styled.polygon`
  fill: ${theme.color.track};
`;

const Count = styled.text`
  text-anchor: end;
  && {
    fill: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
  }
`;
