import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { EmployeePortalDocument, LeaveYearDocument } from '../../generated/graphql';
import { ScreensContext } from '../../domain/navigation/ScreensContext';
import {
  moduleCard,
  moduleFigures,
  openEmployeePortal,
  portalFigures,
  statCard,
  week,
} from '../../testing/people/employeePortal';
import { answers, never, person } from '../../testing/graph';
import { leave, leaveYear, used } from '../../testing/tickets/leave';
import { interceptNetwork } from '../../testing/server';
import { statusCounts } from '../../testing/tickets/tickets';
import { CareerDevelopment } from './portal/CareerDevelopment';
import { PortalModules } from './portal/PortalModules';

interceptNetwork();

const year = leaveYear({
  ...used({ SICK: 2, PERSONAL: 4 }),
  pendingRequests: 1,
  requests: [
    leave({ id: 1, status: 'RESOLVED', startDate: '2026-11-02', endDate: '2026-11-07', totalDays: 6 }),
    leave({ id: 2, status: 'OPEN', startDate: '2026-12-14', endDate: '2026-12-16', totalDays: 3 }),
    leave({ id: 3, status: 'RESOLVED', startDate: '2026-12-30', endDate: '2027-01-02', totalDays: 4 }),
  ],
});
const full = portalFigures({
  leaveRequests: statusCounts({ OPEN: 1, RESOLVED: 3, CLOSED: 1, REJECTED: 2 }),
  feedback: statusCounts({
    OPEN: 2,
    IN_PROGRESS: 1,
    WAITING_RESPONSE: 1,
    RESOLVED: 4,
    CLOSED: 1,
    REJECTED: 1,
  }),
  tickets: statusCounts({ OPEN: 3, IN_PROGRESS: 2, WAITING_RESPONSE: 1, RESOLVED: 1200, CLOSED: 41 }),
  currentTimesheet: week('26.401', { 16: ['8.000', '0.250'], 17: ['7.500'], 20: ['10.651'] }),
});
const paths = ['/employee/leave', '/employee/time-tracking', '/employee/feedback', '/employee/tickets'];
const figuresOf = (figures = full) => [
  answers(LeaveYearDocument, () => ({ leaveYear: year })),
  answers(EmployeePortalDocument, () => figures),
];

test('an employee is welcomed by first name, and a link leads back home [A2.46 A2.55]', async () => {
  const { user, router } = await openEmployeePortal(figuresOf());
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('four cards show days taken, hours of the week, resolved leave requests and resolved tickets [A2.47 A4.31 A9.10 A9.17]', async () => {
  await openEmployeePortal(figuresOf());
  await waitFor(() =>
    expect(statCard('Total Leaves Taken')).toHaveTextContent('6 of 25 days19 left this year'),
  );
  await waitFor(() =>
    expect(statCard('Hours This Week')).toHaveTextContent('26 h 24 min13 h 36 min of 40 h to go'),
  );
  expect(statCard('Resolved Leave Requests')).toHaveTextContent('3Approved requests');
  expect(statCard('Resolved Tickets')).toHaveTextContent('1,241Resolved or closed');
  expect(screen.getAllByRole('group').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Total Leaves Taken',
    'Hours This Week',
    'Resolved Leave Requests',
    'Resolved Tickets',
  ]);
});

test('four modules show three figures each [A2.48 A4.15 A4.29 A4.30 A4.31 A9.12]', async () => {
  await openEmployeePortal(figuresOf());
  await waitFor(() =>
    expect(moduleFigures('Leave Management')).toEqual(['19 Days left', '1 Pending', '7 Requests']),
  );
  expect(moduleFigures('Time Tracking')).toEqual(['4 Entries', '66% Of the target', '0 h Overtime']);
  expect(moduleFigures('Feedback System')).toEqual(['10 Sent', '3 Pending review', '5 Resolved']);
  expect(moduleFigures('Manage Tickets')).toEqual(['1,247 Created', '6 Open', '4 Pending review']);
});

test('leave above the allowance leaves zero days, never a negative number [A9.17]', async () => {
  await openEmployeePortal([
    answers(LeaveYearDocument, () => ({ leaveYear: leaveYear(used({ VACATION: 31 })) })),
  ]);
  await waitFor(() =>
    expect(statCard('Total Leaves Taken')).toHaveTextContent('31 of 25 days0 left this year'),
  );
  expect(moduleFigures('Leave Management')[0]).toBe('0 Days left');
  expect(screen.getByText('31 of 25 days taken, 0 left.')).toBeVisible();
});

test('hours above forty are overtime, and the week is at most 100 percent [A9.10 A9.11 A9.12]', async () => {
  const hours = { 16: ['9.000'], 17: ['9.000'], 18: ['9.000'], 19: ['9.000'], 20: ['8.500'] };
  await openEmployeePortal(figuresOf(portalFigures({ currentTimesheet: week('44.500', hours) })));
  await waitFor(() =>
    expect(moduleFigures('Time Tracking')).toEqual([
      '5 Entries',
      '100% Of the target',
      '4 h 30 min Overtime',
    ]),
  );
  expect(statCard('Hours This Week')).toHaveTextContent('44 h 30 min4 h 30 min above 40 h');
});

test.each([
  ['SUBMITTED', 'Submitted'],
  ['APPROVED', 'Approved'],
  ['REJECTED', 'Rejected'],
] as const)(
  'hours of a timesheet that is %s no longer count, and the page says where they are [A4.18 A4.21]',
  async (status, word) => {
    const currentTimesheet = { ...week('15.000', { 16: ['8.000'], 17: ['7.000'] }), status };
    await openEmployeePortal(figuresOf(portalFigures({ currentTimesheet })));
    await waitFor(() =>
      expect(statCard('Hours This Week')).toHaveTextContent('0 h15 h submitted; only a draft counts here'),
    );
    expect(moduleFigures('Time Tracking')).toEqual(['2 Entries', '0% Of the target', '0 h Overtime']);
    expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByText(/15 h submitted\.$/)).toBeVisible();
  },
);

