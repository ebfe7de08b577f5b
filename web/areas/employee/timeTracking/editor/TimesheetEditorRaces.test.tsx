import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { UpdateTimeEntryDocument } from '../../../../generated/graphql';
import { retype } from '../../../../testing/page/fill';
import { answers, refusal } from '../../../../testing/graph';
import { editorRow, openEditor, saving } from '../../../../testing/time/openEditor';
import { interceptNetwork } from '../../../../testing/server';
import { entry, handedIn, timesheet, type TestTimesheet } from '../../../../testing/time/timesheets';

interceptNetwork();

const monday = entry();
const tuesday = entry({ id: 2, date: '2026-11-17', taskDescription: 'Course' });
const save = () => screen.getByRole('button', { name: 'Save timesheet' });

/** Maya's week, which changes elsewhere when the test says so. */
function changing() {
  const now: { sheet: TestTimesheet } = { sheet: timesheet({ timeEntries: [monday, tuesday] }) };
  return { now, read: () => now.sheet };
}

test('a refusal of the portal appears at its row, or above the buttons with the row number if it has no field', async () => {
  const { handlers } = saving(() =>
    refusal('BAD_USER_INPUT', 'No.', {
      'entries.0.clockOutTime': ['Too late.'],
      'entries.1.nonFieldErrors': ['Work session cannot exceed 24 hours'],
      'entries.1.project': ['Unknown project.'],
    }),
  );
  const { user } = await openEditor({ read: changing().read, handlers });
  await retype(user, within(await editorRow(1)).getByLabelText('Clock Out'), '13:00');
  await retype(user, within(await editorRow(2)).getByLabelText('Clock In'), '8:00');
  await user.click(save());
  const refused = within(await editorRow(1)).getByLabelText('Clock Out');
  await waitFor(() => expect(refused).toHaveAccessibleDescription(/Too late\./));
  await waitFor(() => expect(refused).toHaveFocus());
  expect(within(await editorRow(2)).getByLabelText('Clock In')).toHaveAccessibleDescription(
    /Work session cannot exceed 24 hours/,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Entry 2: Unknown project.');

  await retype(user, refused, '14:00');
  expect(screen.queryByText('Too late.')).not.toBeInTheDocument();
});

test('without an answer the message of the page is shown, and the typed text is kept [A8.13]', async () => {
  const { handlers } = saving(() => HttpResponse.error() as never);
  const { user } = await openEditor({ read: changing().read, handlers });
  await retype(user, within(await editorRow(1)).getByLabelText('Notes'), 'With Priya');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save time entry. Please try again.');
  expect(within(await editorRow(1)).getByLabelText('Notes')).toHaveValue('With Priya');
});

test('of two people who change an entry at the same time the second keeps the typed text, sees the first change, and can save over it knowingly', async () => {
  const { now, read } = changing();
  const { sent, handlers } = saving(({ entries }) => {
    if (entries[0]?.['version'] === 2) return null;
    now.sheet = timesheet({
      timeEntries: [{ ...entry({ clockOutTime: '11:00:00', hours: 2 }), version: 2 }, tuesday],
    });
    return refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');
  });
  const { user } = await openEditor({ read, handlers });
  await retype(user, within(await editorRow(1)).getByLabelText('Notes'), 'With Priya');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone changed this meanwhile. Please look again.',
  );
  expect(
    await screen.findByText(
      'This entry was changed elsewhere meanwhile. Saving replaces only what you changed.',
    ),
  ).toBeVisible();
  expect(within(await editorRow(1)).getByLabelText('Clock Out')).toHaveValue('11:00');
  expect(within(await editorRow(1)).getByLabelText('Notes')).toHaveValue('With Priya');
  await user.click(save());
  expect(await screen.findByText('Timesheet updated successfully!')).toBeVisible();
  expect(sent.at(-1)?.entries).toEqual([{ id: 1, version: 2, notes: 'With Priya' }]);
});

test('the text typed into an entry that was deleted elsewhere is not lost', async () => {
  const { now, read } = changing();
  const { sent, handlers } = saving(({ entries }) => {
    if (entries[0]?.['id'] === undefined) return null;
    now.sheet = timesheet({ timeEntries: [tuesday] });
    return refusal('BAD_USER_INPUT', 'No.', { 'entries.0.id': ['This entry is not in the timesheet.'] });
  });
  const { user } = await openEditor({ read, handlers });
  await retype(user, within(await editorRow(1)).getByLabelText('Clock In'), '8:00');
  await retype(user, within(await editorRow(1)).getByLabelText('Clock Out'), '8:30');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Entry 1: This entry is not in the timesheet.');
  expect(
    await screen.findByText('This entry was deleted elsewhere meanwhile. Saving adds it again.'),
  ).toBeVisible();
  await user.click(save());
  await waitFor(() =>
    expect(sent.at(-1)?.entries).toMatchObject([
      {
        date: monday.date,
        project: monday.project,
        taskDescription: monday.taskDescription,
        clockInTime: '08:00:00',
        clockOutTime: '08:30:00',
      },
    ]),
  );
});

test('a timesheet that was submitted in the meantime can no longer be saved [A5.37]', async () => {
  const { now, read } = changing();
  const { handlers } = saving(() => {
    now.sheet = handedIn('SUBMITTED', { timeEntries: [monday, tuesday] });
    return refusal('CONFLICT', 'Only draft entries can be edited');
  });
  const { user } = await openEditor({ read, handlers });
  await retype(user, within(await editorRow(1)).getByLabelText('Notes'), 'With Priya');
  await user.click(save());
  await waitFor(() => expect(save()).toHaveAccessibleDescription('Only draft entries can be edited'));
  expect(within(await editorRow(1)).getByLabelText('Notes')).toHaveValue('With Priya');
});

test('a row opens in the form of one entry with the typed text, is saved there alone, and is then not saved again with the rest [A2.86 A8.14]', async () => {
  const { now, read } = changing();
  const inputs: unknown[] = [];
  const { user } = await openEditor({
    read,
    handlers: [
      answers(UpdateTimeEntryDocument, (variables) => {
        inputs.push(variables.input);
        const saved = { ...entry({ notes: 'With Priya and Li' }), version: 2 };
        now.sheet = timesheet({ timeEntries: [saved, tuesday] });
        return { updateTimeEntry: saved };
      }),
    ],
  });
  await retype(user, within(await editorRow(1)).getByLabelText('Notes'), 'With Priya');
  await user.click(screen.getByRole('button', { name: 'Edit entry 1' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit time entry' }));
  expect(form.getByLabelText('Notes')).toHaveValue('With Priya');
  await retype(user, form.getByLabelText('Notes'), 'With Priya and Li');
  await user.click(form.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Time entry updated successfully!')).toBeVisible();
  expect(inputs).toEqual([{ notes: 'With Priya and Li' }]);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Edit time entry' })).not.toBeInTheDocument(),
  );
  const row = await editorRow(1);
  await waitFor(() => expect(within(row).getByLabelText('Notes')).toHaveValue('With Priya and Li'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
