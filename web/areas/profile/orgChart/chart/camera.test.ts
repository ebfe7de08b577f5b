import { areaOf, around, broughtIn, centred, firstView, fitted, isInSight, kept, lookAt } from './camera';
import type { ChartLayout } from './chartLayout';

const room = { width: 1000, height: 600 };
const layout = (width: number, height: number): ChartLayout => ({ spots: new Map(), lines: [], width, height });
const person = areaOf({ x: 5000, y: 2000 });

test('a small chart is seen as a whole at first, no larger than life', () => {
  expect(firstView(layout(500, 300), [areaOf({ x: 0, y: 0 })], room)).toEqual({ x: 250, y: 150, zoom: 1 });
});

test('of a large chart the reader is seen at first, with those near', () => {
  const view = firstView(layout(10_000, 8_000), [person, areaOf({ x: 5000, y: 1840 })], room);
  expect(view.zoom).toBeGreaterThanOrEqual(0.7);
  expect(isInSight(person, view, room)).toBe(true);
  const wide = firstView(layout(10_000, 8_000), [person, areaOf({ x: 9000, y: 2160 })], room);
  expect(wide.zoom).toBe(0.8);
  expect(isInSight(person, wide, room)).toBe(true);
});

test('somebody without a place in the chart sees all of it', () => {
  expect(firstView(layout(10_000, 8_000), [], room)).toEqual(fitted(layout(10_000, 8_000), room));
});

test('somebody who was looked for stands in the middle and can be read', () => {
  const view = centred(person, room, 0.1);
  expect(view.zoom).toBe(0.9);
  expect({ x: (500 - view.x) / 0.9, y: (300 - view.y) / 0.9 }).toEqual({ x: 5120, y: 2052 });
});

test('a card stays where it is on the screen while everything around it is laid out anew', () => {
  const view = lookAt(person, room, 0.8);
  const moved = { x: 7000, y: 2500 };
  const next = kept(person, moved, view);
  expect([moved.x * 0.8 + next.x, moved.y * 0.8 + next.y]).toEqual([person.x * 0.8 + view.x, person.y * 0.8 + view.y]);
});

test('somebody out of sight is brought in by the shortest way, and what is larger than the window by its upper edge', () => {
  const view = lookAt(person, room, 1);
  const below = { ...person, y: person.y + 900 };
  expect(isInSight(below, view, room)).toBe(false);
  const next = broughtIn(below, view, room);
  expect(next.x).toBe(view.x);
  expect(isInSight(below, next, room)).toBe(true);
  expect(broughtIn(person, view, room)).toEqual(view);

  const team = around([person, { ...person, x: person.x + 3000, y: person.y + 2000 }]);
  const whole = broughtIn(team, view, room);
  expect(team.y + whole.y).toBe(40);
  expect(team.x + team.width / 2 + whole.x).toBe(500);
});
