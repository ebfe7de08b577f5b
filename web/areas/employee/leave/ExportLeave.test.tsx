import { screen, waitFor } from '@testing-library/react';

import { broken } from '../../../testing/graph';
import { leave, leavePage } from '../../../testing/tickets/leave';
import { openLeave } from '../../../testing/tickets/openLeave';
import { watchSaving } from '../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../testing/server';
import { leaveFile } from './leaveFile';

interceptNetwork();

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

const save = () => screen.getByRole('button', { name: 'Export' });

test('a failed export of leave is reported, and no file is saved', async () => {
  const saved = watchSaving();
  const { user } = await openLeave({
    list: ({ pageSize }) => (pageSize === 100 ? leavePage([leave()]) : broken()),
  });
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  expect(await screen.findByText('Failed to export leave requests. Please try again.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('the export of leave has the filtered requests of all pages and is confirmed [A2.82 A8.24]', async () => {
  const saved = watchSaving();
  const pages = [
    [leave(), leave({ id: 2, title: 'Flu, again' })],
    [leave({ id: 3, title: '=SUM(A1)', reason: null, status: 'RESOLVED' })],
  ];
  const { user, asked } = await openLeave({
    list: ({ page, pageSize }) => leavePage(pageSize === 200 ? pages[page - 1]! : [leave()], 3),
    at: '/employee/leave?status=pending&search=f',
  });
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());

  expect(await screen.findByText('Leave requests exported successfully!')).toBeVisible();
  expect(saved[0]?.name).toMatch(/^leave_requests_\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await saved[0]!.text).split('\r\n')).toEqual([
    'Title,Type,Start Date,End Date,Days,Status,Reason,Requested',
    "Family visit,Personal Leave,2027-03-08,2027-03-12,5,Pending,My sister's wedding.,2026-11-12",
    '"Flu, again",Personal Leave,2027-03-08,2027-03-12,5,Pending,My sister\'s wedding.,2026-11-12',
    "'=SUM(A1),Personal Leave,2027-03-08,2027-03-12,5,Approved,,2026-11-12",
    '',
  ]);
  expect(asked.slice(-2)).toEqual([
    expect.objectContaining({ status: ['PENDING'], search: 'f', page: 1, pageSize: 200 }),
    expect.objectContaining({ status: ['PENDING'], search: 'f', page: 2, pageSize: 200 }),
  ]);
});

test('a file of the requests selected in the table contains only those', async () => {
  const saved = watchSaving();
  const { user } = await openLeave({
    list: () => leavePage([leave(), leave({ id: 2, title: 'Flu' }), leave({ id: 3, title: 'Moving' })]),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Flu' }));
  await user.click(screen.getByRole('button', { name: 'Export selected' }));
  expect(await screen.findByText('Leave requests exported successfully!')).toBeVisible();
  const lines = (await saved[0]!.text).split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Title', 'Flu', '']);
});

test("the date in the name of an exported file is that of the organisation's time zone, not of the device", () => {
  const file = leaveFile('mine', 'America/Los_Angeles', new Date('2026-11-22T05:00:00Z'));
  expect(file.name).toBe('leave_requests_2026-11-21.csv');
});

/** The first line of each saved file. */
const heads = (saved: ReturnType<typeof watchSaving>) =>
  Promise.all(saved.map(async ({ text }) => (await text).split('\r\n')[0]));
const semicolons = 'Title;Type;Start Date;End Date;Days;Status;Reason;Requested';

test('a person whose spreadsheet separates cells with semicolons selects that, and the next file has them', async () => {
  const saved = watchSaving();
  const { user } = await openLeave();
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Separator in the file: comma' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Semicolon' }));
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(await heads(saved)).toEqual([semicolons.replaceAll(';', ','), semicolons]);
  expect(window.localStorage.getItem('csv.separator')).toBe(';');
});

test('the separator is remembered in this browser, and cells that contain a semicolon stay one cell', async () => {
  window.localStorage.setItem('csv.separator', ';');
  const saved = watchSaving();
  const { user } = await openLeave({ list: () => leavePage([leave({ title: 'Flu; again' })]) });
  await waitFor(() => expect(save()).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Separator in the file: semicolon' })).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]!.text).split('\r\n')[1]).toMatch(/^"Flu; again";Personal Leave;/);
});
