import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { CreateTimesheetDocument, EditedTimesheetDocument } from '../../../../generated/graphql';
import { retype } from '../../../../testing/page/fill';
import { answers } from '../../../../testing/graph';
import { editorRow, openEditor, saving } from '../../../../testing/time/openEditor';
import { interceptNetwork } from '../../../../testing/server';
import { entry, timesheet } from '../../../../testing/time/timesheets';

interceptNetwork();

const monday = entry();
const tuesday = entry({
  id: 2,
  date: '2026-11-17',
  project: 'Training',
  taskDescription: 'Course',
  clockInTime: '13:00:00',
  clockOutTime: '15:00:30',
  hours: 2,
});
const week = timesheet({ timeEntries: [monday, tuesday] });
const save = () => screen.getByRole('button', { name: 'Save timesheet' });
const errors = () => screen.queryAllByRole('button', { name: /^Entry \d+: / }).map((one) => one.textContent);

test('a timesheet that cannot be loaded can be loaded again [A8.13]', async () => {
  let works = false;
  const { user } = await openEditor({
    handlers: [answers(EditedTimesheetDocument, () => (works ? undefined : HttpResponse.error()))],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load timesheet data');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Entries of the week' })).toBeVisible();
});

test('the editor has a row for each entry and the six columns, times as they are written [A2.86]', async () => {
  await openEditor({ sheet: week });
  const table = within(await screen.findByRole('table', { name: 'Entries of the week' }));
  expect(
    table
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .filter((head) => !/^(Entry|Actions)$/.test(head)),
  ).toEqual(['Date', 'Project', 'Task Description', 'Clock In', 'Clock Out', 'Notes']);
  const row = within(await editorRow(2));
  expect(row.getByLabelText('Date')).toHaveValue('17 Nov 2026');
  expect(row.getByRole('button', { name: /Project/ })).toHaveTextContent('Training');
  expect(row.getByLabelText('Task Description')).toHaveValue('Course');
  expect(row.getByLabelText('Clock In')).toHaveValue('13:00');
  expect(row.getByLabelText('Clock Out')).toHaveValue('15:00:30');
  expect(row.getByLabelText('Notes')).toHaveValue('');
  expect(
    screen.getByText('2 entries, 5 h 0 min 30 s', { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeVisible();
});

test('invalid values are listed by row and prevent saving the timesheet [A5.27 A5.30 A5.34]', async () => {
  const { sent, handlers } = saving();
  const { user } = await openEditor({ sheet: week, handlers });
  const first = within(await editorRow(1));
  const second = within(await editorRow(2));
  await retype(user, first.getByLabelText('Clock Out'), '');
  await retype(user, second.getByLabelText('Clock In'), '13:6');
  expect(screen.getByText('Validation Errors (2)')).toBeVisible();
  expect(errors()).toEqual([
    'Entry 1: Both clock in and clock out times are required',
    'Entry 2: Invalid time range - duration must be greater than 0',
  ]);
  expect(second.getByLabelText('Clock In')).toHaveAccessibleDescription(
    /Invalid time range - duration must be greater than 0. "13:6" is not a time. Write it like 09:30 or 5:30 pm./,
  );
  expect(first.getByLabelText('Clock Out')).toHaveAccessibleDescription(
    /Both clock in and clock out times are required/,
  );
  expect(save()).toHaveAccessibleDescription('Please fix validation errors before saving');
  await user.click(save());
  await user.type(first.getByLabelText('Clock In'), '{Enter}');
  expect(sent).toEqual([]);

  await user.click(screen.getByRole('button', { name: /^Entry 2: / }));
  await waitFor(() => expect(second.getByLabelText('Clock In')).toHaveFocus());
  await retype(user, second.getByLabelText('Clock In'), '1:00 pm');
  await retype(user, first.getByLabelText('Clock Out'), '12:00');
  expect(screen.queryByText(/Validation Errors/)).not.toBeInTheDocument();
  expect(save()).not.toHaveAttribute('aria-disabled');
});

test('Maya changes one entry, adds one and deletes one: all three are saved at the same time, and nothing else [A2.86 A5.33 A8.14]', async () => {
  const { sent, handlers } = saving();
  const { user } = await openEditor({ sheet: week, handlers });
  await retype(user, within(await editorRow(2)).getByLabelText('Clock In'), '10:00 pm');
  expect(within(await editorRow(2)).getByText(/overnight, ends Wednesday, 18/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete entry 1' }));
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const added = within(await editorRow(3));
  await waitFor(() => expect(added.getByLabelText('Date')).toHaveFocus());
  fireEvent.change(added.getByLabelText('Date'), { target: { value: '2026-11-23' } });
  expect(errors()).toContain('Entry 3: The date must be within the week of the timesheet.');
  fireEvent.change(added.getByLabelText('Date'), { target: { value: '2026-11-20' } });
  await retype(user, added.getByLabelText('Clock In'), '0:15');
  await retype(user, added.getByLabelText('Clock Out'), '16:16');
  expect(added.getByText('This shift is longer than 16 hours. Please check the times.')).toBeVisible();
  await user.click(save());

  expect(await screen.findByText('Timesheet updated successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      id: 5,
      entries: [
        { id: 2, version: 1, clockInTime: '22:00:00' },
        {
          date: '2026-11-20',
          project: '',
          taskDescription: '',
          clockInTime: '00:15:00',
          clockOutTime: '16:16:00',
          notes: '',
        },
      ],
      removed: [1],
    },
  ]);
});

test('a row marked for deletion has no errors and is restored with a click', async () => {
  const { sent, handlers } = saving();
  const { user } = await openEditor({ sheet: week, handlers });
  const row = within(await editorRow(1));
  await retype(user, row.getByLabelText('Clock In'), '');
  await user.click(row.getByRole('button', { name: 'Delete entry 1' }));
  expect(row.getByText('Will be deleted when you save.')).toBeVisible();
  expect(errors()).toEqual([]);
  await user.click(row.getByRole('button', { name: 'Keep entry 1' }));
  expect(errors()).toEqual(['Entry 1: Both clock in and clock out times are required']);
  await retype(user, row.getByLabelText('Clock In'), '09:00');
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([{ id: 5, entries: [], removed: [] }]));
});

test('the running entry needs no end, but every other entry does [A5.27]', async () => {
  const open = (id: number) => entry({ id, clockOutTime: null, hours: 0 });
  await openEditor({ sheet: timesheet({ timeEntries: [open(1), open(2)] }), trackedId: 1 });
  expect(await screen.findByText('Being tracked now; the tracker writes the clock out.')).toBeVisible();
  expect(errors()).toEqual(['Entry 2: Both clock in and clock out times are required']);
});

test('a week without a timesheet gets a draft with the first save', async () => {
  const { sent, handlers } = saving();
  const { user } = await openEditor({
    sheet: null,
    handlers: [...handlers, answers(CreateTimesheetDocument, () => ({ createTimesheet: { id: 6 } }))],
  });
  expect(await screen.findByText('No entries in this week yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const row = within(await editorRow(1));
  await retype(user, row.getByLabelText('Clock In'), '9:00');
  await retype(user, row.getByLabelText('Clock Out'), '9:30');
  await user.click(save());
  await waitFor(() =>
    expect(sent).toMatchObject([{ id: 6, entries: [{ clockInTime: '09:00:00', clockOutTime: '09:30:00' }] }]),
  );
});

test('typed text is discarded only after a confirmation, and an unchanged timesheet closes immediately', async () => {
  const { user } = await openEditor({ sheet: week });
  const notes = within(await editorRow(1)).getByLabelText('Notes');
  await user.click(notes);
  await user.paste('With Priya');
  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(within(await editorRow(1)).getByLabelText('Notes')).toHaveValue('With Priya');

  await user.clear(within(await editorRow(1)).getByLabelText('Notes'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
