import { scaleBand } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import styled from 'styled-components';

import { theme } from '../../theme';
import { valueOf, type ChartRow, type DrawingProps } from '../chart';
import { ChartTip } from './ChartTip';
import { fieldOf, Plane, type Field } from './Plane';
import { tipLines } from './tipLines';

const radius = 4;
const widest = 40;
const gap = 2;
/** Of the values over the bars, in em. */
const lineHeight = 1.15;

/** Bars of each row, side by side or on top of each other. */
export function Bars(props: DrawingProps) {
  const { rows, series, colors, room, active, overBar } = props;
  const field = fieldOf(props);
  const x = scaleBand({ domain: rows.map(({ key }) => key), range: [field.left, field.right] });
  const step = x.step();
  const middle = (index: number) => (x(rows[index]?.key ?? '') ?? 0) + step / 2;
  const shown = active === null ? undefined : rows[active];
  const [only] = series;
  const values =
    overBar &&
    only &&
    rows.map((row, index) => {
      const value = valueOf(row, only) ?? 0;
      return (
        value > 0 && (
          <Value key={row.key} y={field.y(value)}>
            {overBar(value).map((line, place, lines) => (
              <tspan
                key={line}
                x={middle(index)}
                dy={
                  place === 0
                    ? `${String(lineHeight * (1 - lines.length) - 0.4)}em`
                    : `${String(lineHeight)}em`
                }
              >
                {line}
              </tspan>
            ))}
          </Value>
        )
      );
    });
  return (
    <>
      <Plane {...props} target={props.target} field={field} middle={middle} step={step} over={values}>
        {rows.map((row, index) => (
          <g key={row.key}>
            {barsOf(row, props, field, middle(index), step).map((bar) => (
              <BarRounded
                key={bar.key}
                role="presentation"
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={bar.height}
                radius={radius}
                top={bar.isTop}
                style={{ fill: colors[bar.series] }}
              />
            ))}
          </g>
        ))}
      </Plane>
      {shown && active !== null && (
        <ChartTip
          x={middle(active)}
          y={Math.min(...barsOf(shown, props, field, 0, step).map(({ y }) => y), field.bottom)}
          room={room}
          title={shown.name}
          lines={tipLines(shown, props)}
        />
      )}
    </>
  );
}

interface Bar {
  key: string;
  /** Number of its series. */
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
  isTop: boolean;
}

function barsOf(
  row: ChartRow,
  { series, stacked, colors }: DrawingProps,
  { y, bottom }: Field,
  middle: number,
  step: number,
): readonly Bar[] {
  const count = stacked ? 1 : series.length;
  const width = Math.max(1, Math.min(widest, (step * 0.7 - gap * (count - 1)) / count));
  const left = middle - (width * count + gap * (count - 1)) / 2;
  let from = 0;
  const bars = series.flatMap((one, index) => {
    const value = Math.max(0, valueOf(row, one) ?? 0);
    if (value === 0 || colors[index] === undefined) return [];
    const base = y(stacked ? from : 0);
    const top = y(stacked ? from + value : value);
    if (stacked) from += value;
    return [
      {
        key: one.key,
        series: index,
        x: stacked ? left : left + index * (width + gap),
        y: top,
        width,
        // Parts that are on each other have a line of light between them.
        height: Math.max(1, base - top - (stacked && base !== bottom ? 1 : 0)),
        isTop: !stacked,
      },
    ];
  });
  return bars.map((bar, index) => ({ ...bar, isTop: bar.isTop || index === bars.length - 1 }));
}

/** Hides the line of the target behind it. */
const Value = styled.text`
  && {
    fill: ${theme.color.ink};
  }
  paint-order: stroke;
  stroke: ${theme.color.surface};
  stroke-width: ${theme.size.bar};
  text-anchor: middle;
`;
