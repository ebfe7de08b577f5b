import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { TestIdentity } from '../testing/identity.js';
import { csvOf, hr, imports } from '../testing/imports.js';
import { importRunner } from './importEvents.service.js';

const identity = new TestIdentity();
let test_: TestSubgraph;
const { start, read, send, told, makeAccounts, openAccounts, clear } = imports(() => test_, identity);

beforeAll(async () => {
  test_ = await openTestSubgraph(people, { graph: identity.graph, config: { LOG_LEVEL: 'fatal' } });
});
afterAll(async () => {
  await importRunner.idle();
  await test_.close();
});
beforeEach(async () => {
  identity.users.clear();
  await clear();
});

const HEADS = 'Employee ID,First name,Last name,Email,Job title,Department,Manager,Employment status,Salary';
const THREE = csvOf(
  [
    'N1,Nia,Obi,nia@portal.example,Engineer,hr,bo@portal.example,,',
    ',Bo,Lund,bo@portal.example,Head of Design,Design,,,120000',
    'N3,Ana,Lopez,ana@portal.example,Engineer,,N1,Terminated,',
  ],
  HEADS,
);
const records = () =>
  test_.database.query<{ email: string; id: number; user_id: number; manager_id: number | null }>(
    `select id, user_id, email, employee_number, department_name, manager_id, employment_status, employment_type, salary, weekly_hours, user_is_active,
       ended_on is not null as ended from employee order by email`,
  );
const job = async () => (await read()).data.job;

test('an import creates accounts first, then all records in one transaction, then lets people sign in', async () => {
  const { data } = await start(THREE);
  expect(await job()).toMatchObject({
    id: data.start.id,
    fileName: 'people.csv',
    status: 'RUNNING',
    step: 'ACCOUNTS',
    total: 3,
    done: 0,
    made: 0,
    known: 0,
    startedBy: { id: hr.userId },
  });
  const [accounts] = await told('employeeImport.checked');
  // Managers come before their reports.
  expect(accounts?.rows).toEqual([
    { place: 0, firstName: 'Bo', lastName: 'Lund', email: 'bo@portal.example' },
    { place: 1, firstName: 'Nia', lastName: 'Obi', email: 'nia@portal.example' },
    { place: 2, firstName: 'Ana', lastName: 'Lopez', email: 'ana@portal.example' },
  ]);
  expect(await records()).toEqual([]);

  await makeAccounts();
  const [ana, bo, nia] = await records();
  const full = { employment_type: 'full_time', weekly_hours: '40.00' };
  expect(bo).toMatchObject({ ...full, department_name: 'Design', manager_id: null, salary: '120000.00' });
  expect(nia).toMatchObject({
    employee_number: 'N1',
    department_name: 'Human Resources',
    manager_id: bo?.id,
  });
  expect(nia).toMatchObject({ ...full, employment_status: 'active', user_is_active: true, salary: '0.00' });
  expect(ana).toMatchObject({ manager_id: nia?.id, user_is_active: false, ended: true });
  const audit = await test_.database.query(
    `select distinct actor_user_id from audit where action = 'employee.create' and (after ->> 'import')::int = $1`,
    [data.start.id],
  );
  expect(audit).toEqual([{ actor_user_id: hr.userId }]);
  expect(await job()).toMatchObject({ status: 'RUNNING', step: 'SIGN_INS', made: 3, done: 0 });
  expect((await told('employeeImport.hired'))[0]?.rows).toEqual([
    { userId: bo?.user_id, works: true, known: false },
    { userId: nia?.user_id, works: true, known: false },
    { userId: ana?.user_id, works: false, known: false },
  ]);

  await openAccounts();
  expect(await job()).toMatchObject({ status: 'DONE', made: 3, known: 0, finishedAt: expect.any(String) });
  expect(await test_.database.query('select 1 from import_row')).toEqual([]);
});

test('importing the same file again creates nobody twice', async () => {
  await start(THREE);
  await makeAccounts();
  await openAccounts();
  const before = await records();
  const { data } = await start(THREE);
  expect((await read(data.start.id)).data.job).toMatchObject({ status: 'DONE', total: 0, made: 0, known: 3 });
  expect(await records()).toEqual(before);
});

test('a start that is repeated with its Idempotency-Key is the same import', async () => {
  const first = await start(THREE, hr, 'k-1');
  expect((await start(THREE, hr, 'k-1')).data).toEqual(first.data);
  expect((await start(csvOf(['A,B,a@portal.example,C']), hr, 'k-1')).errors[0]?.code).toBe('CONFLICT');
  expect(await test_.database.query('select 1 from import_job')).toHaveLength(1);
});

test('of two imports at the same time one runs', async () => {
  const answers = await Promise.all([start(THREE), start(THREE), start(THREE)]);
  const refused = answers.flatMap(({ errors }) => errors);
  expect(refused.map(({ code, message }) => `${code}: ${message}`)).toEqual(
    Array(2).fill('CONFLICT: An import is running already. Please wait until it has ended.'),
  );
  expect(await told('employeeImport.checked')).toHaveLength(1);
});

test('an address whose account can no longer sign in fails the import, and identity removes the accounts', async () => {
  const { data } = await start(THREE);
  identity.add({ email: 'nia@portal.example', isActive: false });
  await makeAccounts();
  expect(await job()).toMatchObject({ status: 'RUNNING', step: 'REMOVAL', made: 0 });
  expect(await told('employeeImport.failed')).toEqual([{ importId: data.start.id }]);
  await send('importedAccounts.removed', { importId: data.start.id });
  expect(await job()).toMatchObject({
    status: 'FAILED',
    made: 0,
    problems: [{ row: 2, column: 'Email', reason: "This user's sign-in is not active." }],
  });
  expect(await records()).toEqual([]);
});

