import { ChartFrame } from './ChartFrame';
import { rowsOf, type ChartPart, type ChartProps } from './chart';
import { latePart } from '../late';

export interface DonutChartProps extends ChartProps {
  /** At most six; undefined while they are on their way. */
  parts: readonly ChartPart[] | undefined;
  /** What the values are, as the head of the table's second column: "Assets". */
  valueName: string;
}

const late = latePart(() => import('./drawing/Donut').then((module) => module.Donut));

/** Parts of a whole, with the sum in the middle. */
export function DonutChart({ parts, valueName, ...props }: DonutChartProps) {
  return (
    <ChartFrame
      {...props}
      rows={rowsOf(parts)}
      series={[{ key: 'value', name: valueName }]}
      drawing={late}
      isByRow
    />
  );
}
