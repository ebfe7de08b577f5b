import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  ApproveTimesheetDocument,
  PersonTimesheetsDocument,
  RejectTimesheetDocument,
  TimesheetEntriesDocument,
} from '../../../../generated/graphql';
import { dialogFacts } from '../../../../testing/page/dialogFacts';
import { hrPerson } from '../../../../testing/people/employees';
import { fill } from '../../../../testing/page/fill';
import { answers, broken, refusal, type TestPerson } from '../../../../testing/graph';
import { chooseOf, openEmployees } from '../../../../testing/people/openEmployees';
import { entries, sheet, type Sheet } from '../../../../testing/time/personSheets';
import { interceptNetwork } from '../../../../testing/server';
import { tableRow } from '../../../../testing/page/tableRow';
import type { User } from '../../../../testing/testPortal';

interceptNetwork();

interface Opening {
  viewer?: TestPerson;
  at?: string;
  handlers?: RequestHandler[];
  /** The sheets as they are when they are asked for. */
  sheets?: () => Sheet[];
}

function openSheets({
  viewer,
  at = '/hr/employees?timesheets=21',
  handlers = [],
  sheets = () => [sheet()],
}: Opening = {}) {
  return openEmployees({
    at,
    ...(viewer && { viewer }),
    handlers: [
      ...handlers,
      answers(PersonTimesheetsDocument, () => ({
        employee: { id: 21, fullName: 'Amara Nwosu' },
        timesheets: { count: sheets().length, results: sheets() },
      })),
      answers(TimesheetEntriesDocument, ({ id }) => {
        const known = sheets().find((one) => one.id === id);
        return { timesheet: known ? { ...known, timeEntries: entries } : null };
      }),
    ],
  });
}

const weekRow = () => tableRow('Timesheets', /9.Nov/);

