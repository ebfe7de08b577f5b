import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { people } from '../subgraph.js';

const CHART =
  '{ orgChart { count people { id userId fullName position departmentName email managerId parentId depth directReportsCount teamSize employee { id } } me { id fullName } } }';

interface Drawn {
  id: number;
  userId: number;
  fullName: string;
  managerId: number | null;
  parentId: number | null;
  depth: number;
  directReportsCount: number;
  teamSize: number;
}

interface Chart {
  orgChart: { count: number; people: Drawn[]; me: { id: number; fullName: string } | null };
}

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
beforeEach(async () => {
  await test_.database.query('truncate employee cascade');
});
afterAll(() => test_.close());

const add = (given: Parameters<typeof addEmployee>[1]) => addEmployee(test_.database, given);

async function chart(who = viewer()): Promise<Chart['orgChart']> {
  const { data, errors } = await test_.run<Chart>(who, CHART);
  expect(errors).toEqual([]);
  return data.orgChart;
}

/** The chart as lines of text, two spaces a level. */
const drawing = async (): Promise<string[]> =>
  (await chart()).people.map(({ fullName, depth }) => `${'  '.repeat(depth)}${fullName.split(' ')[0] ?? ''}`);

/** Makes people of `name: manager's name`; managers come before. */
async function organisation(
  lines: Record<string, string | null>,
  more: Record<string, Parameters<typeof addEmployee>[1]> = {},
): Promise<Record<string, EmployeeRow>> {
  const made: Record<string, EmployeeRow> = {};
  for (const [firstName, manager] of Object.entries(lines)) {
    made[firstName] = await add({
      firstName,
      managerId: manager === null ? null : (made[manager]?.id ?? null),
      ...more[firstName],
    });
  }
  return made;
}

/** Writes a reporting line as no service would. */
const bend = (employee: EmployeeRow | undefined, manager: EmployeeRow | undefined) =>
  test_.database.query('update employee set manager_id = $2 where id = $1', [employee?.id, manager?.id]);

describe('the organisation chart is refused', () => {
  test('to a person who is not signed in', async () => {
    const { data, errors } = await test_.run(null, CHART);
    expect([data, errors[0]?.code]).toEqual([null, 'UNAUTHENTICATED']);
  });

  test.each([[[]], [['HR']], [['Administrator']]])(
    'to a person with roles %j who must change the password first',
    async (roles) => {
      const { data, errors } = await test_.run(viewer(roles, { mustChangePassword: true }), CHART);
      expect([data, errors[0]?.code]).toEqual([null, 'PASSWORD_CHANGE_REQUIRED']);
    },
  );
});

test('the chart is a tree from the top manager down, siblings by name [A2.71]', async () => {
  const { Ada, Bob } = await organisation(
    { Ada: null, Zoe: 'Ada', Bob: 'Ada', Uma: 'Zoe', Cyd: 'Bob', Abe: 'Cyd' },
    { Bob: { jobTitle: 'Head of Sales', departmentName: 'Sales' } },
  );
  expect(await drawing()).toEqual(['Ada', '  Bob', '    Cyd', '      Abe', '  Zoe', '    Uma']);
  const {
    count,
    people: [top, bob],
  } = await chart();
  expect(count).toBe(6);
  expect(top).toMatchObject({
    id: Ada?.id,
    managerId: null,
    parentId: null,
    depth: 0,
    directReportsCount: 2,
    teamSize: 5,
  });
  expect(bob).toEqual({
    ...{
      id: Bob?.id,
      userId: Bob?.userId,
      fullName: `Bob ${Bob?.lastName}`,
      position: 'Head of Sales',
      departmentName: 'Sales',
      email: Bob?.email,
    },
    ...{
      managerId: Ada?.id,
      parentId: Ada?.id,
      depth: 1,
      directReportsCount: 1,
      teamSize: 2,
      employee: { id: Bob?.id },
    },
  });
});

test("the chart is the same for everyone except for the viewer's own position, which is found by the user [A6.16]", async () => {
  const { Ada, Bob } = await organisation({ Ada: null, Bob: 'Ada' });
  // A record's number that is someone else's user must not be taken for them.
  const { people: everyone, me } = await chart(
    viewer([], { userId: Bob?.userId ?? 0, employeeId: Ada?.id ?? 0 }),
  );
  expect(me).toEqual({ id: Bob?.id, fullName: `Bob ${Bob?.lastName}` });
  for (const roles of [['IT Staff'], ['Manager'], ['Analyst'], ['HR'], ['Administrator']]) {
    const other = await chart(viewer(roles, { userId: 999_999, employeeId: null }));
    expect(other).toEqual({ count: 2, people: everyone, me: null });
  }
});

test('people who left are not shown, and their reports are shown under the nearest active manager above', async () => {
  const { Ada, Eve } = await organisation(
    { Ada: null, Ben: 'Ada', Cyd: 'Ben', Dan: 'Cyd', Eve: 'Dan', Flo: 'Ben', Gus: 'Ada' },
    {
      Ben: { employmentStatus: 'terminated' },
      Cyd: { employmentStatus: 'inactive' },
      Gus: { employmentStatus: 'terminated' },
      Dan: { employmentStatus: 'on_leave' },
    },
  );
  expect(await drawing()).toEqual(['Ada', '  Dan', '    Eve', '  Flo']);
  const {
    people: [top, dan],
  } = await chart(viewer(['HR']));
  expect(dan).toMatchObject({ managerId: Ada?.id, directReportsCount: 1 });
  expect(top).toMatchObject({ directReportsCount: 2, teamSize: 3 });
  expect((await chart(viewer([], { userId: Eve?.userId ?? 0 }))).me?.id).toBe(Eve?.id);
});

