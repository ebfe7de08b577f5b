import type { LatePart } from '../late';
import type { Room } from '../layout/useRoom';
import type { Hue } from '../theme';

/** One of the measures that a chart compares. */
export interface ChartSeries {
  key: string;
  name: string;
}

/** One place of a chart: a day, a department. */
export interface ChartRow {
  key: string;
  /** In the table, in files and to screen readers. */
  name: string;
  /** Under the axis, where the name is too long. */
  shortName?: string;
  /** By the key of the series; null where nothing is known. */
  values: Readonly<Record<string, number | null>>;
  /** It is the present one, and is marked. */
  isNow?: boolean;
}

/** A part of a whole or a step of a way. */
export interface ChartPart {
  key: string;
  name: string;
  value: number;
}

/** A line across the chart that the values are measured against. */
export interface ChartTarget {
  value: number;
  name: string;
}

/** What every chart takes. */
export interface ChartProps {
  /** Names the chart; its card shows it as the heading. */
  label: string;
  /** The meaning of a row, as the header of the table's first column: "Day". */
  rowName: string;
  /** Writes a value with its unit: "8.25 hours". */
  format?: (value: number) => string;
  /** Writes a value in little space, as on the axis. */
  shortFormat?: (value: number) => string;
  /** Area whose hue the first series has. */
  hue?: Hue;
  height?: 'low' | 'normal';
  /** The message without data. */
  empty?: string;
  /** The message of a failed load. */
  error?: string | undefined;
  onRetry?: () => void;
  /** While the retry runs. */
  busy?: boolean;
  /** Of the files that are saved, without an ending; the label when left out. */
  fileName?: string;
}

/** What every drawing gets. */
export interface DrawingProps {
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  /** CSS colours, one for each series, or for each row where the parts of one series differ. */
  colors: readonly string[];
  format: (value: number) => string;
  shortFormat: (value: number) => string;
  room: Room;
  /** Number of the row that is pointed at or chosen by the keyboard. */
  active: number | null;
  onActive: (row: number | null) => void;
  stacked?: boolean;
  target?: ChartTarget | undefined;
  /** Writes the value over its bar, in one line or two. */
  overBar?: ((value: number) => readonly string[]) | undefined;
}

/** What the frame of every chart takes. */
export interface ChartFrameProps extends ChartProps {
  rows: readonly ChartRow[] | undefined;
  series: readonly ChartSeries[];
  drawing: LatePart<DrawingProps>;
  /** Each row has its own colour. */
  isByRow?: boolean;
  stacked?: boolean;
  target?: ChartTarget;
  overBar?: (value: number) => readonly string[];
}

/** The value of a series in a row; null where nothing is known. */
export const valueOf = (row: ChartRow, series: ChartSeries): number | null => row.values[series.key] ?? null;

/** Rows of one series from parts. */
export const rowsOf = (parts: readonly ChartPart[] | undefined): readonly ChartRow[] | undefined =>
  parts?.map(({ key, name, value }) => ({ key, name, values: { value } }));
