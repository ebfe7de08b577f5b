import { screen, waitFor } from '@testing-library/react';

import { HolidaysOfYearDocument, LeaveYearDocument } from '../../../../generated/graphql';
import { answers, broken } from '../../../../testing/graph';
import { leave, leaveYear, used } from '../../../../testing/tickets/leave';
import { openLeave } from '../../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../../testing/server';
import { monthsOf } from './yearMonths';

interceptNetwork();

const taken = leave({
  id: 2,
  status: 'RESOLVED',
  leaveType: 'SICK',
  startDate: '2026-11-02',
  endDate: '2026-11-03',
  totalDays: 2,
});
const asked = leave({
  id: 3,
  status: 'IN_PROGRESS',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  totalDays: 4,
});

const years = answers(LeaveYearDocument, ({ year }) => ({
  leaveYear:
    year === 2027
      ? leaveYear({ year: 2027, requests: [asked] })
      : leaveYear({ year: year ?? 2026, requests: year ? [] : [taken, asked], ...used({ SICK: 2 }) }),
}));

test('the year of leave is also described in words: taken days, pending days, and today', async () => {
  await openLeave({ handlers: [years] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Your leave in 2026' })).toBeVisible();
  expect(await screen.findByText('Approved: 2 Nov – 3 Nov 2026, Sick Leave')).toBeInTheDocument();
  expect(screen.getByText('In Review: 30 Dec 2026 – 2 Jan 2027, Personal Leave')).toBeInTheDocument();
  expect(screen.getByText('Today is 21 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('2 days taken')).toBeVisible();
});

test('every day of a leave request is drawn in the year, and today is marked', async () => {
  await openLeave({ handlers: [years] });
  const words = 'Approved: 2 Nov – 3 Nov 2026, Sick Leave';
  await waitFor(() => expect(screen.getAllByTitle(words)).toHaveLength(2));
  // Two of its four days are in the next year.
  expect(screen.getAllByTitle(/^In Review/)).toHaveLength(2);
  expect(screen.getByTitle('Today')).toBeInTheDocument();
});

test('another year of leave is a step away and is in the URL; the figures stay those of the present one [A9.16]', async () => {
  const { user, router } = await openLeave({ handlers: [years] });
  await screen.findByRole('heading', { level: 2, name: 'Your leave in 2026' });
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Your leave in 2027' })).toBeVisible();
  expect(router.state.location.search).toBe('?year=2027');
  await waitFor(() => expect(screen.getAllByTitle(/^In Review/)).toHaveLength(2));
  expect(screen.getByRole('group', { name: 'Sick leave' })).toHaveTextContent('2 of 10 days');

  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  await screen.findByRole('heading', { level: 2, name: 'Your leave in 2026' });
  expect(router.state.location.search).toBe('');
});

test('public holidays are drawn and named, and leave on a holiday is still shown', async () => {
  const holidays = answers(HolidaysOfYearDocument, ({ year }) => ({
    holidays: {
      results:
        year === 2026
          ? [
              { id: 1, date: '2026-11-03', name: 'Regatta' },
              { id: 2, date: '2026-12-25', name: 'Christmas Day' },
            ]
          : [],
    },
  }));
  await openLeave({ handlers: [years, holidays] });
  expect(await screen.findByText('Public holiday: 25 Dec 2026, Christmas Day')).toBeInTheDocument();
  expect(screen.getByTitle('Christmas Day')).toHaveAttribute('data-state', 'holiday');
  expect(screen.getByTitle('Regatta. Approved: 2 Nov – 3 Nov 2026, Sick Leave')).toHaveAttribute(
    'data-state',
    'taken',
  );
});

test('if holidays cannot be loaded, the year of leave is still shown', async () => {
  await openLeave({ handlers: [years, answers(HolidaysOfYearDocument, () => broken())] });
  expect(await screen.findByText('Approved: 2 Nov – 3 Nov 2026, Sick Leave')).toBeInTheDocument();
  expect(screen.queryByText('Public holiday')).not.toBeInTheDocument();
});

/** A screen reader's text for the selected day. */
const chosenDay = () =>
  screen
    .getByRole('slider', { name: 'Day of the year' })
    .getAttribute('aria-valuetext')
    ?.replaceAll('\u00A0', ' ');

test('by keyboard each day of the year is read out, and Enter starts a request from that day or opens its request', async () => {
  const { user, router } = await openLeave({ handlers: [years] });
  const days = await screen.findByRole('slider', { name: 'Day of the year' });
  await screen.findByText('Approved: 2 Nov – 3 Nov 2026, Sick Leave');
  expect(chosenDay()).toBe('No day chosen');
  days.focus();
  await user.keyboard('{ArrowRight}');
  expect(chosenDay()).toBe('Sunday, 22 Nov 2026');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
  expect(chosenDay()).toBe('Tuesday, 3 Nov 2026. Approved: 2 Nov – 3 Nov 2026, Sick Leave');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?request=2'));
});

test('keys for months and the ends of the year stay within it', async () => {
  const { user } = await openLeave({ handlers: [years], at: '/employee/leave?year=2024' });
  const days = await screen.findByRole('slider', { name: 'Day of the year' });
  await screen.findByText('No leave in 2024');
  days.focus();
  for (const [keys, day] of [
    ['{End}{ArrowRight}', 'Tuesday, 31 Dec 2024'],
    ['{Home}{PageUp}', 'Monday, 1 Jan 2024'],
    ['{End}{PageUp}', 'Saturday, 30 Nov 2024'],
    ['{Home}{PageDown}', 'Thursday, 1 Feb 2024'],
  ] as const) {
    await user.keyboard(keys);
    expect(chosenDay()).toBe(day);
  }
});

test('a click on a day shows its leave and starts a request from that day', async () => {
  const { user } = await openLeave({ handlers: [years] });
  await user.click(await screen.findByTitle('Today'));
  expect(screen.getByText('Saturday, 21 Nov 2026')).toBeVisible();
  expect(screen.getByText('Today', { selector: 'strong + span' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Request leave from this day' }));
  await screen.findByRole('dialog', { name: 'New leave request' });
  expect(screen.getByLabelText('First day')).toHaveValue('21 Nov 2026');
});

test('a year without leave says so', async () => {
  await openLeave({ handlers: [years], at: '/employee/leave?year=2024' });
  expect(await screen.findByText('No leave in 2024')).toBeInTheDocument();
});

test('a year of leave that cannot be loaded can be loaded again', async () => {
  let works = false;
  const { user } = await openLeave({
    handlers: [answers(LeaveYearDocument, () => (works ? { leaveYear: leaveYear() } : broken()))],
  });
  expect(await screen.findByText('Failed to load your year. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Your leave in 2026' })).toBeVisible();
});

test('the months of the year of leave have their days, weeks begin on Monday, and leap years are known', () => {
  const [january, february] = monthsOf(2028);
  expect(january).toMatchObject({ name: 'Jan', offset: 5 });
  expect(january?.days.slice(0, 3)).toEqual([
    { day: '2028-01-01', isWeekend: true },
    { day: '2028-01-02', isWeekend: true },
    { day: '2028-01-03', isWeekend: false },
  ]);
  expect(february?.days.at(-1)?.day).toBe('2028-02-29');
  expect(monthsOf(2027).flatMap(({ days }) => days)).toHaveLength(365);
});
