import { archiveOf } from '../../kit/testing/files/archives.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { TestIdentity } from '../testing/identity.js';
import { csvOf, hr, imports } from '../testing/imports.js';

const identity = new TestIdentity();
let test_: TestSubgraph;
const { check, start, read, clear } = imports(() => test_, identity);

beforeAll(async () => {
  test_ = await openTestSubgraph(people, { graph: identity.graph });
});
afterAll(() => test_.close());
beforeEach(() => clear());

const NIA = 'Nia,Obi,nia.obi@portal.example,Engineer';
const problemsOf = async (content: string) => (await check(content)).data.check.problems;
const refusedFile = async (content: string | Buffer) => (await check(content)).errors[0]?.fields?.['file'];

test('only people who manage sign-ins and records may check a file, start an import or read its status', async () => {
  const outsiders = [viewer(), viewer(['Manager']), viewer(['IT Staff']), viewer(['Analyst'])];
  const half = [
    viewer(['HR'], { permissions: ['employee.manage'] }),
    viewer(['HR'], { permissions: ['user.manage'] }),
  ];
  await start(csvOf([NIA]));
  for (const who of [null, ...outsiders, ...half]) {
    const code = who ? 'FORBIDDEN' : 'UNAUTHENTICATED';
    for (const answer of [
      await check(csvOf([NIA]), who),
      await start(csvOf([NIA]), who),
      await read(null, who),
    ])
      expect(answer.errors[0]?.code).toBe(code);
  }
});

test.each([
  ['an empty file', '', 'The submitted file is empty.'],
  [
    'a spreadsheet',
    archiveOf([
      {
        name: '[Content_Types].xml',
        content:
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
    ]),
    'This is a spreadsheet. Save it as “CSV UTF-8” and choose that file.',
  ],
  ['a PDF', '%PDF-1.7', 'This is not a CSV file, but a file of the kind PDF.'],
  ['a program', Buffer.from([1, 0, 2, 0]), 'This is not a CSV file.'],
  [
    'Latin-1',
    Buffer.from(csvOf(['José,Ruiz,jose@portal.example,Engineer']), 'latin1'),
    'This file is not UTF-8, so that letters such as é would be wrong. Save it as “CSV UTF-8” and choose that file.',
  ],
  [
    'UTF-16',
    Buffer.from(`\uFEFF${csvOf([NIA])}`, 'utf16le'),
    'This file is UTF-16. Save it as “CSV UTF-8” and choose that file.',
  ],
  ['heads alone', csvOf([]), 'There is no row below the names of the columns.'],
  [
    'columns that are missing',
    csvOf([NIA], 'First name,Surname,Mobile,Job title'),
    'These columns are missing: Email. The first row names the columns.',
  ],
  [
    'a column twice',
    csvOf([NIA], 'First name,E-mail,email,Job title'),
    'The column “Email” appears twice in the file.',
  ],
  [
    'a quotation mark that is not closed',
    csvOf([NIA, '"Ana,Lopez,ana@portal.example,Engineer']),
    'The quotation marks in row 3 do not match.',
  ],
  [
    'too many rows',
    csvOf(Array.from({ length: 10_001 }, (_, at) => `A,B,a${at}@portal.example,C`)),
    'A file may have at most 10,000 rows. Split it into several files.',
  ],
])('%s is refused with the right reason', async (_what, content, reason) => {
  expect(await refusedFile(content)).toEqual([reason]);
});

test('columns are found by name, in any order, case and separator; unknown columns are named and ignored', async () => {
  const heads = '\uFEFFJOB_TITLE;e mail;Shoe size;lastName;First Name';
  const { data, errors } = await check(
    csvOf(['"Engineer; backend";Nia.Obi@portal.example;42;Obi;Nia', ';;;;'], heads),
  );
  expect(errors).toEqual([]);
  expect(data.check).toEqual({
    rows: 1,
    newRows: 1,
    knownRows: 0,
    badRows: 0,
    unknownColumns: ['Shoe size'],
    problemCount: 0,
    problems: [],
  });
});

test('every bad row is listed with its number, column and reason, by the rules of hiring [B5.1]', async () => {
  const heads =
    'First name,Last name,Email,Job title,Department,Hire date,Employment status,Salary,Weekly hours,Employee ID';
  const problems = await problemsOf(
    csvOf(
      [
        ',Obi,nobody,,,,,,,',
        'Ana,Lopez,ana@portal.example,Engineer,Astrology,08/03/2027,Sleeping,a lot,200,E1',
        '',
        'Bo,Lund,bo@portal.example,Engineer,eng,2027-02-30,On leave,85000,40,E1,more',
        'Ana,Lopez,ANA@portal.example,Engineer,,,,,,',
      ],
      heads,
    ),
  );
  expect(problems.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)).toEqual([
    '2 Job title: This field may not be blank.',
    '2 First name: This field may not be blank.',
    '2 Email: Enter a valid email address.',
    '3 Hire date: Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
    '3 Employment status: "Sleeping" is not a valid choice.',
    '3 Salary: A valid number is required.',
    '3 Weekly hours: Ensure this value is less than or equal to 168.',
    '3 Department: There is no such department.',
    '5 null: This row has more cells than there are columns.',
    '5 Hire date: There is no day 2027-02-30 in the calendar.',
    '5 Employee ID: The same employee ID is in row 3.',
    '6 Email: The same email is in row 3.',
  ]);
});

