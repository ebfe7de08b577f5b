import { screen, waitFor } from '@testing-library/react';

import { PresentWeekDocument, SubmittedTimesheetsFileDocument } from '../../../../generated/graphql';
import { answers, broken } from '../../../../testing/graph';
import { openTimeTracking } from '../../../../testing/time/openTimeTracking';
import { watchSaving } from '../../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../../testing/server';
import { entry, handedIn, presentWeek, submittedPage } from '../../../../testing/time/timesheets';
import { timesheetFile } from './timesheetFile';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const save = () => screen.getByRole('button', { name: 'Export' });
const handedInBefore = (count: number) =>
  answers(PresentWeekDocument, () => presentWeek({ submitted: count }));

test('a person without submitted timesheets reads that there is nothing to export [A8.13]', async () => {
  const saved = watchSaving();
  const { user } = await openTimeTracking({
    handlers: [answers(SubmittedTimesheetsFileDocument, () => submittedPage([]))],
  });
  await user.click(save());
  expect(await screen.findByText('No submitted timesheets to export')).toBeVisible();
  expect(saved).toEqual([]);
});

test('a failed export is reported [A8.13]', async () => {
  const saved = watchSaving();
  const { user } = await openTimeTracking({
    handlers: [handedInBefore(3), answers(SubmittedTimesheetsFileDocument, broken)],
  });
  await waitFor(() => expect(screen.getByRole('tab', { name: /Submitted/ })).toHaveTextContent('3'));
  await user.click(save());
  expect(await screen.findByText('Failed to export timesheets')).toBeVisible();
  expect(saved).toEqual([]);
});

test('the file has every entry of all submitted timesheets, whichever week is shown, and is confirmed [A2.87]', async () => {
  const saved = watchSaving();
  const week = { weekStartDate: '2026-11-09', weekEndDate: '2026-11-15' };
  const pages = [
    [
      handedIn('SUBMITTED', {
        timeEntries: [
          entry({ hours: 3.0004 }),
          entry({ id: 2, project: 'Training', taskDescription: '=SUM(A1)', clockOutTime: null, hours: 0 }),
        ],
      }),
    ],
    [
      handedIn('APPROVED', {
        id: 6,
        ...week,
        timeEntries: [entry({ id: 3, date: '2026-11-10', hours: 8.504, notes: 'Gross hours: 8.50' })],
      }),
      handedIn('REJECTED', { id: 7, ...week, timeEntries: [] }),
    ],
  ];
  const { user } = await openTimeTracking({
    at: '/employee/time-tracking?week=2026-11-02',
    handlers: [
      handedInBefore(3),
      answers(SubmittedTimesheetsFileDocument, ({ page }) => submittedPage(pages[page - 1]!, 3)),
    ],
  });
  await waitFor(() => expect(screen.getByRole('tab', { name: /Submitted/ })).toHaveTextContent('3'));
  await user.click(save());

  expect(await screen.findByText('Timesheets exported successfully!')).toBeVisible();
  expect(saved[0]?.name).toMatch(/^all_timesheets_export_\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await saved[0]!.text).split('\r\n')).toEqual([
    'Week Start,Week End,Status,Submitted,Date,Project,Task Description,Clock In,Clock Out,Hours,Notes',
    '2026-11-16,2026-11-22,Submitted,2026-11-20,2026-11-16,Portal project,Review the plan,09:00:00,12:00:00,3,',
    "2026-11-16,2026-11-22,Submitted,2026-11-20,2026-11-16,Training,'=SUM(A1),09:00:00,,0,",
    '2026-11-09,2026-11-15,Approved,2026-11-20,2026-11-10,Portal project,Review the plan,09:00:00,12:00:00,8.5,Gross hours: 8.50',
    '2026-11-09,2026-11-15,Rejected,2026-11-20,,,,,,,',
    '',
  ]);
});

test("the date in the file name is that of the organisation's time zone, not of the device", () => {
  const file = timesheetFile('America/Los_Angeles', new Date('2026-11-22T05:00:00Z'));
  expect(file.name).toBe('all_timesheets_export_2026-11-21.csv');
});
