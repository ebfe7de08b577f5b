import { chartPerson } from '../../../../../testing/people/orgChart';
import { buildTree } from '../../tree/orgTree';
import { linePath } from './linePath';

const to = buildTree([chartPerson()], 0).tops[0]!;
const path = (...corners: [number, number][]) =>
  linePath({ to, corners: corners.map(([x, y]) => ({ x, y })) });

test('a line is straight, with rounded corners', () => {
  expect(path([0, 0], [0, 50])).toBe('M0 0L0 50');
  expect(path([0, 0], [0, 28], [100, 28], [100, 56])).toBe('M0 0L0 20Q0 28 8 28L92 28Q100 28 100 36L100 56');
});

test('points in one line get no corner, and a short segment a smaller radius', () => {
  expect(path([0, 0], [0, 20], [0, 20], [0, 50])).toBe('M0 0L0 20L0 50');
  expect(path([0, 0], [0, 6], [6, 6])).toBe('M0 0L0 3Q0 6 3 6L6 6');
});
