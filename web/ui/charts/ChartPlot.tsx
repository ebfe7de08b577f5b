import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import { QuietFailure } from '../feedback/QuietFailure';
import { useRoom } from '../layout/useRoom';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { numberText } from '../numbers';
import { theme } from '../theme';
import { valueOf, type ChartFrameProps, type ChartRow } from './chart';
import { useLatePart } from '../late';

type Props = Omit<ChartFrameProps, 'rows' | 'format' | 'height'> & {
  rows: readonly ChartRow[];
  format: (value: number) => string;
  colors: readonly string[];
  height: 'low' | 'normal';
};

/** The drawing itself. Pointing at it or going through it with the arrow keys tells the figures. */
export function ChartPlot({ drawing, rows, series, format, colors, label, height, ...rest }: Props) {
  const { Part: Drawing, failed, retry } = useLatePart(drawing);
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const [active, setActive] = useState<number | null>(null);
  const [isByKey, setByKey] = useState(false);
  const hint = useId();
  const row = active === null ? undefined : rows[active];

  const go = (event: KeyboardEvent) => {
    const next = stepOf(event.key, active, rows.length);
    if (next === undefined || (next === null && active === null)) return;
    event.preventDefault();
    event.stopPropagation();
    setByKey(true);
    setActive(next);
  };
  if (failed)
    return (
      <Plot as="div" $height={height}>
        <QuietFailure onRetry={retry}>The chart could not be drawn. Its table has the figures.</QuietFailure>
      </Plot>
    );
  return (
    <>
      <Plot
        ref={box}
        $height={height}
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        onKeyDown={go}
        onPointerMove={() => setByKey(false)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setActive(null)}
        onBlur={() => setActive(null)}
      >
        {Drawing && room && (
          <Drawing
            rows={rows}
            series={series}
            colors={colors}
            format={format}
            shortFormat={rest.shortFormat ?? numberText}
            room={room}
            active={active}
            onActive={setActive}
            stacked={rest.stacked ?? false}
            target={rest.target}
            overBar={rest.overBar}
          />
        )}
      </Plot>
      <VisuallyHidden id={hint}>Arrow keys go through the figures. A table of them follows.</VisuallyHidden>
      <VisuallyHidden role="status">
        {isByKey &&
          row &&
          `${row.name}: ${series
            .map((one) => {
              const value = valueOf(row, one);
              return `${series.length > 1 ? `${one.name} ` : ''}${value === null ? 'not known' : format(value)}`;
            })
            .join(', ')}`}
      </VisuallyHidden>
    </>
  );
}

/** The next figure for a key; null takes the mark away, undefined where the key means nothing here. */
function stepOf(key: string, active: number | null, count: number): number | null | undefined {
  const last = count - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return active === null ? 0 : Math.min(last, active + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return active === null ? last : Math.max(0, active - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' ? null : undefined;
}

const Plot = styled.div<{ $height: 'low' | 'normal' }>`
  position: relative;
  min-inline-size: 0;
  block-size: ${({ $height }) => ($height === 'low' ? theme.size.chartLow : theme.size.chart)};
  border-radius: ${theme.radius.tag};
  svg {
    display: block;
    overflow: visible;
  }
  &:focus-visible {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: ${theme.size.ring};
  }
`;
