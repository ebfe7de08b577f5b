import { screen, waitFor, within } from '@testing-library/react';

import {
  EmployeesDocument,
  EmployeeStatisticsDocument,
  ReviewCyclesDocument,
} from '../../../generated/graphql';
import { employee, employeesPage, hrPerson, recordDetails } from '../../../testing/people/employees';
import { answers, broken, deferred } from '../../../testing/graph';
import { chooseOf, employeeRow, openEmployees } from '../../../testing/people/openEmployees';
import { interceptNetwork } from '../../../testing/server';
import { pass, withStoppedClock } from '../../../testing/jsdom/stoppedClock';

interceptNetwork();

const stats = () => screen.getAllByRole('group').map((card) => card.textContent);

test('four cards show head counts; new employees are 2% of all, rounded down [B2.14 B9.6]', async () => {
  await openEmployees();
  await waitFor(() =>
    expect(stats()).toEqual([
      'Total Employees241Former ones included',
      'Active22694% of all',
      'On leave9Away for a longer time',
      'New this month4Estimated as 2% of all',
    ]),
  );
});

test('figures that fail say "N/A" and do not affect the list', async () => {
  await openEmployees({ handlers: [answers(EmployeeStatisticsDocument, broken)] });
  await employeeRow('Amara Nwosu');
  await waitFor(() => expect(screen.getAllByText('N/A')).toHaveLength(4));
});

test('a row has the person, the role with its department, status, join date and experience [B2.16 B3.2 B3.4 B3.5 B3.9 B3.11 B3.15]', async () => {
  await openEmployees();
  const row = await employeeRow('Amara Nwosu');
  expect(
    within(screen.getByRole('table', { name: 'Employees' }))
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['', 'Employee', 'Role & Department', 'Status', 'Join Date', 'Experience', 'Actions']);
  for (const text of [
    'amara.nwosu@portal.example',
    'Engineer',
    'Engineering',
    'Active',
    /3.Feb.2022/,
    '4.8 y',
  ])
    expect(row).toHaveTextContent(text);
});

test.each([
  ['0.0', 0],
  ['0.5', 10],
  ['4.8', 96],
  ['5.0', 100],
  ['12.3', 100],
])(
  'after %s years the experience bar is filled to %s percent [B2.18 B9.7]',
  async (yearsOfService, percent) => {
    await openEmployees({ list: () => employeesPage([employee({ yearsOfService })]) });
    const row = await employeeRow('Amara Nwosu');
    const bar = within(row).getByRole('progressbar', { name: 'Experience' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(percent);
  },
);

test('the menu of a row offers details, timesheets and edit [B2.17]', async () => {
  const { user } = await openEmployees();
  const row = await employeeRow('Amara Nwosu');
  await user.click(within(row).getByRole('button', { name: 'Actions for Amara Nwosu' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'View details',
    'View timesheets',
    'Edit',
  ]);
});

test('the first page has a hundred people by name, and makes no other request [B7.3 B7.4 B9.1]', async () => {
  const { asked } = await openEmployees({ list: () => employeesPage([employee()], 241) });
  await employeeRow('Amara Nwosu');
  expect(screen.getByText('241 employees')).toBeVisible();
  expect(asked).toEqual([
    {
      search: null,
      departmentId: null,
      employmentStatus: null,
      ordering: 'firstName,lastName',
      page: 1,
      pageSize: 100,
    },
  ]);
});

test('a search is sent 300 ms after typing pauses, and is in the address [B2.15 B7.5 B9.2]', async () => {
  const { user, asked, router } = await openEmployees();
  await employeeRow('Amara Nwosu');
  await withStoppedClock(async () => {
    await user.click(screen.getByRole('searchbox', { name: 'Search employees' }));
    await user.keyboard('ama');
    await pass(299);
    expect(asked).toHaveLength(1);
    await pass(1);
  });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'ama' }));
  expect(router.state.location.search).toBe('?search=ama');
});

