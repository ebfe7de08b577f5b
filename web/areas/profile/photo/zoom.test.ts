import { steppedZoom, turnBy, zoomTo } from './zoom';

test('zoom goes from 1 to 3 in tenths [A2.67 A9.25]', () => {
  expect([0.2, 1, 1.04, 1.06, 1.1 + 0.2, 2.96, 9].map(steppedZoom)).toEqual([1, 1, 1, 1.1, 1.3, 3, 3]);
});

test('zooming keeps the point under the pointer', () => {
  const before = { crop: { x: 20, y: -10 }, zoom: 1.5 };
  const pointer = { x: 100, y: 50 };
  const placeOf = ({ crop, zoom }: typeof before) => ({
    x: (pointer.x - crop.x) / zoom,
    y: (pointer.y - crop.y) / zoom,
  });
  const after = zoomTo(before, 2.4, pointer);
  expect(after.zoom).toBe(2.4);
  expect(placeOf(after).x).toBeCloseTo(placeOf(before).x);
  expect(placeOf(after).y).toBeCloseTo(placeOf(before).y);
});

test('without a pointer zooming keeps the centre of the crop', () => {
  expect(zoomTo({ crop: { x: 30, y: -12 }, zoom: 1 }, 2)).toEqual({ crop: { x: 60, y: -24 }, zoom: 2 });
});

test('a quarter turn keeps the centre of the crop, and four of them change nothing', () => {
  const view = { crop: { x: 100, y: 0 }, zoom: 2 };
  // What lay to the left of the picture's middle lies above it once the picture is turned to the right.
  expect(turnBy(view, 90)).toEqual({ zoom: 2, crop: { x: -0, y: 100 } });
  expect(turnBy(turnBy(view, 90), -90)).toEqual(view);
  expect(turnBy(turnBy(view, 90), 90).crop.x).toBe(-100);
});
