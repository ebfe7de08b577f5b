import { PERMISSIONS } from '../../kit/request/permissions.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';

const LIST =
  'query ($ordering: String, $search: String, $page: Int, $pageSize: Int) { permissions(ordering: $ordering, search: $search, page: $page, pageSize: $pageSize) { count results { codename name displayName } } }';

interface Listed {
  permissions: { count: number; results: { codename: string }[] };
}

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

const list = async (variables: Record<string, unknown> = {}) =>
  (await portal.run<Listed>(viewer(), LIST, variables)).data.permissions;

test('a person who is not signed in cannot read the permissions', async () => {
  expect((await portal.run(null, LIST)).errors[0]?.code).toBe('UNAUTHENTICATED');
});

test('everyone signed in reads all permissions by codename [A3.4 A7.21]', async () => {
  const { count, results } = await list();
  expect(count).toBe(Object.keys(PERMISSIONS).length);
  expect(results.map(({ codename }) => codename)).toEqual(Object.keys(PERMISSIONS).sort());
});

test('the permissions are searched, sorted and paged like every list [A3.27]', async () => {
  expect(
    (await list({ search: 'ticket.', ordering: '-codename' })).results.map(({ codename }) => codename),
  ).toEqual(['ticket.handle_it', 'ticket.handle_hr']);
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 6 })));
  expect(new Set(pages.flatMap(({ results }) => results.map(({ codename }) => codename))).size).toBe(
    Object.keys(PERMISSIONS).length,
  );
  expect((await portal.run(viewer(), LIST, { page: 99 })).errors[0]).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Invalid page.',
  });
});
