import { screen, waitFor, within } from '@testing-library/react';

import {
  EmployeeDetailsDocument,
  EmployeeHistoryDocument,
  PersonReviewsDocument,
} from '../../../../generated/graphql';
import { dialogFacts } from '../../../../testing/page/dialogFacts';
import {
  colleague,
  employee,
  employeesPage,
  recordChange,
  recordDetails,
  recordHistory,
} from '../../../../testing/people/employees';
import { answers, broken } from '../../../../testing/graph';
import { chooseOf, employeeRow, openEmployees } from '../../../../testing/people/openEmployees';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const panel = () => screen.findByRole('dialog', { name: 'Amara Nwosu' });
const at = '/hr/employees?employee=21';

test('the name of an employee opens the details, whose address is a link, and closing returns to the list [B2.19]', async () => {
  const { user, router } = await openEmployees({
    at: '/hr/employees?status=active',
    handlers: recordDetails(() => employee()),
  });
  await user.click(within(await employeeRow('Amara Nwosu')).getByRole('link', { name: 'Amara Nwosu' }));
  expect(await panel()).toBeVisible();
  expect(router.state.location.search).toBe('?status=active&employee=21');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?status=active'));
});

test('the details have every field of an employee [B3.1 B3.2 B3.3 B3.7 B3.8 B3.10 B3.11 B3.12 B3.13 B3.14 B3.15 B7.6]', async () => {
  await openEmployees({ at, handlers: recordDetails(() => employee()) });
  expect(await screen.findByText('EMP00021')).toBeVisible();
  expect(dialogFacts()).toEqual({
    Email: 'amara.nwosu@portal.example',
    'Employee ID': 'EMP00021',
    'Phone number': '+1 555 0100',
    'Employment type': 'Full-time',
    'Weekly hours': '40 hours',
    'Join date': '3 Feb 2022',
    Experience: '4.8 y',
    Salary: '$85,000.00 a year',
    Address: '12 Quay Street, Boston, MA 02110, USA',
  });
});

test('fields that the reader may not see are omitted, without an empty line', async () => {
  const hidden = { salary: null, weeklyHours: null };
  await openEmployees({ at, handlers: recordDetails(() => employee(hidden)) });
  expect(await screen.findByText('EMP00021')).toBeVisible();
  expect(Object.keys(dialogFacts())).not.toEqual(expect.arrayContaining(['Salary']));
  expect(Object.keys(dialogFacts())).not.toEqual(expect.arrayContaining(['Weekly hours']));
});

test('the reporting line goes from the top to the manager, and each name links to that record [B3.6]', async () => {
  const reports = Array.from({ length: 6 }, (_, index) =>
    colleague(50 + index, `Report ${index}`, 'Engineer'),
  );
  const { user, router } = await openEmployees({
    at,
    handlers: recordDetails(() => employee({ directReports: reports, directReportsCount: 6 })),
  });
  const line = within(await screen.findByRole('region', { name: 'Reporting line' }));
  expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Ines Prado',
    'Daniel Cho',
    'Report 0',
    'Report 1',
    'Report 2',
    'Report 3',
    'Report 4',
  ]);
  expect(line.getByText('6 direct reports')).toBeVisible();
  expect(line.getByText('and 1 more')).toBeVisible();
  await user.click(line.getByRole('link', { name: 'Daniel Cho' }));
  expect(router.state.location.search).toBe('?employee=30');
});

test('the history of the record shows what changed, who changed it and when, the newest first', async () => {
  await openEmployees({
    at,
    handlers: [
      ...recordDetails(() => employee()),
      recordHistory([
        recordChange({ id: 4, field: 'SALARY', before: '80000.00', after: '85000.00' }),
        recordChange({ id: 3, field: 'EMPLOYMENT_STATUS', before: 'probation', after: 'active' }),
        recordChange({ id: 2, field: 'MANAGER', before: null, after: 'Daniel Cho', changedBy: null }),
        recordChange(),
      ]),
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'History' }));
  expect(list.getAllByRole('listitem').map((step) => step.textContent.replace(/\s/g, ' '))).toEqual([
    'SalaryPriya Raman · 2 Jun 2025, 09:30$80,000.00 → $85,000.00',
    'StatusPriya Raman · 2 Jun 2025, 09:30Probation → Active',
    'ManagerThe portal · 2 Jun 2025, 09:30none → Daniel Cho',
    'Job titlePriya Raman · 2 Jun 2025, 09:30Junior Engineer → Engineer',
    'Record made1 Feb 2022, 09:00',
  ]);
});

