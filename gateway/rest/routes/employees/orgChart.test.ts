import { database } from '../../../../subgraphs/people/database.js';
import { ACCOUNTS } from '../../../testing/portal.js';
import type { Account } from '../../../testing/portal.js';
import type { Json } from '../../testing/answers.js';
import { SentFile } from '../../testing/form.js';
import { withoutRecord } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';
import type { Asker } from '../../testing/rest.js';

interface Node {
  employee: Json & { id: number; profile_picture: string | null };
  manager: (Json & { id?: number; employee?: Node['employee'] }) | null;
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

const portal = usePortal();
const { get, graph, send, open } = restOf(portal);
const read = (who: Asker) => get<Chart>(who, 'core/org-chart/');
const PEOPLE =
  '{ orgChart { people { id userId fullName position departmentName email managerId parentId directReportsCount } me { id } } }';
/** Everyone of a tree, from the top down. */
const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.direct_reports)]);
const ids = (nodes: Node[]) => nodes.map(({ employee }) => employee.id);
/** Writes past every rule. */
const write = (sql: string, params: unknown[] = []) => database.query(sql, params);

test.each(ACCOUNTS)(
  '%s gets their own record, the chain upwards, their own team and the whole tree, as the graph has them [A3.7, A7.24]',
  async (account: Account) => {
    const body = await read(account);
    const { people, me } = (
      await graph<{ orgChart: { people: Person[]; me: { id: number } } }>(account, PEOPLE)
    ).body.data!.orgChart;
    const everyone = flat(body.tree);
    const byId = new Map(people.map((person) => [person.id, person]));
    expect(ids(everyone)).toEqual(people.map(({ id }) => id));
    for (const { employee, manager, direct_reports: below } of everyone) {
      const { id, userId, fullName, email, position, departmentName, directReportsCount, managerId } =
        byId.get(employee.id)!;
      const user = { id: userId, full_name: fullName, email };
      expect(employee).toEqual({
        id,
        user,
        name: fullName,
        position,
        department_name: departmentName,
        profile_picture: null,
        direct_reports_count: directReportsCount,
      });
      const above = byId.get(managerId ?? 0);
      expect(manager).toEqual(above ? { id: above.id, full_name: above.fullName } : null);
      expect(ids(below)).toEqual(people.filter(({ parentId }) => parentId === id).map((person) => person.id));
    }
    expect(body.employee).toEqual(everyone.find(({ employee }) => employee.id === me.id));
    expect(ids(body.direct_reports)).toEqual(
      people.filter(({ managerId }) => managerId === me.id).map(({ id }) => id),
    );
    let [step, at] = [body.manager, byId.get(me.id)];
    for (; at?.managerId != null; step = step?.manager as Node | null, at = byId.get(at.managerId)) {
      expect([step?.employee.id, step?.direct_reports]).toEqual([at.managerId, []]);
    }
    expect(step).toBeNull();
  },
);

test('no private field of HR is in the answer, whoever asks', async () => {
  await write(
    `update employee set salary = 987654.32, phone_number = '(999) 555-0987', address_line1 = '1 Canary Row', city = 'Canarytown', zip_code = '98765'`,
  );
  for (const account of ACCOUNTS) {
    const text = JSON.stringify(await read(account));
    for (const secret of [
      '987654',
      '555-0987',
      'Canary',
      '98765',
      'salary',
      'phone',
      'address',
      'hire_date',
      'employment_status',
    ])
      expect([account, secret, text.includes(secret)]).toEqual([account, secret, false]);
  }
});

test('a photo is an absolute URL that opens without a sign-in', async () => {
  const svg = new SentFile(
    'me.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
  );
  await send('PATCH', 'manager', 'auth/profile/', { profile_picture: svg });
  const link = (await read('employee')).manager?.employee.profile_picture;
  expect(link).toMatch(/^http:\/\/[^/]+\/api\/files\/identity\/[^/]+\/$/);
  expect(await open(link)).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
});

test('a person without an employee record gets the tree without a position in it', async () => {
  const body = await read(await withoutRecord(portal()));
  expect(body).toEqual({
    employee: null,
    manager: null,
    direct_reports: [],
    tree: (await read('analyst')).tree.map(() => expect.anything() as Node),
  });
});

test('the chain upwards skips a manager who left, and a cycle in the data ends', async () => {
  const before = await read('employee');
  const [own, direct, next] = [
    before.employee?.employee.id,
    before.manager?.employee.id,
    before.manager?.manager?.employee?.id,
  ];
  await write(`update employee set employment_status = 'terminated' where id = $1`, [direct]);
  const after = await read('employee');
  expect([
    after.manager?.employee.id,
    after.employee?.manager?.id,
    ids(flat(after.tree)).includes(direct ?? 0),
  ]).toEqual([next, next, false]);
  await write(`update employee set employment_status = 'active' where id = $1`, [direct]);

  const top = before.tree[0]?.employee.id;
  await write('update employee set manager_id = $2 where id = $1', [top, own]);
  expect(ids(flat((await read('employee')).tree)).toSorted()).toEqual(ids(flat(before.tree)).toSorted());
  await write('update employee set manager_id = null where id = $1', [top]);
});

test('people whose reporting line ends nowhere are drawn under the top manager, but do not report to them [A3.7]', async () => {
  const idOf = async (who: Account) => (await read(who)).employee?.employee.id;
  const [top, one, other] = [await idOf('admin'), await idOf('employee'), await idOf('analyst')];
  const before = await database.query<{ id: number; managerId: number | null }>(
    'select id, manager_id as "managerId" from employee where manager_id is null or id = any($1::int[])',
    [[top, one, other]],
  );
  await write('update employee set manager_id = $1 where manager_id is null', [top]);
  await write('update employee set manager_id = null where id = $1', [top]);
  await write('update employee set manager_id = $2 where id = $1', [one, other]);
  await write('update employee set manager_id = $2 where id = $1', [other, one]);

  const { tree, direct_reports: below } = await read('admin');
  const lineless = [one, other].filter((id) => ids(tree[0]?.direct_reports ?? []).includes(id ?? 0));
  expect([ids(tree), lineless.length, ids(below).includes(lineless[0] ?? 0)]).toEqual([[top], 1, false]);

  for (const { id, managerId } of before)
    await write('update employee set manager_id = $2 where id = $1', [id, managerId]);
});
