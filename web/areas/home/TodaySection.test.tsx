import { screen, within } from '@testing-library/react';

import { TodayDocument, type TodayQuery } from '../../generated/graphql';
import { answers, broken, never, person, quietDay, type DataOf, type Replies } from '../../testing/graph';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork } from '../../testing/server';
import { TodaySection } from './TodaySection';

interceptNetwork();

type Day = Partial<DataOf<TodayQuery>>;

const open = (reply: Replies<TodayQuery, object>, who = person()) =>
  renderScreen(<TodaySection />, { viewer: who, at: '/home', answers: [answers(TodayDocument, reply)] });
const day = (given: Day = {}) => open(() => ({ ...quietDay, ...given }));

const line = {
  kind: 'LEAVE_TO_DECIDE' as const,
  count: 1,
  detail: 'A request of Li Wei',
  path: '/employee/leave?tab=team&request=12',
  until: null,
};
const card = (name: string) => within(screen.getByRole('group', { name }));

test('in a team of fewer than three nobody reads how many are away', async () => {
  await day({ leavePreview: { teamSize: null, teamAway: null } });
  expect(await screen.findByText('Counted for teams of three or more')).toBeVisible();
});

test('a person without an employee record is offered neither leave nor tracking, and has no figures of their own', async () => {
  await open(() => ({ ...quietDay, waitingInTickets: [line] }), person({ departmentName: null }));
  expect(await screen.findByText('Leave request to decide')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Request leave' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'My week' })).not.toBeInTheDocument();
});

test('each kind of waiting item is one line with one action, items that other people wait for first', async () => {
  await day({
    waitingInTickets: [
      line,
      { ...line, kind: 'TICKETS_TO_ANSWER', count: 2, detail: 'Badge', path: '/employee/tickets?ticket=4' },
    ],
    waitingInPeople: [
      {
        ...line,
        kind: 'TIMESHEETS_TO_DECIDE',
        count: 100,
        detail: 'First a week of Li Wei',
        path: '/hr/employees?timesheets=2&sheet=9',
      },
      {
        ...line,
        kind: 'WEEKS_TO_HAND_IN',
        detail: '2026-11-16',
        path: '/employee/time-tracking?week=2026-11-16',
      },
    ],
    waitingInLearning: [
      {
        ...line,
        kind: 'CERTIFICATES_ENDING',
        detail: 'Security Essentials',
        path: '/learning/certifications?certification=5',
        until: '2026-12-10',
      },
    ],
  });
  await screen.findByText('Leave request to decide');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Leave request to decideA request of Li WeiDecide',
    '99+ timesheets to decideFirst a week of Li WeiDecide',
    '2 tickets wait for your answerBadgeAnswer',
    expect.stringMatching(/^Week not submittedWeek of .*22\sNov\s2026Submit$/),
    expect.stringMatching(/^Certificate ends soonSecurity Essentials ends on 10\sDec\s2026Renew$/),
  ]);
  expect(screen.getByRole('link', { name: 'Decide: Leave request to decide' })).toHaveAttribute(
    'href',
    '/employee/leave?tab=team&request=12',
  );
});

test("without waiting items the page says so, and still shows today's figures: both readings of the allowance, week, leave and team [A9.15 A9.17 A9.18 A9.19]", async () => {
  await day({
    leaveYear: {
      ...quietDay.leaveYear,
      takenDays: 9,
      usedDays: [
        { leaveType: 'SICK', days: 4 },
        { leaveType: 'VACATION', days: 5 },
      ],
      requests: [
        {
          id: 3,
          status: 'RESOLVED',
          leave: { startDate: '2026-12-21', endDate: '2026-12-23' },
        },
      ],
    },
    leavePreview: { teamSize: 6, teamAway: 2 },
    currentTimesheet: { id: 8, status: 'DRAFT', totalHours: '26.500' },
  });
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  expect(card('Leave left this year').getByText('16')).toBeVisible();
  expect(
    card('Leave left this year').getByText(
      'Of the annual allowance. By type: 6 of 10 sick and 5 of 5 personal days left.',
    ),
  ).toBeVisible();
  expect(card('My week').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '26.5');
  expect(card('My next leave').getByText(/^21\sDec\s2026$/)).toBeVisible();
  expect(card('Away today').getByText('of your team of 6')).toBeVisible();
});

test('the next leave is that of the next year if none is left this year', async () => {
  const leave = { startDate: '2027-03-08', endDate: '2027-03-09' };
  await day({
    nextYear: { ...quietDay.nextYear, requests: [{ id: 7, status: 'RESOLVED', leave }] },
  });
  expect(
    await within(await screen.findByRole('group', { name: 'My next leave' })).findByText(/^8\sMar\s2027$/),
  ).toBeVisible();
});

test('a manager reads the names of the reports who are away', async () => {
  await day({ reportsAway: [{ userId: 4, name: 'Li Wei', until: '2026-11-30' }] });
  expect(await screen.findByText('Li Wei')).toBeVisible();
});

test('a part that cannot be loaded is reported with a retry, which loads it; the other parts are shown', async () => {
  let tries = 0;
  const { user } = await open(() => {
    tries += 1;
    return tries > 1
      ? { ...quietDay, waitingInTickets: [line] }
      : Response.json({
          data: { ...quietDay, waitingInTickets: null },
          errors: [
            { message: 'away', path: ['waitingInTickets'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
          ],
        });
  });
  expect(await screen.findByText(/Part of what waits for you could not be loaded/)).toBeVisible();
  expect(card('My next leave').getByText('None')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Leave request to decide')).toBeVisible();
});

test('if no part could be loaded, the figures are not available and a retry is offered', async () => {
  await open(broken);
  expect(await screen.findByText(/What waits for you could not be loaded/)).toBeVisible();
  expect(card('My week').getByText('N/A')).toBeVisible();
});

test('while waiting items are loading nothing is said about them, and the figures are dots', async () => {
  await open(never);
  expect(card('My week').getByText('...')).toBeVisible();
  expect(screen.queryByText('Nothing waits for you')).not.toBeInTheDocument();
});