test('department and status filter the list and are in the address [B2.15 B7.3 B7.11 B4.1]', async () => {
  const { user, asked, router } = await openEmployees();
  await employeeRow('Amara Nwosu');
  await user.click(screen.getByRole('button', { name: 'All departments Department' }));
  await user.click(await screen.findByRole('option', { name: 'Human Resources' }));
  await user.click(screen.getByRole('button', { name: 'All statuses Status' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All statuses',
    'Active',
    'Probation',
    'On leave',
    'Inactive',
    'Terminated',
  ]);
  await user.click(await screen.findByRole('option', { name: 'On leave' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ departmentId: [4], employmentStatus: ['ON_LEAVE'] }),
  );
  expect(router.state.location.search).toBe('?department=4&status=on_leave');
});

test('a link reproduces search, filter and order', async () => {
  const { asked } = await openEmployees({
    at: '/hr/employees?search=ama&department=3&status=probation&sort=-hireDate&page_size=50',
  });
  await employeeRow('Amara Nwosu');
  expect(asked).toEqual([
    {
      search: 'ama',
      departmentId: [3],
      employmentStatus: ['PROBATION'],
      ordering: '-hireDate',
      page: 1,
      pageSize: 50,
    },
  ]);
});

test('without a match the filters can be cleared', async () => {
  const { user, asked } = await openEmployees({
    at: '/hr/employees?status=inactive',
    list: ({ employmentStatus }) => employeesPage(employmentStatus ? [] : [employee()]),
  });
  expect(await screen.findByText('No employees match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await employeeRow('Amara Nwosu');
  expect(asked.at(-1)).toMatchObject({ employmentStatus: null });
});

test('a list that cannot be loaded is reported in a toast with the reason and in place of the list, and Retry loads it [B8.1 B8.2]', async () => {
  let isBroken = true;
  const { user } = await openEmployees({ list: () => (isBroken ? broken() : employeesPage([employee()])) });
  expect(await screen.findAllByText('Failed to load employees.')).toHaveLength(2);
  expect(screen.getByText('An unexpected error occurred')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await employeeRow('Amara Nwosu');
});

test('while the next rows are loading the present rows stay', async () => {
  const late = deferred(() => employeesPage([employee({ id: 22, fullName: 'Ama Owusu' })]));
  const { user } = await openEmployees({
    list: ({ ordering }) => (ordering === 'jobTitle' ? late.respond() : employeesPage([employee()])),
  });
  await employeeRow('Amara Nwosu');
  await user.click(screen.getByRole('button', { name: /Role & Department/ }));
  await late.arrived();
  expect(await employeeRow('Amara Nwosu')).toBeVisible();
  late.release();
  await employeeRow('Ama Owusu');
});

test('the page links back to the HR portal [B2.4]', async () => {
  await openEmployees();
  expect(screen.getByRole('link', { name: 'Back to HR Portal' })).toHaveAttribute('href', '/hr');
});

test('an administrator manages employees like HR [B1.1 B6.1]', async () => {
  const { user } = await openEmployees({
    viewer: hrPerson(['Administrator']),
    handlers: recordDetails(() => employee()),
  });
  await chooseOf(user, 'Amara Nwosu', 'Edit');
  expect(await screen.findByRole('dialog', { name: 'Edit employee' })).toBeVisible();
});

test('a link with a name instead of a department id says that it does not filter the list, and can be corrected', async () => {
  const { user, asked, router } = await openEmployees({ at: '/hr/employees?department=Sales&status=active' });
  const note = 'The address has an unknown department, so the list is not filtered by department.';
  expect(await screen.findByText(note)).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ departmentId: null, employmentStatus: ['ACTIVE'] });
  await user.click(screen.getByRole('button', { name: 'Remove it from the address' }));
  await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?status=active');
});

test('a link to an unknown department shows no rows and says so', async () => {
  await openEmployees({
    at: '/hr/employees?department=999',
    handlers: [answers(EmployeesDocument, () => employeesPage([]))],
  });
  expect(await screen.findByText('No employees match')).toBeVisible();
});

test('the actions for employees are not offered beside review cycles and policies', async () => {
  const { user } = await openEmployees();
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Policies' }));
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add Employee' })).not.toBeInTheDocument();
});

test('employees are not loaded while the review cycles are shown, whose order and page are in the address', async () => {
  const { asked } = await openEmployees({
    at: '/hr/employees?tab=reviews&sort=state&page=9',
    handlers: [answers(ReviewCyclesDocument, broken)],
  });
  expect(await screen.findByText('Failed to load the review cycles. Please try again.')).toBeVisible();
  expect(asked).toEqual([]);
});
