import { organisation } from '../../../../testing/people/orgChart';
import { allOpen } from '../tree/openBranches';
import { buildTree } from '../tree/orgTree';
import { layoutChart } from './layout/chartLayout';
import { label, landmarks } from './landmarkNames';

const tree = buildTree(organisation(2000), 1000 + 1500);
const layout = layoutChart(tree, allOpen(tree));
const ids = (zoom: number) => landmarks(layout, tree.me, zoom).map(({ member }) => member.person.id);

test('zoomed out, the viewer and the top are named, and zoomed in more people', () => {
  expect(ids(0.05).slice(0, 2)).toEqual([1500, 1]);
  expect(ids(0.2).length).toBeGreaterThan(ids(0.05).length);
});

test.each([0.03, 0.1, 0.3])('at a zoom of %d no name overlaps another', (zoom) => {
  const spots = landmarks(layout, tree.me, zoom);
  for (const one of spots)
    for (const other of spots) {
      if (one === other) continue;
      const isBeside =
        Math.abs(one.x - other.x) * zoom >= label.width || Math.abs(one.y - other.y) * zoom >= label.height;
      expect(isBeside).toBe(true);
    }
});
