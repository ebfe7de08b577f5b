import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  DepartmentsDocument,
  ReportAgesDocument,
  ReportFunnelDocument,
  ReportHoursDocument,
  ReportLearningDocument,
  ReportLeaveDocument,
  ReportStaffDocument,
  ReportTicketsDocument,
} from '../../generated/graphql';
import { answers, broken, never, person, type TestPerson } from '../../testing/graph';
import { renderScreen } from '../../testing/renderScreen';
import { watchSaving } from '../../testing/jsdom/saving';
import { interceptNetwork } from '../../testing/server';
import { DashboardPage } from './DashboardPage';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const figure = (value: number | null, period: string | null = null, ...groups: (string | null)[]) => ({
  period,
  groups,
  value,
  isWithheld: value === null,
});
interface Range {
  from?: string | null;
  to?: string | null;
  department?: string | null;
}
const last = ({ to }: Range) => to ?? '';

/** Variables of each call by its card. */
const asked: Record<string, Range> = {};

const figures: RequestHandler[] = [
  answers(ReportStaffDocument, (range) => {
    asked['staff'] = range;
    return {
      headcount: [figure(148, range.from), figure(152, last(range))],
      hires: [figure(6, last(range))],
      leavers: [figure(2, last(range))],
    };
  }),
  answers(ReportLeaveDocument, (range) => ({
    byType: [figure(31, last(range), 'VACATION'), figure(null, last(range), 'SICK')],
    whole: [figure(1204)],
  })),
  answers(ReportHoursDocument, (range) => ({
    worked: [figure(5820, last(range))],
    target: [figure(6000, last(range))],
  })),
  answers(ReportTicketsDocument, (range) => ({
    opened: [figure(96, last(range))],
    resolved: [figure(81, last(range))],
  })),
  answers(ReportAgesDocument, () => ({
    open: [figure(4, null, 'IT_SUPPORT')],
    age: [figure(3.26, null, 'IT_SUPPORT')],
    hours: [figure(36, null, 'IT_SUPPORT')],
  })),
  answers(ReportFunnelDocument, () => ({
    byStatus: [
      figure(20, null, 'SUBMITTED'),
      figure(12, null, 'UNDER_REVIEW'),
      figure(8, null, 'INTERVIEWED'),
      figure(null, null, 'ACCEPTED'),
    ],
    whole: [figure(43)],
  })),
  answers(ReportLearningDocument, (range) => {
    asked['learning'] = range;
    return {
      completed: [figure(9, last(range))],
      enrolled: range.isWhole ? [figure(17, last(range))] : undefined,
      whole: [figure(9)],
    };
  }),
  answers(DepartmentsDocument, () => ({
    departments: {
      results: [
        { id: 1, name: 'Engineering' },
        { id: 2, name: 'Sales' },
      ],
    },
  })),
];

const open = ({
  at = '/dashboard',
  viewer = person(),
  first = [],
}: { at?: string; viewer?: TestPerson; first?: RequestHandler[] } = {}) =>
  renderScreen(<DashboardPage />, { at, viewer, answers: [...first, ...figures] });

const card = (title: string) => screen.findByRole('region', { name: title });
const table = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('everyone reads the figures of the organisation over the last twelve months, and no departments [A2.6]', async () => {
  await open({ at: '/dashboard?department=Sales' });
  expect(await table('Headcount at the end of each month')).toHaveLength(13);
  expect(asked['staff']).toMatchObject({ department: null });
  expect(screen.queryByRole('button', { name: /Department/ })).not.toBeInTheDocument();
  expect(screen.getByText('Whole organization')).toBeVisible();
});

test('each card has its main number above its chart', async () => {
  await open();
  await table('Headcount at the end of each month');
  for (const [title, text] of [
    ['Headcount', /152 people today, 4 more than in /],
    ['Hires and leavers', /6 hired, 2 left/],
    ['Leave by type', /1,204 days of approved leave/],
    ['Hours against target', /97% of the hours of their contracts/],
    ['Tickets opened and resolved', /96 opened, 81 resolved/],
    ['Age of tickets by kind', /4 tickets are open today/],
    ['Recruitment funnel', /43 applications for internal postings/],
    ['Learning', /9 courses were completed/],
  ] as const) {
    await waitFor(async () => expect(await card(title)).toHaveTextContent(text));
  }
  expect((await table('Average age of open tickets and time to resolution by kind'))[2]).toBe(
    'IT support (4 open)3.3 days1.5 days',
  );
});

