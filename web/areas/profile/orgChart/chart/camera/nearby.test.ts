import { isSameArea, nearbyOf, overlap } from './nearby';

const at = (x: number, y: number, zoom = 0.5) =>
  nearbyOf({ transform: [x, y, zoom], width: 1000, height: 600 });
const windowAt = (x: number, y: number, zoom = 0.5) => ({
  x: -x / zoom,
  y: -y / zoom,
  width: 1000 / zoom,
  height: 600 / zoom,
});

test('the rendered area covers the window on all sides, for any position', () => {
  for (const [x, y] of [
    [0, 0],
    [-130, 77],
    [-9999, -4321],
    [333, -1],
  ] as const) {
    const [near, seen] = [at(x, y), windowAt(x, y)];
    expect(near.x).toBeLessThanOrEqual(seen.x);
    expect(near.y).toBeLessThanOrEqual(seen.y);
    expect(near.x + near.width).toBeGreaterThanOrEqual(seen.x + seen.width);
    expect(near.y + near.height).toBeGreaterThanOrEqual(seen.y + seen.height);
  }
});

test('the rendered area stays the same for small moves, so that nothing is drawn again', () => {
  expect(isSameArea(at(-10, -10), at(-200, -100))).toBe(true);
  expect(isSameArea(at(-10, -10), at(-600, -100))).toBe(false);
});

test('adjacent areas overlap', () => {
  const one = { x: 0, y: 0, width: 10, height: 10 };
  expect(overlap(one, { x: 10, y: 5, width: 0, height: 0 })).toBe(true);
  expect(overlap(one, { x: 11, y: 5, width: 5, height: 5 })).toBe(false);
});
