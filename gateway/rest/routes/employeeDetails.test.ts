import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

type Json = Record<string, unknown>;
type Details = Json & { id: number; department: { id: number; name: string } | null };

const PRIVATE = ['phone_number', 'salary', 'weekly_hours', 'address_line1', 'city', 'state', 'zip_code', 'country', 'full_address'];
const details = (id: number | string, as?: Account) => portal.call<Details>('GET', `/api/core/employees/${id}/details/`, { ...(as && { as }) });
const mine = async (as: Account) => (await portal.call<Details>('GET', '/api/core/employees/my_profile/', { as })).body.id;
const search = async (query: string) => (await portal.call<{ results: Details[] }>('GET', `/api/core/employees/${query}`, { as: 'hr' })).body.results;
const OTHERS = ['employee', 'manager', 'it', 'analyst'] as const;

test('nobody reads them without signing in', async () => {
  expect((await details(1)).status).toBe(401);
});

test.each(OTHERS)('%s reads what the directory says about somebody who works here, and nothing private', async (account) => {
  // The employee reports to the manager, who reads no more than the others.
  const id = await mine(account === 'employee' ? 'manager' : 'employee');
  const { status, body } = await details(id, account);
  expect([status, PRIVATE.map((name) => body[name])]).toEqual([200, PRIVATE.map(() => null)]);
  expect(body).toMatchObject({ id, department: { id: expect.any(Number) as number, name: body['department_name'] }, employment_status: 'active' });
});

test.each(['hr', 'admin'] as const)('%s reads all of it', async (account) => {
  const { status, body } = await details(await mine('employee'), account);
  expect(status).toBe(200);
  for (const name of PRIVATE) expect([name, body[name]]).toEqual([name, expect.any(String)]);
});

test.each(ACCOUNTS)('%s reads all of their own [A7.24, A3.6]', async (account) => {
  const { status, body } = await details(await mine(account), account);
  expect([status, body['salary']]).toEqual([200, expect.any(String)]);
  for (const field of ['id', 'employee_id', 'user', 'user_name', 'user_email', 'position', 'job_title', 'department', 'hire_date', 'years_of_service', 'manager_info', 'direct_reports_count', 'department_size', 'is_active']) {
    expect(Object.keys(body)).toContain(field);
  }
});

test.each(['terminated', 'inactive'])('somebody who is %s is not found by colleagues, as if there were nobody, and is read whole by HR and administrators', async (status) => {
  const taken = (await search('?employment_status=active&page_size=60')).find(({ user_email: mail }) => !ACCOUNTS.some((account) => mail === `${account}@portal.example`));
  const id = taken?.id ?? 0;
  expect((await portal.call('PATCH', `/api/core/employees/${id}/details/`, { as: 'hr', body: { employment_status: status } })).status).toBe(200);
  const nobody = (await details(999_999, 'employee')).body;
  for (const account of OTHERS) expect([account, await details(id, account)]).toEqual([account, expect.objectContaining({ status: 404, body: nobody })]);
  for (const account of ['hr', 'admin'] as const) expect(await details(id, account)).toMatchObject({ status: 200, body: { id, employment_status: status, salary: expect.any(String) as string } });
});

test('a number that nobody has, or that is none, is not found by anybody', async () => {
  for (const account of ACCOUNTS) for (const id of [999_999, 0, -1, '99999999999', 'x']) expect([account, id, (await details(id, account)).status]).toEqual([account, id, 404]);
});