test('withheld numbers are missing in the chart of a card, and the card says so', async () => {
  await open();
  const rows = await table('Days of leave by type and month');
  expect(rows.at(-1)).toMatch(/31 days–0 days/);
  expect(within(await card('Leave by type')).getByText(/fewer than five people/)).toBeVisible();
  expect(await table('Applications by the step that they have reached')).toEqual([
    'StepApplications',
    'Applied43 applications',
  ]);
  expect(within(await card('Headcount')).queryByText(/fewer than five people/)).not.toBeInTheDocument();
});

test.each(['HR', 'Analyst', 'Administrator'])(
  '%s selects a department and a period, which are in the address',
  async (role) => {
    const { user, router } = await open({ viewer: person({ roles: [role] }) });
    await user.click(await screen.findByRole('button', { name: 'All departments Department' }));
    await user.click(await screen.findByRole('option', { name: 'Sales' }));
    await waitFor(() => expect(asked['staff']).toMatchObject({ department: 'Sales' }));
    await user.click(screen.getByRole('button', { name: 'Last 12 months Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last 3 months' }));
    await waitFor(() => expect(router.state.location.search).toBe('?department=Sales&months=3'));
    await waitFor(async () => expect(await table('Headcount at the end of each month')).toHaveLength(4));
    // The department of who begins a course is not known.
    expect(asked['learning']).toMatchObject({ isWhole: false, department: 'Sales' });
    await user.click(screen.getByRole('button', { name: 'Last 3 months Period' }));
    await user.click(await screen.findByRole('option', { name: 'Last 12 months' }));
    await waitFor(() => expect(router.state.location.search).toBe('?department=Sales'));
  },
);

test('a link with a department and a period shows exactly those, and an invalid link the default period', async () => {
  await open({ at: '/dashboard?months=6&department=Sales', viewer: person({ roles: ['HR'] }) });
  expect(await table('Headcount at the end of each month')).toHaveLength(7);
  expect(await screen.findByRole('button', { name: 'Sales Department' })).toBeVisible();
});

test('a card that cannot be loaded says so and can be retried; the other cards stay', async () => {
  let isBroken = true;
  const { user } = await open({
    first: [answers(ReportLeaveDocument, () => (isBroken ? broken() : undefined))],
  });
  const leave = within(await card('Leave by type'));
  expect(await leave.findByText('Failed to load these figures.')).toBeVisible();
  expect(leave.getByText('N/A')).toBeVisible();
  expect(await table('Headcount at the end of each month')).toHaveLength(13);
  isBroken = false;
  await user.click(leave.getByRole('button', { name: 'Retry' }));
  expect(await leave.findByText('1,204')).toBeVisible();
});

test('after an outage, retrying one card loads every card that failed, and no other', async () => {
  let isAway = true;
  let staff = 0;
  const away = () => (isAway ? broken() : undefined);
  const { user } = await open({
    first: [
      answers(ReportStaffDocument, () => {
        staff += 1;
        return undefined;
      }),
      answers(ReportLeaveDocument, away),
      answers(ReportHoursDocument, away),
      answers(ReportTicketsDocument, away),
    ],
  });
  await table('Headcount at the end of each month');
  await waitFor(() => expect(screen.getAllByText('Failed to load these figures.')).toHaveLength(3));
  const hours = within(await card('Hours against target'));
  await user.click(hours.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(hours.getByRole('button', { name: 'Retry' })).toBeEnabled());
  expect(hours.getByText('Failed to load these figures.')).toBeVisible();
  isAway = false;
  await user.click(hours.getByRole('button', { name: 'Retry' }));
  expect(await hours.findByText('97%')).toBeVisible();
  expect(await within(await card('Leave by type')).findByText('1,204')).toBeVisible();
  expect(await within(await card('Tickets opened and resolved')).findByText('96')).toBeVisible();
  expect(screen.queryByText('Failed to load these figures.')).not.toBeInTheDocument();
  expect(staff).toBe(1);
});

test('loading figures show "...", and a period without data names what is missing', async () => {
  await open({
    first: [
      answers(ReportHoursDocument, never),
      answers(ReportStaffDocument, () => ({ headcount: [], hires: [], leavers: [] })),
    ],
  });
  expect(within(await card('Hours against target')).getByText('...')).toBeVisible();
  expect(
    await within(await card('Hires and leavers')).findByText(
      'No one was hired and no one left in this time.',
    ),
  ).toBeVisible();
});

test('the figures of a card can be downloaded as a file', async () => {
  const { user } = await open({ at: '/dashboard?months=3' });
  const saved = watchSaving();
  await table('Tickets opened and resolved by month');
  await user.click(screen.getByRole('button', { name: 'Save Tickets opened and resolved by month' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as table (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('tickets_opened_and_resolved.csv');
  expect(await saved[0]?.text).toMatch(/^Month,Opened,Resolved\r\n(.*,0,0\r\n){2}.*,96,81\r\n$/);
});