test('of a long history the newest fifty changes are shown, and the previous fifty on request', async () => {
  const asked: unknown[] = [];
  const all = Array.from({ length: 230 }, (_, index) => recordChange({ id: 230 - index }));
  const { user } = await openEmployees({
    at,
    handlers: [
      ...recordDetails(() => employee()),
      answers(EmployeeHistoryDocument, ({ page, pageSize }) => {
        asked.push([page, pageSize]);
        const start = ((page ?? 1) - 1) * 50;
        return { history: { count: 230, results: all.slice(start, start + 50) } };
      }),
    ],
  });
  for (const earlier of [180, 130, 80, 30])
    await user.click(
      await screen.findByRole('button', { name: `Show earlier changes (${String(earlier)})` }),
    );
  const steps = () => within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  await waitFor(() => expect(steps()).toHaveLength(231));
  expect(steps().at(-1)).toHaveTextContent('Record made');
  expect(screen.queryByRole('button', { name: /Show earlier changes/ })).not.toBeInTheDocument();
  expect(asked).toEqual([
    [undefined, 50],
    [2, 50],
    [3, 50],
    [4, 50],
    [5, 50],
  ]);
});

test('a history that got new changes while it was read is read again from the newest change', async () => {
  let count = 100;
  const { user } = await openEmployees({
    at,
    handlers: [
      ...recordDetails(() => employee()),
      answers(EmployeeHistoryDocument, ({ page }) => {
        const first = count - ((page ?? 1) - 1) * 50;
        const results = Array.from({ length: Math.min(50, first) }, (_, index) =>
          recordChange({ id: first - index, after: `Title ${String(first - index)}` }),
        );
        return { history: { count, results } };
      }),
    ],
  });
  await screen.findByText(/Title 100$/);
  count = 101;
  await user.click(screen.getByRole('button', { name: 'Show earlier changes (50)' }));
  expect(await screen.findByText(/Title 101$/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Show earlier changes (51)' })).toBeVisible();
});

test('a history that cannot be loaded does not affect the rest', async () => {
  await openEmployees({
    at,
    handlers: [...recordDetails(() => employee()), answers(EmployeeHistoryDocument, broken)],
  });
  expect(await screen.findByText('The history is not available at the moment.')).toBeVisible();
  expect(screen.getByText('EMP00021')).toBeVisible();
});

test('details that fail can be loaded again; a removed record says so', async () => {
  let isBroken = true;
  const { user } = await openEmployees({
    at,
    list: () => ({ employees: { count: 0, results: [] } }),
    handlers: [answers(EmployeeDetailsDocument, () => (isBroken ? broken() : { employee: null }))],
  });
  expect(await screen.findByText('Failed to load the employee. Please try again.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This employee does not exist any more.')).toBeVisible();
});

test('a person with read-only access to a record is not offered to edit it', async () => {
  const record = employee({ viewerCan: { update: false, updateTerms: false } });
  await openEmployees({ at, list: () => employeesPage([record]), handlers: recordDetails(() => record) });
  expect(await screen.findByText('EMP00021')).toBeVisible();
  const dialog = within(await panel());
  expect(dialog.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Open work' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Timesheets' })).toBeVisible();
});

test('the menu of a row also opens the details [B2.17]', async () => {
  const { user } = await openEmployees({ handlers: recordDetails(() => employee()) });
  await chooseOf(user, 'Amara Nwosu', 'View details');
  expect(await panel()).toBeVisible();
});

test('HR finds the reviews of a person in their details, and a retry if they could not be loaded', async () => {
  let works = false;
  const { user } = await openEmployees({
    at,
    handlers: [
      answers(PersonReviewsDocument, () =>
        works
          ? {
              performanceReviews: {
                results: [
                  {
                    id: 7,
                    state: 'SHARED' as const,
                    rating: 4,
                    cycle: { id: 2, name: 'Annual review 2026', dueDate: '2026-11-20', isOpen: true },
                  },
                ],
              },
            }
          : broken(),
      ),
      ...recordDetails(() => employee()),
    ],
  });
  expect(await screen.findByText(/The reviews could not be loaded/)).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(reviews.getByText('Shared')).toBeVisible();
  expect(reviews.getByRole('link', { name: 'Annual review 2026' })).toHaveAttribute(
    'href',
    '/hr/employees?tab=reviews&cycle=2&review=7',
  );
});
