import type { ApiAnswer, PortalApi, RestPage } from './support/portalApi.js';
import { accounts } from './support/people.js';
import { apiTest as test, expect } from './support/portalTest.js';

type Row = Record<string, unknown>;

/** A list by both doors: the columns compared, as REST names them, from what the graph calls them. */
interface Family {
  paths: readonly string[];
  field: string;
  /** Column of REST to field of the graph. */
  columns: Readonly<Record<string, string>>;
}

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
const ticket = {
  ...same('id', 'title', 'status', 'priority'),
  created_by: 'createdById',
  created_at: 'createdAt',
};

const families: readonly Family[] = [
  {
    paths: ['/api/core/departments/', '/api/rbac/departments/', '/api/hr/departments/'],
    field: 'departments',
    columns: { ...same('id', 'name', 'code'), employee_count: 'employeeCount' },
  },
  {
    paths: ['/api/core/employees/', '/api/hr/employees/'],
    field: 'employees',
    columns: {
      id: 'id',
      employee_id: 'employeeId',
      job_title: 'jobTitle',
      department_name: 'departmentName',
      manager_name: 'managerName',
      hire_date: 'hireDate',
      salary: 'salary',
      phone_number: 'phoneNumber',
    },
  },
  {
    paths: ['/api/rbac/roles/'],
    field: 'roles',
    columns: { ...same('id', 'name'), hierarchy_level: 'hierarchyLevel' },
  },
  { paths: ['/api/rbac/user-roles/'], field: 'userRoles', columns: { id: 'id' } },
  { paths: ['/api/rbac/permissions/'], field: 'permissions', columns: same('id', 'codename', 'name') },
  { paths: ['/api/tickets/master-tickets/'], field: 'masterTickets', columns: ticket },
  { paths: ['/api/tickets/my-tickets/'], field: 'myTickets', columns: ticket },
  { paths: ['/api/tickets/assigned-tickets/'], field: 'assignedTickets', columns: ticket },
  { paths: ['/api/tickets/categories/'], field: 'ticketCategories', columns: same('id', 'name') },
];

/** Follows `next` to the end [A7.5]. */
async function walk(api: PortalApi, token: string, path: string): Promise<{ count: number; rows: Row[] }> {
  const rows: Row[] = [];
  let count = 0;
  let previous: string | null = null;
  for (let address: string | null = `${path}?page_size=100`; address;) {
    const answer: ApiAnswer<RestPage> = await api.get<RestPage>(token, address);
    const { status, body } = answer;
    expect(status, address).toBe(200);
    if (previous === null) expect(body.previous).toBeNull();
    else expect(new URL(body.previous ?? '').pathname).toBe(path);
    rows.push(...body.results);
    [count, previous, address] = [body.count, address, body.next];
  }
  return { count, rows };
}

async function walkGraph(api: PortalApi, token: string, { field, columns }: Family): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const query = `query ($page: Int) { ${field}(page: $page, pageSize: 200) { count results { ${Object.values(columns).join(' ')} } } }`;
    const answer: { count: number; results: Row[] } | undefined = (
      await api.graph<Record<string, { count: number; results: Row[] }>>(token, query, { page })
    )[field];
    rows.push(...(answer?.results ?? []));
    isMore = rows.length < (answer?.count ?? 0);
  }
  return rows;
}

/** Enums are upper case in the graph and plain words in REST. */
const asRest = (row: Row, { columns }: Family): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([column, field]) => [
      column,
      ['status', 'priority'].includes(column) ? String(row[field]).toLowerCase() : row[field],
    ]),
  );

/** Every path of the family has what the graph has, in its order. */
async function expectSame(api: PortalApi, token: string, family: Family): Promise<void> {
  const wanted = (await walkGraph(api, token, family)).map((row) => asRest(row, family));
  for (const path of family.paths) {
    const { count, rows } = await walk(api, token, path);
    expect(count, path).toBe(rows.length);
    const shown = rows.map((row) =>
      Object.fromEntries(Object.keys(family.columns).map((column) => [column, row[column]])),
    );
    expect(shown, path).toEqual(wanted);
  }
}

for (const name of ['employee', 'manager', 'it', 'hr', 'admin'] as const) {
  test(
    `a program with the sign-in of ${accounts[name].firstName} (${accounts[name].role}) reads the same data by REST as that person in the graph [A7.5, A7.7, A7.17, A7.20, A7.21, A7.22]`,
    { tag: '@apart' },
    async ({ api }) => {
      const token = await api.signIn(accounts[name].email, accounts[name].password);
      // Other tests hire people and write tickets meanwhile: both doors are queried again until no change came
      // between.
      for (const family of families) await expect(() => expectSame(api, token, family)).toPass();
    },
  );
}

test('a program signs in, reads who its person is, and signs out [A7.2, A7.7, A7.9]', async ({ api }) => {
  const { email, password, fullName } = accounts.employee;
  const { status, body } = await api.post<{ token: string; user: Row }>(null, '/api/auth/login/', {
    email: ` ${email.toUpperCase()} `,
    password,
  });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    email,
    full_name: fullName,
    employee: { department: { name: 'Engineering' } },
  });

  const { me } = await api.graph<{ me: Row }>(
    body.token,
    '{ me { id email first_name: firstName last_name: lastName } }',
  );
  expect((await api.get<Row>(body.token, '/api/auth/profile/')).body).toMatchObject(me);

  expect((await api.post(body.token, '/api/auth/logout/')).status).toBe(200);
  expect((await api.get(body.token, '/api/auth/profile/')).status).toBe(401);
});

test('a program is refused with the messages that people see [A3.2, A7.19]', async ({ api }) => {
  const { email } = accounts.employee;
  const refused = async (credentials: object) => (await api.post(null, '/api/auth/login/', credentials)).body;
  expect(await refused({ email: 'nobody@portal.example', password: 'Wrong-Anchor-1' })).toEqual({
    non_field_errors: ['Unable to log in with provided credentials.'],
  });
  expect(await refused({ email: 'employee', password: 'Wrong-Anchor-1' })).toEqual({
    email: [expect.any(String)],
  });
  expect(await refused({ email })).toEqual({ password: [expect.any(String)] });

  const { status, body } = await api.get(null, '/api/rbac/roles/');
  expect(status).toBe(401);
  expect(body).toMatchObject({ detail: 'Authentication required to fetch roles' });
});

test('figures for IT are refused to everyone else, and a list has a last page', async ({ api }) => {
  const [employee, it] = await Promise.all(
    [accounts.employee, accounts.it].map(({ email, password }) => api.signIn(email, password)),
  );
  expect((await api.get(employee!, '/api/it/dashboard/')).status).toBe(403);
  expect((await api.get<Row>(it!, '/api/it/dashboard/')).body).toMatchObject({
    total_assets: expect.any(Number),
    open_tickets: expect.any(Number),
  });
  const { status, body } = await api.get(employee!, '/api/core/departments/?page=99');
  expect(status).toBe(404);
  expect(body).toMatchObject({ detail: 'Invalid page.' });
});

test('a program finds the portal alive and ready', async ({ api }) => {
  expect((await api.get<Row>(null, '/api/core/health/')).body).toMatchObject({ status: 'ok' });
  expect((await api.get<Row>(null, '/api/core/ready/')).body).toMatchObject({ status: 'ok' });
});
