import { chartPerson, smallOrganisation } from '../../../../testing/people/orgChart';
import { dark, light } from '../../../../ui/theme';
import { buildTree } from './orgTree';
import { cardKindOf } from './cardKind';
import { cardTone } from './cardTone';

const cardKind = (id: number, userId = 7) => {
  const tree = buildTree(smallOrganisation, userId);
  return cardKindOf(tree.members.get(id)!, tree.me);
};
const hue = (color: string) => Number(color.split(' ').at(-1)?.replace(')', ''));

test.each([light, dark])(
  'the viewer is blue, the top level purple, managers are green and other people without a colour, in both themes [A2.73]',
  (palette) => {
    expect(hue(palette[cardTone[cardKind(6)]])).toBe(245);
    expect(hue(palette[cardTone[cardKind(1)]])).toBe(305);
    expect(hue(palette[cardTone[cardKind(2)]])).toBe(155);
    expect(cardKind(4)).toBe('other');
  },
);

test('a viewer at the top is blue, too', () => {
  expect(cardKind(1, 1001)).toBe('you');
});

test('a person with reports is a manager even if none of them is drawn below', () => {
  const tree = buildTree(
    [chartPerson({ id: 1 }), chartPerson({ id: 2, managerId: 1, directReportsCount: 1 })],
    0,
  );
  expect(cardKindOf(tree.members.get(2)!, null)).toBe('manager');
});
