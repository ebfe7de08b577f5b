import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const NEWCOMER = {
  firstName: 'Alma',
  lastName: 'Reyes',
  password: 'First-Harbour-7',
  passwordConfirm: 'First-Harbour-7',
};
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const HIRE = 'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { id } }';
const UPDATE =
  'mutation ($id: Int!, $input: UpdateEmployeeInput!) { updateEmployee(id: $id, input: $input) { employmentStatus } }';
const ACTIVE = 'mutation ($id: Int!) { setUserActive(id: $id, isActive: true) { id } }';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const graphql = <Data>(...call: Parameters<TestPortal['graphql']>) =>
  portal.graphql(...call) as unknown as Promise<Answer<Data>>;
const login = (email: string, password = NEWCOMER.password) =>
  portal.call<{ token?: string }>('POST', '/api/auth/login/', { body: { email, password } });

async function newcomer(email: string): Promise<number> {
  const { data } = await graphql<{ register: { id: number } }>('hr', REGISTER, {
    input: { ...NEWCOMER, email },
  });
  if (!data) throw new Error('The sign-in was not made.');
  return data.register.id;
}

test('HR cannot lock out an administrator without an employee record by creating a record that has ended', async () => {
  const email = 'alma@portal.example';
  const userId = await newcomer(email);
  const roles = await graphql<{ roles: { results: { id: number; name: string }[] } }>(
    'admin',
    '{ roles { results { id name } } }',
  );
  const roleId = roles.data?.roles.results.find(({ name }) => name === 'Administrator')?.id;
  expect(
    (
      await graphql(
        'admin',
        'mutation ($userId: Int!, $roleId: Int!) { grantRole(userId: $userId, roleId: $roleId) { id } }',
        { userId, roleId },
      )
    ).errors,
  ).toBeUndefined();
  for (const employmentStatus of ['TERMINATED', 'INACTIVE']) {
    const { errors } = await graphql('hr', HIRE, { input: { userId, jobTitle: 'Nobody', employmentStatus } });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect((await login(email)).status).toBe(200);
});

test('a person whose employment has ended is refused at the sign-in like a wrong password, activated or not, until they are employed again', async () => {
  const email = 'bea@portal.example';
  const userId = await newcomer(email);
  const hired = await graphql<{ createEmployee: { id: number } }>('hr', HIRE, {
    input: { userId, jobTitle: 'Former clerk', employmentStatus: 'TERMINATED' },
  });
  const wrong = await login(email, 'not-the-password');
  expect(await login(email)).toMatchObject({ status: 400, body: wrong.body });
  expect((await graphql('admin', ACTIVE, { id: userId })).errors).toBeUndefined();
  expect(await login(email)).toMatchObject({ status: 400, body: wrong.body });
  const back = await graphql('hr', UPDATE, {
    id: hired.data?.createEmployee.id,
    input: { employmentStatus: 'ACTIVE' },
  });
  expect(back.errors).toBeUndefined();
  expect((await login(email)).status).toBe(200);
});
