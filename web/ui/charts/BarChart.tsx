import { ChartFrame } from './ChartFrame';
import type { ChartProps, ChartRow, ChartSeries, ChartTarget } from './chart';
import { latePart } from '../late';

export interface BarChartProps extends ChartProps {
  /** Undefined while they are on their way. */
  rows: readonly ChartRow[] | undefined;
  series: readonly ChartSeries[];
  /** The series are on top of each other, not side by side. */
  stacked?: boolean;
  target?: ChartTarget;
  /** Writes the value over its bar, in one line or two; for a few bars of one series. */
  overBar?: (value: number) => readonly string[];
}

const late = latePart(() => import('./drawing/Bars').then((module) => module.Bars));

/** Bars, side by side or stacked. */
export function BarChart(props: BarChartProps) {
  return <ChartFrame {...props} drawing={late} />;
}
