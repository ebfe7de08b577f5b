import { database } from '../../../subgraphs/people/database.js';
import { DEMO_PASSWORD } from '../../demo.js';
import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

type Json = Record<string, unknown>;
interface Node {
  employee: Json & { id: number; user: { id: number; full_name: string; email: string }; name: string; direct_reports_count: number; profile_picture: string | null };
  manager: (Json & { id?: number; full_name?: string; employee?: Node['employee'] }) | null;
  direct_reports: Node[];
}
interface Chart {
  employee: Node | null;
  manager: Node | null;
  direct_reports: Node[];
  tree: Node[];
}
interface Person {
  id: number;
  userId: number;
  fullName: string;
  position: string;
  departmentName: string | null;
  email: string;
  managerId: number | null;
  parentId: number | null;
  directReportsCount: number;
}

const PATH = '/api/core/org-chart/';
const read = async (as: Account) => (await portal.call<Chart>('GET', PATH, { as })).body;
const graph = async (as: Account) =>
  (
    await portal.graphql<{ orgChart: { people: Person[]; me: { id: number } | null } }>(
      as,
      '{ orgChart { people { id userId fullName position departmentName email managerId parentId directReportsCount } me { id } } }',
    )
  ).data.orgChart;
/** Everybody of a tree, from the top down. */
const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.direct_reports)]);
const ids = (nodes: Node[]) => nodes.map(({ employee }) => employee.id);
/** Writes past every rule. */
const write = (sql: string, params: unknown[] = []) => database.query(sql, params);

/** A token of somebody without an employee record. */
async function newcomer(): Promise<string> {
  const email = `unplaced${Math.floor(performance.now() * 1000)}@portal.example`;
  await portal.call('POST', '/api/auth/register/', { as: 'hr', body: { first_name: 'Un', last_name: 'Placed', email, password: 'First-Harbour-7', password_confirm: 'First-Harbour-7' } });
  return (await portal.call<{ token: string }>('POST', '/api/auth/login/', { body: { email, password: 'First-Harbour-7' } })).body.token;
}

describe('the chart is refused', () => {
  test('to somebody not signed in', async () => {
    for (const token of [undefined, 'not-a-token']) expect((await portal.call('GET', PATH, { ...(token && { token }) })).status).toBe(401);
  });

  test('to somebody who must change the password first', async () => {
    expect(await portal.call('GET', PATH, { token: await newcomer() })).toMatchObject({ status: 403, body: { code: 'password_change_required' } });
  });

  test('to be written, by anybody', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect((await portal.call(method, PATH, { as: 'admin', body: {} })).status).toBe(405);
  });
});

test.each(ACCOUNTS)('%s gets the caller, the way up, the own team and the whole tree, as the graph has them [A3.7, A7.24]', async (account) => {
  const [{ status, body }, { people, me }] = [await portal.call<Chart>('GET', PATH, { as: account }), await graph(account)];
  expect([status, Object.keys(body).sort()]).toEqual([200, ['direct_reports', 'employee', 'manager', 'tree']]);
  const everybody = flat(body.tree);
  expect(ids(everybody)).toEqual(people.map(({ id }) => id));
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const { employee, manager, direct_reports: below } of everybody) {
    const person = byId.get(employee.id);
    expect(employee).toEqual({
      ...{ id: person?.id, user: { id: person?.userId, full_name: person?.fullName, email: person?.email }, name: person?.fullName, position: person?.position },
      ...{ department_name: person?.departmentName, profile_picture: null, direct_reports_count: person?.directReportsCount },
    });
    const above = byId.get(person?.managerId ?? 0);
    expect(manager).toEqual(above ? { id: above.id, full_name: above.fullName } : null);
    expect(ids(below)).toEqual(people.filter(({ parentId }) => parentId === employee.id).map(({ id }) => id));
  }

  expect(body.employee).toEqual(everybody.find(({ employee }) => employee.id === me?.id));
  expect(ids(body.direct_reports)).toEqual(people.filter(({ managerId }) => managerId === me?.id).map(({ id }) => id));
  for (const node of body.direct_reports) expect(node).toEqual(everybody.find(({ employee }) => employee.id === node.employee.id));

  let [step, at] = [body.manager, byId.get(me?.id ?? 0)];
  for (; at?.managerId != null; step = step?.manager as Node | null, at = byId.get(at.managerId)) {
    expect([step?.employee.id, step?.direct_reports]).toEqual([at.managerId, []]);
  }
  expect(step).toBeNull();
});