test('people known by e-mail or employee id stay unchanged, and a row that matches two people is a bad row', async () => {
  await addEmployee(test_.database, { email: 'nia.obi@portal.example', employeeId: 'E1' });
  await addEmployee(test_.database, { email: 'bo@portal.example', employeeId: 'E2' });
  const heads = 'First name,Last name,Email,Job title,Employee ID,Salary';
  const { data } = await check(
    csvOf(
      [
        'Nia,Obi,Nia.Obi@portal.example,Engineer,,what is not read',
        'Bo,Lund,new.address@portal.example,Engineer,E2,',
        'Ana,Lopez,ana@portal.example,Engineer,E3,1',
      ],
      heads,
    ),
  );
  expect(data.check).toMatchObject({ rows: 3, newRows: 1, knownRows: 2, badRows: 0 });
  expect(await problemsOf(csvOf(['Nia,Obi,nia.obi@portal.example,Engineer,E2,1'], heads))).toEqual([
    { row: 2, column: 'Employee ID', reason: 'This employee ID belongs to another person than the email.' },
  ]);
});

test('a manager is found by e-mail or employee id, even in a later row; a cycle and a manager who left are refused [R6]', async () => {
  await addEmployee(test_.database, { employeeId: 'BOSS' });
  await addEmployee(test_.database, { email: 'gone@portal.example', employmentStatus: 'terminated' });
  const heads = 'First name,Last name,Email,Job title,Employee ID,Manager,Status';
  const row = (name: string, manager: string, status = '') =>
    `${name},X,${name}@portal.example,Engineer,${name},${manager},${status}`;
  const fine = [row('a', 'c'), row('b', 'BOSS'), row('c', 'B@portal.example')];
  expect(await problemsOf(csvOf(fine, heads))).toEqual([]);
  const circle = 'A manager cannot report to themselves or to one of their reports.';
  expect(
    await problemsOf(
      csvOf(
        [
          row('a', 'c'),
          row('b', 'a'),
          row('c', 'b'),
          row('d', 'a'),
          row('e', 'e'),
          row('f', 'gone@portal.example'),
          row('g', 'h'),
          row('h', '', 'Terminated'),
          row('i', 'nobody'),
        ],
        heads,
      ),
    ),
  ).toEqual([
    { row: 2, column: 'Manager', reason: circle },
    { row: 3, column: 'Manager', reason: circle },
    { row: 4, column: 'Manager', reason: circle },
    { row: 6, column: 'Manager', reason: circle },
    { row: 7, column: 'Manager', reason: 'Choose a manager who works here.' },
    { row: 8, column: 'Manager', reason: 'Choose a manager who works here.' },
    { row: 10, column: 'Manager', reason: 'There is no one with this email or employee ID.' },
  ]);
});

test('nobody can import their own record, and an existing account must be able to sign in', async () => {
  const closed = identity.add({ isActive: false });
  const open = identity.add();
  const own = await problemsOf(csvOf([`Me,X,${hr.email},Director`]));
  expect(own).toEqual([{ row: 2, column: 'Email', reason: 'You cannot make your own employee record.' }]);
  const heads = 'First name,Last name,Email,Job title,Status';
  expect(
    await problemsOf(
      csvOf(
        [`A,X,${closed.email},Chef,`, `B,X,${open.email},Chef,`, `B,X,${open.email},Chef,Terminated`],
        heads,
      ),
    ),
  ).toEqual([
    { row: 2, column: 'Email', reason: "This user's sign-in is not active." },
    { row: 4, column: 'Email', reason: 'The same email is in row 3.' },
    {
      row: 4,
      column: 'Email',
      reason: 'There is an account with this email. Add people who have left by hand.',
    },
  ]);
});

test('a name that is far too long is a bad row, even if most of its characters are invisible', async () => {
  const [problem] = await problemsOf(csvOf([`Nia${'\u200b'.repeat(400)},Obi,nia@portal.example,Engineer`]));
  expect(problem).toEqual({
    row: 2,
    column: 'First name',
    reason: 'Ensure this field has no more than 300 characters.',
  });
});

test('the first thousand of very many problems are listed, and all are counted', async () => {
  const { data } = await check(csvOf(Array.from({ length: 1_500 }, (_, at) => `A,B,a${at}@portal.example,`)));
  expect(data.check).toMatchObject({ badRows: 1_500, problemCount: 1_500, newRows: 0 });
  expect(data.check.problems).toHaveLength(1_000);
});

test('checking changes nothing, and a file with one bad row imports nobody', async () => {
  await check(csvOf([NIA]));
  const { errors } = await start(csvOf([NIA, 'Ana,Lopez,ana,Engineer']));
  expect(errors[0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { file: ['1 of 2 rows cannot be imported, so nothing was changed. Check the file to see why.'] },
  });
  expect((await read()).data.job).toBeNull();
  expect(await test_.database.query('select 1 from outbox')).toEqual([]);
});
