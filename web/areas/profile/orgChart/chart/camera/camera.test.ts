import {
  areaOf,
  around,
  broughtIn,
  centred,
  firstNames,
  firstView,
  fitted,
  isInSight,
  kept,
  lookAt,
} from './camera';
import { chartPerson } from '../../../../../testing/people/orgChart';
import { buildTree, type Member } from '../../tree/orgTree';
import type { ChartLayout } from '../layout/chartLayout';
import { wholeFrom } from '../detail';

const room = { width: 1000, height: 600 };
const layout = (width: number, height: number): ChartLayout => ({
  spots: new Map(),
  lines: [],
  width,
  height,
});
const person = areaOf({ x: 5000, y: 2000 });
const memberOf = (id: number): Member => {
  const member = buildTree([chartPerson({ id })], 0).members.get(id);
  if (!member) throw new Error('There is nobody');
  return member;
};

test('a small chart is at first shown completely, at most at full size', () => {
  expect(firstView(layout(500, 300), [areaOf({ x: 0, y: 0 })], [], room)).toEqual({
    x: 250,
    y: 150,
    zoom: 1,
  });
});

test('a large chart at first shows the chain from the top to the viewer, and the team if it fits [A2.71]', () => {
  const [top, manager, me] = [
    areaOf({ x: 4000, y: 0 }),
    areaOf({ x: 4400, y: 160 }),
    areaOf({ x: 4600, y: 320 }),
  ];
  const report = areaOf({ x: 4600, y: 480 });
  const view = firstView(layout(10_000, 8_000), [top, manager, me], [report], room);
  expect(view.zoom).toBeGreaterThanOrEqual(wholeFrom);
  for (const area of [top, manager, me, report]) expect(isInSight(area, view, room)).toBe(true);
});

test('a team that is too wide is left out before the manager, and the manager before the viewer', () => {
  const [top, manager, me] = [
    areaOf({ x: 0, y: 0 }),
    areaOf({ x: 4400, y: 160 }),
    areaOf({ x: 4600, y: 320 }),
  ];
  const team = [areaOf({ x: 3000, y: 480 }), areaOf({ x: 6000, y: 480 })];
  const view = firstView(layout(10_000, 8_000), [top, manager, me], team, room);
  expect(view.zoom).toBeGreaterThanOrEqual(wholeFrom);
  expect([top, manager, me].map((area) => isInSight(area, view, room))).toEqual([false, true, true]);
  const far = firstView(layout(10_000, 8_000), [top, manager, areaOf({ x: 9000, y: 320 })], [], room);
  expect(isInSight(areaOf({ x: 9000, y: 320 }), far, room)).toBe(true);
});

test('at first nothing beyond the drawing is visible', () => {
  const view = firstView(layout(3000, 1000), [areaOf({ x: 0, y: 0 })], [], room);
  expect([view.x, view.y]).toEqual([16, 16]);
});

test('the first zoom step makes names readable', () => {
  const spots = new Map([[1, { ...person, member: memberOf(1) }]]);
  const chart = { spots, lines: [], width: 10_000, height: 8_000 };
  const view = firstNames(chart, fitted(chart, room), room, 0.34);
  expect(view).not.toBeNull();
  expect(view && isInSight(person, view, room)).toBe(true);
  expect(firstNames(layout(0, 0), { x: 0, y: 0, zoom: 0.1 }, room, 0.34)).toBeNull();
});

test('a viewer outside the chart sees all of it', () => {
  expect(firstView(layout(10_000, 8_000), [], [], room)).toEqual(fitted(layout(10_000, 8_000), room));
});

test('a person found by search is in the middle and readable', () => {
  const view = centred(person, room, 0.1);
  expect(view.zoom).toBe(0.9);
  expect({ x: (500 - view.x) / 0.9, y: (300 - view.y) / 0.9 }).toEqual({ x: 5120, y: 2052 });
});

test('a card stays at its position on the screen while the chart around it is laid out again', () => {
  const view = lookAt(person, room, 0.8);
  const moved = { x: 7000, y: 2500 };
  const next = kept(person, moved, view);
  expect([moved.x * 0.8 + next.x, moved.y * 0.8 + next.y]).toEqual([
    person.x * 0.8 + view.x,
    person.y * 0.8 + view.y,
  ]);
});

test('a person out of sight is scrolled in by the shortest way, and one larger than the window by its top edge', () => {
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