test('a person whose sign-in is closed is not shown, and their reports are shown further up', async () => {
  await organisation({ Ada: null, Ben: 'Ada', Cyd: 'Ben' }, { Ben: { userIsActive: false } });
  expect(await drawing()).toEqual(['Ada', '  Cyd']);
});

test('when every manager above has left, a person with reports becomes a root', async () => {
  await organisation({ Ada: null, Ben: 'Ada', Cyd: 'Ben' }, { Ada: { employmentStatus: 'terminated' } });
  expect(await drawing()).toEqual(['Ben', '  Cyd']);
});

test('several managers without a manager are roots side by side; people without manager and reports are under the largest', async () => {
  const { Bea, Lou } = await organisation({
    Abe: null,
    Ann: 'Abe',
    Bea: null,
    Bob: 'Bea',
    Cyd: 'Bea',
    Lou: null,
    Max: null,
    Uwe: 'Max',
  });
  expect(await drawing()).toEqual(['Abe', '  Ann', 'Bea', '  Bob', '  Cyd', '  Lou', 'Max', '  Uwe']);
  const { people: drawn } = await chart();
  expect(drawn.find(({ id }) => id === Lou?.id)).toMatchObject({ managerId: null, parentId: Bea?.id });
  expect(drawn.find(({ id }) => id === Bea?.id)).toMatchObject({ directReportsCount: 2, teamSize: 3 });
});

test('a single person is the root, and without people the chart is empty', async () => {
  expect(await chart()).toEqual({ count: 0, people: [], me: null });
  await organisation({ Ada: null });
  expect(await drawing()).toEqual(['Ada']);
});

describe('a cycle in the data', () => {
  test('is cut so that nobody is lost or drawn twice', async () => {
    const { Cyd, Eve, ...rest } = await organisation({
      Ada: null,
      Bob: 'Ada',
      Cyd: null,
      Dan: 'Cyd',
      Eve: 'Dan',
      Flo: 'Eve',
    });
    await bend(Cyd, Eve);
    expect(await drawing()).toEqual(['Ada', '  Bob', '  Cyd', '    Dan', '      Eve', '        Flo']);
    const { people: drawn } = await chart();
    expect(drawn.find(({ id }) => id === Cyd?.id)).toMatchObject({
      managerId: null,
      parentId: rest['Ada']?.id,
      teamSize: 3,
    });
  });

  test('of one person, or through people who left, is also cut', async () => {
    const { Bob, Cyd, Gus } = await organisation(
      { Ada: null, Bob: 'Ada', Cyd: 'Bob', Gus: null, Hal: 'Gus', Ian: 'Hal' },
      { Hal: { employmentStatus: 'terminated' } },
    );
    const guard = 'alter table employee drop constraint employee_manager_other';
    await test_.database.query(guard);
    await bend(Cyd, Cyd);
    await bend(
      Gus,
      await add({ firstName: 'Jon', managerId: Gus?.id ?? null, employmentStatus: 'inactive' }),
    );
    expect(await drawing()).toEqual(['Ada', '  Bob', '  Cyd', '  Gus', '    Ian']);
    await bend(Cyd, Bob);
    await test_.database.query(`${guard.replace('drop', 'add')} check (manager_id <> id)`);
    expect((await drawing()).slice(0, 3)).toEqual(['Ada', '  Bob', '    Cyd']);
  });

  test('of everyone still leaves a chart with all of them', async () => {
    const { Ada, Cyd } = await organisation({ Ada: null, Bob: 'Ada', Cyd: 'Bob', Lou: null });
    await bend(Ada, Cyd);
    expect(await drawing()).toEqual(['Ada', '  Bob', '    Cyd', '  Lou']);
  });
});

describe('the number of statements', () => {
  /** Adds up to this many people below the first. */
  const fill = (size: number) =>
    test_.database.query(
      `insert into employee (user_id, first_name, last_name, email, job_title, manager_id, hire_date)
       select n + 100000, 'N' || n, 'Name', n || '@portal.example', 'Title', (select min(id) from employee), '2024-01-01'
       from generate_series((select count(*)::int from employee), $1::int - 1) as n`,
      [size],
    );
  const cost = async (document: string, size: number) => {
    await fill(size);
    const before = test_.database.statements;
    const { data, errors } = await test_.run<Chart>(viewer(['Manager']), document);
    expect([errors, data.orgChart.people.length]).toEqual([[], size]);
    return test_.database.statements - before;
  };

  test('of the chart is one, for any number of people', async () => {
    const document =
      '{ orgChart { count people { id userId fullName position departmentName email managerId parentId depth directReportsCount teamSize user { id } } me { id } } }';
    await add({ firstName: 'Ada' });
    for (const size of [1, 50, 5_000]) expect([size, await cost(document, size)]).toEqual([size, 1]);
  });

  test('with everyone’s record, chain and reports grows only by one of a kind for every five hundred people', async () => {
    const document =
      '{ orgChart { people { employee { salary managerChain { id salary } directReports { id salary } directReportsCount departmentSize } } } }';
    await add({ firstName: 'Ada' });
    // Chart; records; chains; reports; head counts. Ada is already loaded when someone’s chain needs her.
    for (const size of [2, 50, 480]) expect([size, await cost(document, size)]).toEqual([size, 5]);
    expect(await cost('{ orgChart { people { employee { id } } } }', 1_200)).toBe(1 + 3);
  });
});
