import { theme, type Hue } from '../theme';

const { color } = theme;

/** Colours of series that differ clearly, also for people who do not see red and green. */
const palette = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6];

const firstOf: Readonly<Record<Hue, number>> = { employee: 0, hr: 3, it: 2, learning: 4 };

/** The number of colours: the first is the hue of the area, the others follow in a fixed order. */
export function seriesColors(count: number, hue: Hue = 'employee'): readonly string[] {
  const first = firstOf[hue];
  const order = [palette[first], ...palette.filter((_color, index) => index !== first)];
  return Array.from({ length: count }, (_color, index) => order[index % order.length] ?? color.chart1);
}
