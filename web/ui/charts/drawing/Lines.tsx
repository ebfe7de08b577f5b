import { scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import styled from 'styled-components';

import { theme } from '../../theme';
import { valueOf, type DrawingProps } from '../chart';
import { ChartTip } from './ChartTip';
import { fieldOf, Plane } from './Plane';
import { tipLines } from './tipLines';

const radius = 4;

/** A line for each series; a point is drawn where one points, and where a value is alone. */
export function Lines(props: DrawingProps) {
  const { rows, series, colors, room, active } = props;
  const field = fieldOf(props);
  const inset = (field.right - field.left) / (rows.length * 2);
  const x = scalePoint({
    domain: rows.map(({ key }) => key),
    range: [field.left + inset, field.right - inset],
  });
  const middle = (index: number) => x(rows[index]?.key ?? '') ?? 0;
  const shown = active === null ? undefined : rows[active];
  const tops = shown ? series.map((one) => field.y(valueOf(shown, one) ?? 0)) : [];
  return (
    <>
      <Plane {...props} target={props.target} field={field} middle={middle} step={inset * 2}>
        {series.map((one, number) => {
          const known = (index: number) => rows[index] && valueOf(rows[index], one) !== null;
          return (
            <g key={one.key}>
              <Line
                role="presentation"
                data={[...rows.keys()]}
                x={middle}
                y={(index) => field.y((rows[index] && valueOf(rows[index], one)) ?? 0)}
                defined={(index) => known(index) ?? false}
                style={{ stroke: colors[number] }}
              />
              {rows.map(
                (row, index) =>
                  known(index) &&
                  (index === active || (!known(index - 1) && !known(index + 1))) && (
                    <Point
                      key={row.key}
                      role="presentation"
                      cx={middle(index)}
                      cy={field.y(valueOf(row, one) ?? 0)}
                      r={radius}
                      style={{ fill: colors[number] }}
                    />
                  ),
              )}
            </g>
          );
        })}
      </Plane>
      {shown && active !== null && (
        <ChartTip
          x={middle(active)}
          y={Math.min(...tops)}
          room={room}
          title={shown.name}
          lines={tipLines(shown, props)}
        />
      )}
    </>
  );
}

const Line = styled(LinePath<number>)`
  fill: none;
  stroke-width: ${theme.size.ring};
  stroke-linejoin: round;
  stroke-linecap: round;
`;

const Point = styled.circle`
  stroke: ${theme.color.surface};
  stroke-width: ${theme.size.ring};
`;
