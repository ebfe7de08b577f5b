import fc from 'fast-check';
import { FEWEST_PEOPLE, withhold } from './withhold.js';
import type { Cell } from './withhold.js';

const cell = (period: string | null, groups: string[], people: number): Cell => ({
  period,
  groups,
  value: people * 2,
  people,
});
const told = (cells: Cell[]) =>
  withhold(cells).map(({ groups, value, isWithheld }) => `${groups.join()}: ${isWithheld ? '–' : value}`);

test('a figure of fewer than five people is withheld, and so is the next smallest beside it', () => {
  expect(
    told([cell(null, ['Sales'], 9), cell(null, ['Legal'], 4), cell(null, ['IT'], 7), cell(null, ['HR'], 12)]),
  ).toEqual(['Sales: 18', 'Legal: –', 'IT: –', 'HR: 24']);
});

test('a figure of five people is shown, and a single figure is checked alone', () => {
  expect(told([cell(null, [], 5)])).toEqual([': 10']);
  expect(told([cell(null, [], 4)])).toEqual([': –']);
  expect(told([cell(null, ['Sales'], 5), cell(null, ['Legal'], 6)])).toEqual(['Sales: 10', 'Legal: 12']);
});

test('a withheld figure has another withheld one beside it, in its month and in its kind', () => {
  const months = ['2026-01-01', '2026-02-01', '2026-03-01'];
  const cells = months.flatMap((month, index) =>
    ['Sales', 'Legal', 'IT'].map((name, place) => cell(month, [name], index + place === 0 ? 2 : 10 + place)),
  );
  const kept = withhold(cells).filter(({ isWithheld }) => isWithheld);
  expect(kept.map(({ period, groups }) => `${period} ${groups.join()}`)).toEqual([
    '2026-01-01 Sales',
    '2026-01-01 Legal',
    '2026-02-01 Sales',
    '2026-02-01 Legal',
  ]);
});

const grids = fc
  .record({ wide: fc.integer({ min: 1, max: 5 }), high: fc.integer({ min: 1, max: 5 }) })
  .chain(({ wide, high }) =>
    fc
      .array(fc.integer({ min: 0, max: 12 }), { minLength: wide * high, maxLength: wide * high })
      .map((people) =>
        people.flatMap((count, place) =>
          count === 0
            ? []
            : [cell(`2026-01-0${1 + Math.floor(place / wide)}`, [String(place % wide)], count)],
        ),
      ),
  );

test('no line of any table has a figure of fewer than five people as its only withheld one', () => {
  fc.assert(
    fc.property(grids, (cells) => {
      const rows = withhold(cells);
      const people = (row: (typeof rows)[number]) => cells[rows.indexOf(row)]?.people ?? 0;
      for (const row of rows)
        expect([row, row.isWithheld || people(row) >= FEWEST_PEOPLE]).toEqual([row, true]);
      for (const of of [
        (row: (typeof rows)[number]) => row.period,
        (row: (typeof rows)[number]) => row.groups[0],
      ])
        for (const key of new Set(rows.map(of))) {
          const line = rows.filter((row) => of(row) === key);
          const missing = line.filter(({ isWithheld }) => isWithheld);
          const whole = line.reduce((sum, row) => sum + people(row), 0);
          if (missing.length === 1 && whole >= FEWEST_PEOPLE && line.length > 1)
            throw new Error('One is shown.');
        }
    }),
  );
});
