import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { FigurePointFragment } from '../../../generated/graphql';
import type { ChartRow, ChartSeries } from '../../../ui/charts/chart';
import type { Period } from './periods';

/** What every figure of the report is read as. */
export const FigurePoint = graphql(`
  fragment FigurePoint on Figure {
    period
    groups
    value
    isWithheld
  }
`);

export type Point = FigurePointFragment;
/** Figures as a query answers them. */
export type Figures = readonly FragmentType<typeof FigurePoint>[] | undefined;

/** The figures of an answer; none while it is loading. */
export const pointsOf = (figures: Figures): readonly Point[] => getFragmentData(FigurePoint, figures) ?? [];

const at = (points: readonly Point[], period: string | null, group?: string): Point | undefined =>
  points.find(
    (point) =>
      (period === null || point.period === period) && (group === undefined || point.groups[0] === group),
  );

/** The number of one group: zero if nothing was counted, unknown if it is withheld. */
export function numberAt(points: readonly Point[], period: string | null, group?: string): number | null {
  const point = at(points, period, group);
  return point === undefined ? 0 : (point.value ?? null);
}

/** Sum of the shown numbers. */
export const sumOf = (points: readonly Point[]): number =>
  points.reduce((sum, { value }) => sum + (value ?? 0), 0);

/** Whether any of the figures is kept back. */
export const isAnyWithheld = (...all: readonly Figures[]): boolean =>
  all.some((figures) => pointsOf(figures).some(({ isWithheld }) => isWithheld));

/** Without the periods before anything is known or counted. */
export const fromFirst = (rows: readonly ChartRow[]): readonly ChartRow[] => {
  const first = rows.findIndex(({ values }) => Object.values(values).some((value) => value !== 0));
  return first === -1 ? rows : rows.slice(first);
};

/** A row for each period, with what each series has there. */
export const rowsOver = (
  periods: readonly Period[],
  series: readonly (ChartSeries & { points: readonly Point[]; group?: string })[],
): ChartRow[] =>
  periods.map(({ key, name, shortName, isNow }) => ({
    key,
    name,
    shortName,
    isNow,
    values: Object.fromEntries(series.map((one) => [one.key, numberAt(one.points, key, one.group)])),
  }));
