import { assert, integer, property } from 'fast-check';

import { chartPerson, organisation, smallOrganisation } from '../../../../../testing/people/orgChart';
import { allOpen, firstOpen } from '../../tree/openBranches';
import { buildTree, type OrgPerson } from '../../tree/orgTree';
import { card } from './block';
import { layoutChart, type ChartLayout } from './chartLayout';

const laidOut = (people: readonly OrgPerson[]): ChartLayout => {
  const tree = buildTree(people, 0);
  return layoutChart(tree, allOpen(tree));
};

/** Cards by squares of a coarse grid, so that 2,000 of them need not be compared each with each. */
function overlaps({ spots }: ChartLayout): number {
  const squares = new Map<string, { x: number; y: number }[]>();
  let count = 0;
  for (const spot of spots.values()) {
    const [column, row] = [Math.floor(spot.x / card.width), Math.floor(spot.y / card.height)];
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        for (const other of squares.get(`${String(column + dx)} ${String(row + dy)}`) ?? []) {
          if (Math.abs(other.x - spot.x) < card.width && Math.abs(other.y - spot.y) < card.height) count += 1;
        }
      }
    const key = `${String(column)} ${String(row)}`;
    squares.set(key, [...(squares.get(key) ?? []), spot]);
  }
  return count;
}

const spot = (layout: ChartLayout, id: number) => layout.spots.get(id)!;

test('every person is below their manager, and a manager above the middle of the team [A2.71]', () => {
  const layout = laidOut(smallOrganisation);
  for (const { id, managerId } of smallOrganisation) {
    if (managerId !== null)
      expect(spot(layout, id).y).toBeGreaterThanOrEqual(spot(layout, managerId).y + card.height);
  }
  expect(spot(layout, 2).x).toBeCloseTo(spot(layout, 5).x);
  expect(spot(layout, 1).x).toBeCloseTo((spot(layout, 2).x + spot(layout, 3).x) / 2);
});

test('only expanded people are drawn, with a line to everyone but the top', () => {
  const tree = buildTree(smallOrganisation, 7);
  const { spots, lines } = layoutChart(tree, firstOpen(tree));
  expect([...spots.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(lines.map(({ to }) => to.person.id).sort()).toEqual([2, 3, 4, 5, 6]);
});

test.each([5, 12, 100, 1000])('a team of %d is in columns and not in one long row', (size) => {
  const { width, height } = laidOut(organisation(size + 1, size));
  expect(width).toBeLessThan(Math.max(2.2 * card.width, 2 * height));
  expect(height).toBeLessThan(Math.max(8 * card.height, 3 * width));
});

test('2,000 people are laid out in one pass, without overlaps, about as wide as high', () => {
  const layout = laidOut(organisation(2000));
  expect(layout.spots.size).toBe(2000);
  expect(layout.lines).toHaveLength(1999);
  expect(overlaps(layout)).toBe(0);
  expect(layout.width / layout.height).toBeGreaterThan(0.4);
  expect(layout.width / layout.height).toBeLessThan(4);
});

test('organisations of any size and shape are drawn without overlapping cards, and within the borders', () => {
  assert(
    property(integer({ min: 1, max: 400 }), integer({ min: 1, max: 30 }), (size, span) => {
      const layout = laidOut(organisation(size, span));
      expect(layout.spots.size).toBe(size);
      expect(overlaps(layout)).toBe(0);
      for (const { x, y } of layout.spots.values()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
        expect(x + card.width).toBeLessThanOrEqual(layout.width + 0.01);
        expect(y + card.height).toBeLessThanOrEqual(layout.height + 0.01);
      }
    }),
    { numRuns: 40 },
  );
});

test('a reporting line of 64 levels is drawn', () => {
  expect(laidOut(organisation(64, 1)).spots.size).toBe(64);
});

test('several tops are beside each other without lines between them, and an empty chart has no cards', () => {
  const layout = laidOut([1, 2, 3, 4, 5].map((id) => chartPerson({ id })));
  expect(layout.lines).toHaveLength(0);
  expect(overlaps(layout)).toBe(0);
  expect(laidOut([])).toMatchObject({ width: 0, height: 0, lines: [] });
});

test('a line ends at the edge of its card', () => {
  const layout = laidOut(organisation(60, 5));
  for (const { to, corners } of layout.lines) {
    const { x, y } = spot(layout, to.person.id);
    const end = corners.at(-1)!;
    expect(end.x).toBeGreaterThanOrEqual(x - 0.01);
    expect(end.x).toBeLessThanOrEqual(x + card.width + 0.01);
    expect(end.y).toBeGreaterThanOrEqual(y - 0.01);
    expect(end.y).toBeLessThanOrEqual(y + card.height + 0.01);
  }
});
