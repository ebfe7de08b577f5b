import { ChartFrame } from './ChartFrame';
import { rowsOf, type ChartPart, type ChartProps } from './chart';
import { latePart } from '../late';

export interface FunnelChartProps extends ChartProps {
  /** From the first to the last step; undefined while they are on their way. */
  steps: readonly ChartPart[] | undefined;
  /** What the values are, as the head of the table's second column: "Applications". */
  valueName: string;
}

const late = latePart(() => import('./drawing/Funnel').then((module) => module.Funnel));

/** How many of a beginning are left at each step. */
export function FunnelChart({ steps, valueName, ...props }: FunnelChartProps) {
  return (
    <ChartFrame {...props} rows={rowsOf(steps)} series={[{ key: 'value', name: valueName }]} drawing={late} />
  );
}
