import { Pie } from '@visx/shape';
import styled from 'styled-components';

import { shareText } from '../../numbers';
import { theme } from '../../theme';
import { valueOf, type ChartRow, type DrawingProps } from '../chart';
import { ChartTip } from './ChartTip';
import { Canvas } from './Plane';

const thickness = 0.38;
const air = 0.015;

/** A ring of parts with their sum in the middle. */
export function Donut({ rows, series, colors, format, shortFormat, room, active, onActive }: DrawingProps) {
  const radius = Math.min(room.width, room.height) / 2 - 4;
  const center = { x: room.width / 2, y: room.height / 2 };
  const [one] = series;
  const value = (row: ChartRow) => Math.max(0, (one && valueOf(row, one)) ?? 0);
  const sum = rows.reduce((total, row) => total + value(row), 0);
  const shown = active === null ? undefined : rows[active];
  const share = (row: ChartRow) => shareText(value(row), sum, 1);
  return (
    <>
      <Canvas width={room.width} height={room.height}>
        <Pie
          data={[...rows]}
          pieValue={value}
          pieSort={null}
          pieSortValues={null}
          padAngle={rows.length > 1 ? air : 0}
          outerRadius={radius}
          innerRadius={radius * (1 - thickness)}
        >
          {({ arcs, path }) =>
            arcs.map((arc, index) => (
              <Part
                key={arc.data.key}
                role="presentation"
                d={path(arc) ?? ''}
                // Parts with a position of their own are not moved with the ring.
                transform={`translate(${center.x}, ${center.y})`}
                $quiet={active !== null && active !== index}
                style={{ fill: colors[index] }}
                onPointerEnter={() => onActive(index)}
                onPointerDown={() => onActive(index)}
              />
            ))
          }
        </Pie>
        <Sum x={center.x} y={center.y} dy="0.1em">
          {shortFormat(sum)}
        </Sum>
        <text x={center.x} y={center.y} dy="1.6em" textAnchor="middle">
          {one?.name}
        </text>
      </Canvas>
      {shown && active !== null && (
        <ChartTip
          x={center.x}
          y={center.y - radius * (1 - thickness / 2)}
          room={room}
          title={shown.name}
          lines={[
            { key: shown.key, color: colors[active] ?? '', text: `${format(value(shown))}, ${share(shown)}` },
          ]}
        />
      )}
    </>
  );
}

const Part = styled.path<{ $quiet: boolean }>`
  opacity: ${({ $quiet }) => ($quiet ? 0.45 : 1)};
`;

const Sum = styled.text`
  text-anchor: middle;
  && {
    fill: ${theme.color.ink};
    font: ${theme.weight.semibold} ${theme.type[24]} ${theme.family.heading};
  }
`;