test.each([
  [
    'the employee ID was given to someone else',
    () => addEmployee(test_.database, { employeeId: 'N1' }),
    { row: 2, column: 'Employee ID', reason: 'An employee with this ID already exists.' },
  ],
  [
    'the department is gone',
    () =>
      test_.database.query(`update import_row set data = data || '{"department_id": 9999}' where place = 0`),
    { row: 3, column: 'Department', reason: 'There is no such department.' },
  ],
  [
    'the manager has left',
    async () => {
      const { id } = await addEmployee(test_.database, { employmentStatus: 'terminated' });
      await test_.database.query(
        `update import_row set data = data || jsonb_build_object('manager_id', $1::int) where place = 0`,
        [id],
      );
    },
    { row: 3, column: 'Manager', reason: 'Choose a manager who works here.' },
  ],
  [
    'the account turns out to be that of the person who imports',
    () =>
      identity.users.set(hr.userId, {
        ...hr,
        firstName: 'Priya',
        lastName: 'Raman',
        id: hr.userId,
        email: 'bo@portal.example',
        isActive: true,
      }),
    { row: 3, column: 'Email', reason: 'You cannot make your own employee record.' },
  ],
  [
    'PostgreSQL refuses a record for a reason no one thought of',
    () =>
      test_.database.query(`update import_row set data = data || '{"weekly_hours": 500}' where place = 2`),
    {
      row: null,
      column: null,
      reason:
        'The import failed for a reason of ours, and nothing was imported. Please try again, or tell IT support.',
    },
  ],
])('when %s, no record is written and the accounts are removed', async (_what, change, problem) => {
  const { data } = await start(THREE);
  await change();
  const before = await records();
  await makeAccounts();
  expect(await records()).toEqual(before);
  expect(await told('employeeImport.failed')).toEqual([{ importId: data.start.id }]);
  await send('importedAccounts.removed', { importId: data.start.id });
  expect(await job()).toMatchObject({ status: 'FAILED', made: 0, problems: [problem] });
  expect(await told('employeeImport.hired')).toEqual([]);
});

test('a person who was hired by hand in the meantime is not created twice', async () => {
  await start(THREE);
  await addEmployee(test_.database, { email: 'nia@portal.example', employeeId: 'BY-HAND' });
  await makeAccounts();
  expect((await told('employeeImport.hired'))[0]?.rows).toMatchObject([
    { known: false },
    { known: true },
    { known: false },
  ]);
  await openAccounts();
  expect(await job()).toMatchObject({ status: 'DONE', made: 2, known: 1 });
  const [ana, , nia, ...more] = await records();
  expect(more).toEqual([]);
  expect(ana?.manager_id).toBe(nia?.id);
});

test('an event of identity that comes twice, late or from another import changes nothing', async () => {
  const { data } = await start(THREE);
  await send('importedAccounts.removed', { importId: data.start.id });
  await send('importedAccounts.opened', { importId: data.start.id, count: 3 });
  await send('importedAccounts.made', {
    importId: data.start.id + 1,
    rows: [{ place: 0, userId: 5, known: null }],
  });
  expect(await job()).toMatchObject({ status: 'RUNNING', step: 'ACCOUNTS', done: 0 });
  await makeAccounts();
  await makeAccounts();
  expect(await job()).toMatchObject({ step: 'SIGN_INS', made: 3 });
  expect(await records()).toHaveLength(3);
});

test('an import whose process stopped before the records continues, and fails after it stopped several times', async () => {
  await start(THREE);
  await test_.database.query(
    `update import_row set data = data || jsonb_build_object('user_id', 700 + place)`,
  );
  const stopped = (attempts: number) =>
    test_.database.query(`update import_job set step = 'records', attempts = $1`, [attempts]);
  await stopped(5);
  await importRunner.sweep();
  expect(await job()).toMatchObject({ step: 'REMOVAL', problems: [{ row: null }] });
  await stopped(1);
  await importRunner.sweep();
  expect(await job()).toMatchObject({ step: 'SIGN_INS', made: 3 });
  expect(await records()).toHaveLength(3);
});

test('names and addresses of a finished import are removed from the delivered events', async () => {
  await start(THREE);
  await makeAccounts();
  await openAccounts();
  await test_.database.query('update outbox set delivered_at = now()');
  await importRunner.sweep();
  expect(await test_.database.query(`select topic from outbox where topic <> 'notice'`)).toEqual([]);
});

test('the number of statements of an import of ten thousand people grows with thousands, not with people', async () => {
  const row = (at: number) =>
    `First${at},Last${at},p${at}@portal.example,Engineer,Engineering,${at === 0 ? '' : `p${Math.floor((at - 1) / 10)}@portal.example`}`;
  const all = csvOf(
    Array.from({ length: 10_000 }, (_, at) => row(at)),
    'First name,Last name,Email,Job title,Department,Manager',
  );
  const before = test_.database.statements;
  const { errors } = await start(all);
  expect(errors).toEqual([]);
  await makeAccounts();
  await openAccounts();
  expect(await job()).toMatchObject({ status: 'DONE', total: 10_000, made: 10_000, problems: [] });
  expect(test_.database.statements - before).toBeLessThan(250);
  const [top] = await test_.database.query(
    'select count(*)::int as people, count(manager_id)::int as managed, count(distinct employee_number)::int as numbers from employee',
  );
  expect(top).toEqual({ people: 10_000, managed: 9_999, numbers: 10_000 });
}, 60_000);
