import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { EmployeePortalDocument, LeaveYearDocument } from '../../generated/graphql';
import {
  moduleFigures,
  openEmployeePortal,
  portalFigures,
  statCard,
  week,
} from '../../testing/people/employeePortal';
import { answers, broken, deferred } from '../../testing/graph';
import { leaveYear, used } from '../../testing/tickets/leave';
import { interceptNetwork } from '../../testing/server';
import { statusCounts } from '../../testing/tickets/tickets';

interceptNetwork();

const full = portalFigures({
  leaveRequests: statusCounts({ RESOLVED: 3 }),
  feedback: statusCounts({ RESOLVED: 4 }),
  tickets: statusCounts({ RESOLVED: 5 }),
  currentTimesheet: week('8.000', { 16: ['8.000'] }),
});
const year = answers(LeaveYearDocument, () => ({ leaveYear: leaveYear(used({ SICK: 2 })) }));

/** An answer in which some parts failed, as the graph names them. */
const without = (parts: readonly (keyof typeof full)[], figures = full) =>
  HttpResponse.json({
    data: { ...figures, ...Object.fromEntries(parts.map((part) => [part, null])) },
    errors: parts.map((part) => ({
      message: 'An unexpected error occurred',
      path: [part],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    })),
  });

/** What the page shows of each load. */
const shown = () => ({
  taken: statCard('Total Leaves Taken').textContent,
  hours: statCard('Hours This Week').textContent,
  requests: statCard('Resolved Leave Requests').textContent,
  tickets: statCard('Resolved Tickets').textContent,
  feedback: moduleFigures('Feedback System')[2],
});
const all = {
  taken: 'Total Leaves Taken2 of 25 days23 left this year',
  hours: 'Hours This Week8 h32\u00A0h of 40\u00A0h to go',
  requests: 'Resolved Leave Requests3Approved requests',
  tickets: 'Resolved Tickets5Resolved or closed',
  feedback: '4 Resolved',
};
const words = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('paragraph')
    .map((line) => line.textContent);

test.each([
  [
    'leaveRequests',
    'Failed to load leave requests',
    { requests: 'Resolved Leave RequestsN/AApproved requests' },
  ],
  ['feedback', 'Failed to load feedback tickets', { feedback: 'N/A Resolved' }],
  ['tickets', 'Failed to load tickets', { tickets: 'Resolved TicketsN/AResolved or closed' }],
  ['currentTimesheet', 'Failed to load timesheet data', { hours: 'Hours This WeekN/A\u00A0' }],
] as const)(
  'when only %s fails, the page says "%s" and shows the other figures [A2.54 A8.13 A8.25]',
  async (part, message, missing) => {
    await openEmployeePortal([year, answers(EmployeePortalDocument, () => without([part]))]);
    await waitFor(() => expect(words()).toEqual([message]));
    await waitFor(() => expect(shown()).toEqual({ ...all, ...missing }));
  },
);

test('when only the leave year fails, the counted figures are shown [A2.54 A8.25]', async () => {
  await openEmployeePortal([answers(LeaveYearDocument, broken), answers(EmployeePortalDocument, () => full)]);
  await waitFor(() => expect(words()).toEqual(['Failed to load leave requests']));
  await waitFor(() => expect(shown()).toEqual({ ...all, taken: 'Total Leaves TakenN/A\u00A0' }));
  expect(moduleFigures('Leave Management')).toEqual(['N/A Days left', 'N/A Pending', '3 Requests']);
});

test('when nothing can be loaded, each part has its own message, and Retry loads all of them [A2.54 A8.13 A8.25]', async () => {
  let works = false;
  const { user } = await openEmployeePortal([
    answers(LeaveYearDocument, () => (works ? { leaveYear: leaveYear(used({ SICK: 2 })) } : broken())),
    answers(EmployeePortalDocument, () => (works ? full : broken())),
  ]);
  await waitFor(() =>
    expect(words()).toEqual([
      'Failed to load leave requests',
      'Failed to load feedback tickets',
      'Failed to load tickets',
      'Failed to load timesheet data',
    ]),
  );
  expect(shown().hours).toBe('Hours This WeekN/A\u00A0');
  // Unknown hours are not shown as a week without hours.
  expect(screen.queryByRole('table', { name: 'Hours of each day' })).not.toBeInTheDocument();

  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shown()).toEqual(all));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('during Retry the messages and the button stay, and so do the loaded figures [A2.54]', async () => {
  let asked = 0;
  const late = deferred(() => full);
  const { user } = await openEmployeePortal([
    year,
    answers(EmployeePortalDocument, () => {
      asked += 1;
      return asked > 1 ? late.respond() : without(['tickets']);
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true'),
  );
  expect(words()).toEqual(['Failed to load tickets']);
  expect(shown().hours).toBe(all.hours);
  expect(shown().feedback).toBe(all.feedback);
  late.release();
  await waitFor(() => expect(shown()).toEqual(all));
});

test('when all counts fail, a week without a timesheet is not an additional error [A2.54]', async () => {
  await openEmployeePortal([
    year,
    answers(EmployeePortalDocument, () => without(['leaveRequests', 'feedback', 'tickets'], portalFigures())),
  ]);
  await waitFor(() =>
    expect(words()).toEqual([
      'Failed to load leave requests',
      'Failed to load feedback tickets',
      'Failed to load tickets',
    ]),
  );
  expect(shown().hours).toBe('Hours This Week0 h40\u00A0h of 40\u00A0h to go');
});