test('a new employee sees zeros and hints, not empty cards [A2.47 A2.48]', async () => {
  await openEmployeePortal();
  await waitFor(() =>
    expect(statCard('Total Leaves Taken')).toHaveTextContent('0 of 25 days25 left this year'),
  );
  await waitFor(() => expect(statCard('Hours This Week')).toHaveTextContent('0 h40 h of 40 h to go'));
  expect(statCard('Resolved Tickets')).toHaveTextContent('0Resolved or closed');
  expect(moduleFigures('Time Tracking')).toEqual(['0 Entries', '0% Of the target', '0 h Overtime']);
  expect(moduleFigures('Feedback System')).toEqual(['0 Sent', '0 Pending review', '0 Resolved']);
  expect(screen.getByText('No hours yet this week.')).toBeVisible();
  expect(screen.getByText('No approved leave ahead this year.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a person without an employee record sees no error, only that there is no timesheet', async () => {
  await openEmployeePortal(figuresOf({ ...full, currentTimesheet: null }), person({ departmentName: null }));
  await waitFor(() => expect(statCard('Hours This Week')).toHaveTextContent('0 h40 h of 40 h to go'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('figures that are loading are three dots', async () => {
  await openEmployeePortal([answers(LeaveYearDocument, never), answers(EmployeePortalDocument, never)]);
  expect(statCard('Total Leaves Taken')).toHaveTextContent('...');
  expect(moduleFigures('Manage Tickets')).toEqual(['... Created', '... Open', '... Pending review']);
});

test('the week and the year are described in words for screen readers [A9.10 A9.17]', async () => {
  await openEmployeePortal(figuresOf());
  expect(await screen.findByText('6 of 25 days taken, 19 left, 3 more requested.')).toBeVisible();
  expect(screen.getByText(/^Next leave/)).toHaveTextContent('Next leave: 30 Dec 2026 – 2 Jan 2027');
  expect(await screen.findByText(/26 h 24 min so far\.$/)).toBeVisible();
  const days = within(screen.getByRole('table', { name: 'Hours of each day' })).getAllByRole('row');
  expect(days.map((day) => day.textContent.replace(/\s/g, ' '))).toEqual(
    expect.arrayContaining(['Monday8 h 15 min', 'Tuesday7 h 30 min', 'Wednesday0 h', 'Friday10 h 39 min']),
  );
  expect(screen.getByRole('progressbar', { name: 'Hours of the week' })).toHaveAttribute(
    'aria-valuetext',
    '26\u00A0h\u00A024\u00A0min of 40\u00A0h',
  );
});

test.each([
  [[], []],
  [
    ['/employee/leave', '/employee/tickets'],
    ['/employee/leave', '/employee/tickets'],
  ],
  [paths, paths],
])(
  'with the screens %j the modules link to %j, and modules without a screen still show their figures [A2.48]',
  (screens, links) => {
    const missing = { value: undefined, loading: false };
    const figures = {
      year: missing,
      leaveRequests: missing,
      feedback: missing,
      tickets: missing,
      timesheet: { value: null, loading: false },
    };
    render(
      <ScreensContext value={(path) => screens.some((one) => one === path)}>
        <MemoryRouter>
          <PortalModules figures={{ ...figures, failures: [], retrying: false, retry: jest.fn() }} />
        </MemoryRouter>
      </ScreensContext>,
    );
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
    expect(moduleFigures('Time Tracking')).toEqual(['0 Entries', '0% Of the target', '0 h Overtime']);
  },
);

test('a module links to its existing screen once [A2.48]', async () => {
  await openEmployeePortal(figuresOf());
  expect(
    within(moduleCard('Leave Management')).getByRole('link', { name: 'Leave Management' }),
  ).toHaveAttribute('href', '/employee/leave');
});

test.each([
  [[], [null, null]],
  [
    ['/learning', '/employee/job-postings'],
    ['/learning', '/employee/job-postings'],
  ],
])(
  'beside the button for recommendations career resources show their fixed figures, and with the screens %j link to %j [A2.49 A2.52 B9.25]',
  (screens, links) => {
    render(
      <ScreensContext value={(path) => screens.some((one) => one === path)}>
        <MemoryRouter>
          <CareerDevelopment />
        </MemoryRouter>
      </ScreensContext>,
    );
    const section = within(screen.getByRole('region', { name: 'Career Development' }));
    expect(section.getByRole('button', { name: 'AI Job Recommendations' })).toBeEnabled();
    const resources = section.getAllByRole('article');
    expect(resources.map((one) => within(one).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'View Certifications',
      'Internal Job Postings',
    ]);
    expect(resources.map((one) => within(one).getByRole('definition').textContent)).toEqual(['12', '8']);
    expect(resources.map((one) => within(one).queryByRole('link')?.getAttribute('href') ?? null)).toEqual(
      links,
    );
  },
);

test('a button shows the ten recent activities; Escape closes them and returns the focus [A2.51]', async () => {
  const { user } = await openEmployeePortal(figuresOf());
  const button = screen.getByRole('button', { name: 'Recent activities' });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Recent activities' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(10);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});