async function menuOf(user: User) {
  await user.click(within(await weekRow()).getByRole('button', { name: /^Actions for/ }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
}

test('the timesheets of a person open from the menu of the row, a hundred at a time, and are in the address [B2.17 B2.19 B7.16 B9.3]', async () => {
  const asked: unknown[] = [];
  const { user, router } = await openSheets({
    at: '/hr/employees',
    handlers: [
      answers(PersonTimesheetsDocument, (variables) => {
        asked.push(variables);
        return undefined;
      }),
    ],
  });
  await chooseOf(user, 'Amara Nwosu', 'View timesheets');
  const dialog = await screen.findByRole('dialog', { name: 'Timesheets' });
  expect(await within(dialog).findByText('Amara Nwosu')).toBeVisible();
  expect(router.state.location.search).toBe('?timesheets=21');
  expect(asked).toEqual([{ id: 21, page: 1, pageSize: 100 }]);
});

test('a timesheet shows its week, hours with three decimals, and its status [B3.16 B3.17 B3.18 B3.19 B3.20 B3.21 B4.3 B9.9]', async () => {
  await openSheets();
  const row = await weekRow();
  expect(row).toHaveTextContent('38.417');
  expect(row).toHaveTextContent('Submitted');
  expect(row.textContent.replace(/\s/g, ' ')).toContain('16 Nov 2026');
});

test.each([
  ['HR, while it is submitted', hrPerson(), {}, ['View entries', 'Approve', 'Reject']],
  ['an administrator', hrPerson(['Administrator']), {}, ['View entries']],
  ['HR, of a draft', hrPerson(), { status: 'DRAFT' as const }, ['View entries']],
  ['HR, once it is approved', hrPerson(), { status: 'APPROVED' as const }, ['View entries']],
  ['HR, once it is rejected', hrPerson(), { status: 'REJECTED' as const }, ['View entries']],
  ['HR, of their own', hrPerson(), { viewerCan: { decide: false } }, ['View entries']],
])('the decision is offered to %s as specified [B2.20 B4.4 B6.2]', async (_who, viewer, given, actions) => {
  const { user } = await openSheets({ viewer, sheets: () => [sheet(given)] });
  expect(await menuOf(user)).toEqual(actions);
  const note = screen.queryByText('Only people with the role HR approve or reject timesheets.');
  expect(note !== null).toBe(viewer.roles.includes('Administrator'));
});

test('approving sends the version, is confirmed by a toast, and the timesheet shows the status [B1.5 B4.5 B7.17 B8.8]', async () => {
  const sent: unknown[] = [];
  let now = sheet();
  const { user } = await openSheets({
    sheets: () => [now],
    handlers: [
      answers(ApproveTimesheetDocument, (variables) => {
        sent.push(variables);
        now = sheet({
          status: 'APPROVED',
          version: 4,
          decidedByName: 'Priya Raman',
          viewerCan: { decide: false },
        });
        return { approveTimesheet: now };
      }),
    ],
  });
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Approve' }));
  expect(await screen.findByText('Timesheet approved successfully!')).toBeVisible();
  expect(sent).toEqual([{ id: 8, version: 3 }]);
  await waitFor(async () => expect(await weekRow()).toHaveTextContent('Approved'));
});

test('a failed approval is reported with its reason [B8.4 B8.6]', async () => {
  const { user } = await openSheets({
    handlers: [
      answers(ApproveTimesheetDocument, () =>
        refusal('CONFLICT', 'This timesheet is not submitted any more: it is rejected.'),
      ),
    ],
  });
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Approve' }));
  expect(await screen.findByText('Failed to approve timesheet.')).toBeVisible();
  expect(screen.getByText('This timesheet is not submitted any more: it is rejected.')).toBeVisible();
});

const reject = () => within(screen.getByRole('dialog', { name: 'Reject timesheet' }));

test('rejecting needs a reason: without one the button is disabled and says why [B5.11 B5.12 B5.13]', async () => {
  const sent: unknown[] = [];
  const { user } = await openSheets({
    handlers: [
      answers(RejectTimesheetDocument, (variables) => {
        sent.push(variables);
        return { rejectTimesheet: sheet({ status: 'REJECTED', version: 4, viewerCan: { decide: false } }) };
      }),
    ],
  });
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
  const button = await reject().findByRole('button', { name: 'Reject' });
  await fill(user, reject().getByLabelText('Reason'), '   ');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Validation Error: Please provide a reason for rejection.');
  await user.click(button);
  expect(sent).toEqual([]);

  await fill(user, reject().getByLabelText('Reason'), 'Friday is missing. ');
  await user.click(button);
  expect(await screen.findByText('Timesheet rejected successfully!')).toBeVisible();
  expect(sent).toEqual([{ id: 8, version: 3, reason: 'Friday is missing.' }]);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Reject timesheet' })).not.toBeInTheDocument(),
  );
});

test('a failed rejection is reported with its reason, also in the dialog [B7.18 B8.5 B8.6]', async () => {
  const { user } = await openSheets({ handlers: [answers(RejectTimesheetDocument, broken)] });
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
  await fill(user, await reject().findByLabelText('Reason'), 'Friday is missing.');
  await user.click(reject().getByRole('button', { name: 'Reject' }));
  expect(await reject().findByRole('alert')).toHaveTextContent(
    'Failed to reject timesheet.An unexpected error occurred',
  );
  expect(reject().getByLabelText('Reason')).toHaveValue('Friday is missing.');
});

test('the entries of a timesheet have hours with three decimals, and missing values are named [B2.19 B3.22 B3.24 B3.25 B3.26 B3.27 B3.28 B3.29 B3.30 B9.9]', async () => {
  const { user, router } = await openSheets();
  await user.click(within(await weekRow()).getByRole('link'));
  const table = within(await screen.findByRole('table', { name: 'Entries' }));
  expect(router.state.location.search).toBe('?timesheets=21&sheet=8');
  const [, first, second] = table.getAllByRole('row');
  for (const text of ['Portal project', 'Review the plan', '22:00', '06:25 on the next day', '8.417'])
    expect(first).toHaveTextContent(text);
  expect(second).toHaveTextContent('Open');
  expect(second).toHaveTextContent('0.000');
  expect(dialogFacts()).toMatchObject({ Hours: '38.417 h', Entries: '2 entries' });
});

test('the entries also offer the decision, only to HR [B2.20]', async () => {
  const at = '/hr/employees?timesheets=21&sheet=8';
  const { user } = await openSheets({ at });
  const dialog = within(await screen.findByRole('dialog', { name: /^Timesheet 9/ }));
  expect(await dialog.findByRole('button', { name: 'Approve' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog', { name: 'Reject timesheet' })).toBeVisible();
});

test('a decided timesheet shows who decided, when and why, and offers no decision', async () => {
  const at = '/hr/employees?timesheets=21&sheet=8';
  const rejected = sheet({
    status: 'REJECTED',
    decidedByName: 'Priya Raman',
    decidedAt: '2026-11-17T17:00:00.000Z',
    rejectionReason: 'Friday is missing.',
    viewerCan: { decide: false },
  });
  await openSheets({ at, sheets: () => [rejected] });
  const dialog = within(await screen.findByRole('dialog', { name: /^Timesheet 9/ }));
  expect(await dialog.findByText('Friday is missing.')).toBeVisible();
  expect(dialogFacts()).toMatchObject({ 'Rejected by': 'Priya Raman', Rejected: '17 Nov 2026, 09:00' });
  expect(dialog.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('timesheets that cannot be loaded are reported with title and text, and Retry loads them [B8.3]', async () => {
  let isBroken = true;
  const { user } = await openSheets({
    handlers: [answers(PersonTimesheetsDocument, () => (isBroken ? broken() : undefined))],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Timesheets' }));
  expect(await dialog.findByText('Failed to load timesheets')).toBeVisible();
  expect(await screen.findAllByText('Could not load employee timesheets.')).toHaveLength(2);
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await weekRow()).toBeVisible();
});

test('an unknown timesheet says so; a person without timesheets has none yet', async () => {
  await openSheets({ at: '/hr/employees?timesheets=21&sheet=99', sheets: () => [] });
  expect(await screen.findByText('This timesheet does not exist any more.')).toBeVisible();
  expect(screen.getByText('No timesheets yet')).toBeInTheDocument();
});
