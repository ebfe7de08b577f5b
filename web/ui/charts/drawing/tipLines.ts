import { valueOf, type ChartRow, type DrawingProps } from '../chart';

/** What the tip says of a row: each series with its value. */
export const tipLines = (row: ChartRow, { series, colors, format }: DrawingProps) =>
  series.map((one, index) => {
    const value = valueOf(row, one);
    return {
      key: one.key,
      color: colors[index] ?? '',
      text: value === null ? '–' : format(value),
      ...(series.length > 1 && { name: one.name }),
    };
  });
