import { inviteImported } from '../../subgraphs/identity/importedAccount/invitation.service.js';
import { mailsTo } from '../../subgraphs/kit/testing/mails.js';
import { database as people } from '../../subgraphs/people/database.js';
import { importRunner } from '../../subgraphs/people/employeeImport/importEvents.service.js';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const START = 'mutation ($file: Upload!) { startEmployeeImport(file: $file) { id total } }';
const READ = 'query ($id: Int!) { employeeImport(id: $id) { status made known problems { row reason } } }';
const FIND = `query ($search: String!) { employees(search: $search) { results {
  fullName email jobTitle departmentName employmentStatus isActive manager { email } user { isActive } } } }`;
const HEADS = 'Employee ID;First name;Last name;Email;Job title;Department;Manager;Employment status';
const WORD = 'Quiet-Meadow-77';

interface Job {
  status: string;
  made: number;
  known: number;
  problems: { row: number | null; reason: string }[];
}

async function start(rows: string[]): Promise<number> {
  const parts = [
    ['name="operations"', JSON.stringify({ query: START, variables: { file: null } })],
    ['name="map"', '{"0":["variables.file"]}'],
    ['name="0"; filename="people.csv"', [HEADS, ...rows].join('\n')],
  ];
  const payload = parts.map(
    ([head, body]) => `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`,
  );
  const { body } = await portal.call<{ data: { startEmployeeImport: { id: number } } }>('POST', '/graphql', {
    as: 'hr',
    payload: `${payload.join('')}--edge--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=edge', 'apollo-require-preflight': '1' },
  });
  return body.data.startEmployeeImport.id;
}

/** What waits in all outboxes is brought to everyone, as the portal does every two seconds. */
async function deliver(): Promise<void> {
  const links = Object.values(portal.portal.links);
  for (const from of links) {
    const events = await from.waitingEvents();
    await Promise.all(links.filter((link) => link !== from).map((link) => link.receive(events)));
    await from.markDelivered(events.map(({ id }) => id));
  }
  await importRunner.idle();
}

async function ended(id: number): Promise<Job> {
  for (let round = 0; round < 6; round += 1) {
    await deliver();
    const { data } = await portal.graphql<{ employeeImport: Job }>('hr', READ, { id });
    if (data.employeeImport.status !== 'RUNNING') return data.employeeImport;
  }
  throw new Error('The import did not end.');
}

const find = async (search: string) =>
  (await portal.graphql<{ employees: { results: unknown[] } }>('hr', FIND, { search })).data.employees
    .results;
const login = (email: string) =>
  portal.call<{ token?: string }>('POST', '/api/auth/login/', { body: { email, password: WORD } });

test('imported people have records under their managers, choose a password by the mailed link and sign in', async () => {
  const rows = [
    'N1;Nia;Obiakor;nia.obiakor@portal.example;Engineer;eng;bo.lundqvist@portal.example;',
    ';Bo;Lundqvist;bo.lundqvist@portal.example;Head of Engineering;Engineering;;',
    ';Ana;Lopezova;ana.lopezova@portal.example;Engineer;;N1;Terminated',
  ];
  expect(await ended(await start(rows))).toEqual({ status: 'DONE', made: 3, known: 0, problems: [] });
  expect(await find('Obiakor')).toEqual([
    {
      fullName: 'Nia Obiakor',
      email: 'nia.obiakor@portal.example',
      jobTitle: 'Engineer',
      departmentName: 'Engineering',
      employmentStatus: 'ACTIVE',
      isActive: true,
      manager: { email: 'bo.lundqvist@portal.example' },
      user: { isActive: true },
    },
  ]);
  expect(await find('Lopezova')).toMatchObject([{ isActive: false, user: { isActive: false } }]);
  expect(await ended(await start(rows))).toEqual({ status: 'DONE', made: 0, known: 3, problems: [] });

  expect((await login('nia.obiakor@portal.example')).status).toBe(400);
  await inviteImported(portal.portal.config);
  expect(await mailsTo(portal.portal.config, 'ana.lopezova@portal.example')).toEqual([]);
  const [mail = ''] = await mailsTo(portal.portal.config, 'nia.obiakor@portal.example');
  const [, token] = /login\?reset=([\w-]{43})\r\n/.exec(mail) ?? [];
  const chosen = await portal.call('POST', '/api/auth/reset-password/', {
    body: { token, new_password: WORD, new_password_confirm: WORD },
  });
  expect(chosen.status).toBe(200);
  const { body } = await login('nia.obiakor@portal.example');
  const profile = await portal.call('GET', '/api/auth/profile/', { token: String(body.token) });
  expect(profile.body).toMatchObject({ email: 'nia.obiakor@portal.example', first_name: 'Nia' });
});

test('when the records cannot be written the accounts are removed again, and the file can be imported later', async () => {
  const rows = [
    ';Ida;Brandvik;ida.brandvik@portal.example;Engineer;;;',
    ';Ole;Brandvik;ole.brandvik@portal.example;Engineer;;;',
  ];
  await people.query(
    `alter table employee add constraint none check (email <> 'ole.brandvik@portal.example') not valid`,
  );
  const failed = await ended(await start(rows));
  await people.query('alter table employee drop constraint none');
  expect(failed).toMatchObject({ status: 'FAILED', made: 0, problems: [{ row: null }] });
  expect(await find('Brandvik')).toEqual([]);
  const users = await portal.graphql<{ users: { results: unknown[] } }>(
    'admin',
    '{ users(search: "Brandvik") { results { id } } }',
  );
  expect(users.data.users.results).toEqual([]);
  expect(await ended(await start(rows))).toMatchObject({ status: 'DONE', made: 2 });
  expect(await find('Brandvik')).toHaveLength(2);
});
