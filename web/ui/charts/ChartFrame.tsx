import { ChartColumn, Download, Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { QuietFailure } from '../feedback/QuietFailure';
import { Skeleton } from '../feedback/Skeleton';
import { toast } from '../feedback/toast';
import { IconButton } from '../form/IconButton';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { numberText } from '../numbers';
import { Menu } from '../overlay/menu/Menu';
import { theme } from '../theme';
import { ChartLegend } from './ChartLegend';
import { ChartPlot } from './ChartPlot';
import { ChartTable } from './ChartTable';
import { valueOf, type ChartFrameProps, type ChartRow, type ChartSeries } from './chart';
import { seriesColors } from './seriesColors';

/** The parts of every chart: legend, table, files, and a message without data. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, rowName, rows, series, hue, format = numberText, height = 'normal' } = props;
  const { empty, error, onRetry, busy, isByRow = false } = props;
  const [isTable, setTable] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const colored = isByRow ? (rows ?? []) : series;
  const colors = seriesColors(colored.length, hue);
  const legend = colored.map(({ key, name }, index) => ({ key, name, color: colors[index] ?? '' }));

  if (error !== undefined)
    return (
      <Instead $height={height}>
        {onRetry ? (
          <QuietFailure onRetry={onRetry} busy={busy ?? false}>
            {error}
          </QuietFailure>
        ) : (
          <p role="status">{error}</p>
        )}
      </Instead>
    );
  if (rows === undefined)
    return (
      <Columns $height={height} aria-busy="true">
        {skeletonSteps.map((steps, index) => (
          <Skeleton key={index} steps={steps} />
        ))}
      </Columns>
    );
  if (empty !== undefined && isEmpty(rows, series))
    return (
      <Instead $height={height}>
        <p>{empty}</p>
      </Instead>
    );

  const table = { label, rowName, rows, series, format };
  const save = (kind: 'csv' | 'png') => {
    import('./saveChart')
      .then(async ({ saveChartRows, saveChartPicture }) =>
        kind === 'csv'
          ? saveChartRows(props.fileName ?? label, rowName, rows, series)
          : saveChartPicture(props.fileName ?? label, label, figure.current, legend),
      )
      .catch(() => toast.error('The chart could not be saved. Please try again.'));
  };
  return (
    <Figure ref={figure} aria-label={label}>
      <Head>
        {legend.length > 1 ? (
          <ChartLegend entries={legend} />
        ) : (
          <Caption aria-hidden="true">{legend[0]?.name}</Caption>
        )}
        <IconButton
          icon={isTable ? ChartColumn : Table2}
          label={isTable ? 'View as chart' : 'View as table'}
          onClick={() => setTable(!isTable)}
        />
        <Menu
          label={`Save ${label}`}
          icon={Download}
          actions={[
            ...(isTable ? [] : [{ label: 'Save as picture (PNG)', onAction: () => save('png') }]),
            { label: 'Save as table (CSV)', onAction: () => save('csv') },
          ]}
        />
      </Head>
      {isTable ? (
        <ChartTable {...table} />
      ) : (
        <>
          <ChartPlot {...props} rows={rows} format={format} colors={colors} height={height} />
          <VisuallyHidden as="div">
            <ChartTable {...table} />
          </VisuallyHidden>
        </>
      )}
    </Figure>
  );
}

const isEmpty = (rows: readonly ChartRow[], series: readonly ChartSeries[]): boolean =>
  rows.every((row) => series.every((one) => (valueOf(row, one) ?? 0) === 0));

const skeletonSteps = [10, 22, 16, 30, 24, 34, 12] as const;

const { color, size, space } = theme;

export const chartHeight = { low: size.chartLow, normal: size.chart } as const;

const Figure = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-inline-size: 0;
  margin: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

/** What the only series counts. */
const Caption = styled.span`
  flex: 1;
  color: ${color.ink3};
  font-size: ${theme.type[12]};
`;

const Instead = styled.div<{ $height: keyof typeof chartHeight }>`
  display: grid;
  place-content: center;
  min-block-size: ${({ $height }) => chartHeight[$height]};
  padding: ${space[5]};
  color: ${color.ink3};
  text-align: center;
`;

const Columns = styled.div<{ $height: keyof typeof chartHeight }>`
  display: flex;
  align-items: flex-end;
  gap: ${space[4]};
  block-size: calc(${({ $height }) => chartHeight[$height]} + ${size.control});
  overflow: hidden;
  > span {
    flex: 1;
  }
`;
