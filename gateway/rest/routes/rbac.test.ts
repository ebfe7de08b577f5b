import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

type Json = Record<string, unknown>;
interface Page<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}
interface Role {
  id: number;
  name: string;
  hierarchy_level: number;
  role_type: string;
  permissions: { id: number; codename: string; name: string; display_name: string }[];
}
interface Link {
  id: number;
  user: number;
  role: Role;
  assigned_at: string;
}

const idOf = async (account: 'employee' | 'admin' | 'analyst') => (await portal.call<{ id: number }>('GET', '/api/auth/profile/', { as: account })).body.id;
const roleNamed = async (name: string) => (await portal.call<Page<Role>>('GET', '/api/rbac/roles/', { as: 'admin' })).body.results.find((role) => role.name === name)?.id ?? 0;
const grant = (body: Json, as: 'admin' | 'hr' | 'employee' = 'admin') => portal.call<Link>('POST', '/api/rbac/user-roles/', { as, body });

test('anybody signed in reads the roles, highest first, with what they permit [A7.17]', async () => {
  const { status, body } = await portal.call<Page<Role>>('GET', '/api/rbac/roles/', { as: 'employee' });
  expect(status).toBe(200);
  expect(body.results.map(({ name, hierarchy_level }) => [name, hierarchy_level])).toEqual([
    ['Administrator', 80],
    ['Manager', 50],
    ['HR', 40],
    ['IT Staff', 30],
    ['Analyst', 20],
    ['Employee', 10],
  ]);
  expect(body.results.map(({ role_type }) => role_type)).toContain('system');
  const { data } = await portal.graphql<{ roles: { results: { id: number; permissions: { codename: string }[] }[] } }>('employee', '{ roles { results { id permissions { codename } } } }');
  expect(body.results.map(({ id, permissions }) => ({ id, permissions: permissions.map(({ codename }) => ({ codename })) }))).toEqual(data.roles.results);
});

test('roles are searched, ordered and paged [A7.5]', async () => {
  const { body } = await portal.call<Page<Role>>('GET', '/api/rbac/roles/?ordering=name,nonsense&page=2&page_size=4', { as: 'employee' });
  expect(body.results.map(({ name }) => name)).toEqual(['IT Staff', 'Manager']);
  expect([body.count, body.next]).toEqual([6, null]);
  expect(body.previous).toMatch(/^http:\/\/[^/]+\/api\/rbac\/roles\/\?ordering=name%2Cnonsense&page_size=4$/);
  expect((await portal.call<Page<Role>>('GET', '/api/rbac/roles/?search=staff', { as: 'employee' })).body.count).toBe(1);
  expect(await portal.call('GET', '/api/rbac/roles/?page=9', { as: 'employee' })).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } });
  expect(await portal.call('GET', '/api/rbac/roles/?page=0', { as: 'employee' })).toMatchObject({ status: 400, body: { page: [expect.any(String)] } });
});

test('nobody signed out reads roles, in the words that the page shows [A7.19]', async () => {
  expect(await portal.call('GET', '/api/rbac/roles/')).toMatchObject({ status: 401, body: { detail: 'Authentication required to fetch roles' } });
});

test('permissions are listed by codename [A7.21]', async () => {
  const { body } = await portal.call<Page<{ codename: string }>>('GET', '/api/rbac/permissions/', { as: 'employee' });
  const names = body.results.map(({ codename }) => codename);
  expect(names).toEqual([...names].sort());
  expect(names).toContain('role.manage');
});

test('people read the roles they hold; only an administrator reads those of others [A7.20]', async () => {
  const [employee, admin] = [await idOf('employee'), await idOf('admin')];
  const read = async (as: 'employee' | 'admin', user?: number) => (await portal.call<Page<Link>>('GET', `/api/rbac/user-roles/${user ? `?user=${user}` : ''}`, { as })).body.results.map((link) => link.user);
  expect(new Set(await read('employee'))).toEqual(new Set([employee]));
  expect(new Set(await read('employee', admin))).toEqual(new Set([employee]));
  expect(new Set(await read('admin'))).toEqual(new Set([admin]));
  expect(new Set(await read('admin', employee))).toEqual(new Set([employee]));
});

test('an administrator gives and takes a role, and the right comes and goes with it', async () => {
  const [user, role] = [await idOf('employee'), await roleNamed('IT Staff')];
  const dashboard = async () => (await portal.call('GET', '/api/it/dashboard/', { as: 'employee' })).status;
  expect(await dashboard()).toBe(403);
  const { status, body } = await grant({ user, role });
  expect([status, body.user, body.role.name]).toEqual([201, user, 'IT Staff']);
  expect(await dashboard()).toBe(200);
  expect(await grant({ user, role })).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } });
  const taken = await portal.call('DELETE', `/api/rbac/user-roles/${body.id}/`, { as: 'admin' });
  expect([taken.status, taken.text]).toEqual([204, '']);
  expect(await dashboard()).toBe(403);
  expect((await portal.call('DELETE', `/api/rbac/user-roles/${body.id}/`, { as: 'admin' })).status).toBe(404);
});

test('nobody else gives roles, nobody gives any to themselves, and what is unknown is named', async () => {
  const [user, role] = [await idOf('analyst'), await roleNamed('Manager')];
  expect((await grant({ user, role }, 'hr')).status).toBe(403);
  expect((await grant({ user, role }, 'employee')).status).toBe(403);
  expect((await grant({ user: await idOf('admin'), role })).status).toBe(403);
  expect(await grant({ user, role: 99_999 })).toMatchObject({ status: 400, body: { role: [expect.any(String)] } });
  expect(await grant({ user: 99_999, role })).toMatchObject({ status: 400, body: { user: [expect.any(String)] } });
  expect(await grant({ user })).toMatchObject({ status: 400, body: { role: ['This field is required.'] } });
});
