import { ChartFrame } from './ChartFrame';
import type { ChartProps, ChartRow, ChartSeries, ChartTarget } from './chart';
import { latePart } from '../late';

export interface LineChartProps extends ChartProps {
  /** In the order of time; undefined while they are on their way. */
  rows: readonly ChartRow[] | undefined;
  series: readonly ChartSeries[];
  target?: ChartTarget;
}

const late = latePart(() => import('./drawing/Lines').then((module) => module.Lines));

/** Values over time; a line breaks off where nothing is known. */
export function LineChart(props: LineChartProps) {
  return <ChartFrame {...props} drawing={late} />;
}
