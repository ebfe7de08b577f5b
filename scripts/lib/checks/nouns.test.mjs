import { arrowsOf, circleIn } from './nouns.mjs';

const uses = (path) => `import { it } from '${path}.js';`;

test('nouns that need each other, also by a third, are reported with the imports', () => {
  const files = [
    ['people/a/a.service.ts', uses('../b/b.service')],
    ['people/b/b.service.ts', uses('../c/c.loader')],
    ['people/c/c.loader.ts', uses('../a/a.access')],
    ['people/a/a.access.ts', ''],
  ];
  expect(circleIn(arrowsOf(files))).toEqual([
    'people/a/a.service.ts imports people/b/b.service.ts',
    'people/b/b.service.ts imports people/c/c.loader.ts',
    'people/c/c.loader.ts imports people/a/a.access.ts',
  ]);
});

test('nouns that know each other one way, tests, and what joins all nouns are no circle', () => {
  const files = [
    ['people/a/a.service.ts', uses('../b/b.service') + uses('../database') + uses('../../kit/list')],
    ['people/b/b.test.ts', uses('../a/a.service')],
    ['people/b/b.service.ts', uses('../testing/people')],
    ['people/database.ts', uses('./a/a.entity')],
  ];
  expect(circleIn(arrowsOf(files))).toBeNull();
});