test('in the text of the answer stands nothing that only HR may read, whoever asks', async () => {
  await write(`update employee set salary = 987654.32, phone_number = '(999) 555-0987', address_line1 = '1 Canary Row', city = 'Canarytown', zip_code = '98765'`);
  for (const account of ACCOUNTS) {
    const { text } = await portal.call('GET', PATH, { as: account });
    for (const secret of ['987654', '555-0987', 'Canary', '98765', 'salary', 'phone', 'address', 'hire_date', 'employment_status']) expect([account, secret, text.includes(secret)]).toEqual([account, secret, false]);
  }
});

test('a photo stands in the chart as a whole address that opens without a sign-in', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  const payload = `--edge\r\nContent-Disposition: form-data; name="profile_picture"; filename="me.svg"\r\n\r\n${svg}\r\n--edge--\r\n`;
  await portal.call('PATCH', '/api/auth/profile/', { as: 'manager', headers: { 'content-type': 'multipart/form-data; boundary=edge' }, payload });
  const link = (await read('employee')).manager?.employee.profile_picture ?? '';
  expect(link).toMatch(/^http:\/\/[^/]+\/api\/files\/identity\/[^/]+\/$/);
  expect(await portal.call('GET', new URL(link).pathname)).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
});

test('somebody without an employee record gets the tree, and is nowhere in it', async () => {
  const token = await newcomer();
  await portal.call('POST', '/api/auth/change-password/', { token, body: { old_password: 'First-Harbour-7', new_password: DEMO_PASSWORD, new_password_confirm: DEMO_PASSWORD } });
  const { status, body } = await portal.call<Chart>('GET', PATH, { token });
  expect([status, body.employee, body.manager, body.direct_reports]).toEqual([200, null, null, []]);
  expect(body.tree).toEqual((await read('analyst')).tree);
});

test('the way up leads past a manager who left, and a ring in the data ends the answer nowhere', async () => {
  const before = await read('employee');
  const [own, direct] = [before.employee?.employee.id, before.manager?.employee.id];
  const next = before.manager?.manager?.employee?.id;
  await write(`update employee set employment_status = 'terminated' where id = $1`, [direct]);
  const after = await read('employee');
  expect([after.manager?.employee.id, after.employee?.manager?.id]).toEqual([next, next]);
  expect(ids(flat(after.tree))).not.toContain(direct);
  await write(`update employee set employment_status = 'active' where id = $1`, [direct]);

  const everybody = ids(flat(before.tree)).sort();
  const top = before.tree[0]?.employee.id;
  await write('update employee set manager_id = $2 where id = $1', [top, own]);
  const ring = await portal.call<Chart>('GET', PATH, { as: 'employee' });
  expect([ring.status, ids(flat(ring.body.tree)).sort()]).toEqual([200, everybody]);
  await write('update employee set manager_id = null where id = $1', [top]);
  expect(await read('employee')).toEqual(before);
});

test('an analyst reads the whole chart in a query of their own', async () => {
  const { data, errors } = await portal.graphql<{ orgChart: { people: Json[] } }>('analyst', '{ orgChart { people { id fullName position departmentName managerId depth } } }');
  expect([errors, data.orgChart.people.length]).toEqual([undefined, flat((await read('analyst')).tree).length]);
});
