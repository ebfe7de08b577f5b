import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import {
  UpdateTimeEntryDocument,
  type UpdateTimeEntryMutation,
  type UpdateTimeEntryMutationVariables,
} from '../../../../generated/graphql';
import { fill, retype } from '../../../../testing/page/fill';
import { answers, broken, deferred, refusal, type Replying } from '../../../../testing/graph';
import { openEntry } from '../../../../testing/time/openEditor';
import { interceptNetwork } from '../../../../testing/server';
import type { User } from '../../../../testing/testPortal';
import { entry, handedIn, timesheet, type TestEntry } from '../../../../testing/time/timesheets';

interceptNetwork();

type Sent = UpdateTimeEntryMutationVariables;

const updated = ({ id }: Sent) => ({ updateTimeEntry: { ...entry({ id }), version: 2 } });

/** Answers the change of an entry and records the request. */
function updating(reply: (sent: Sent) => Replying<UpdateTimeEntryMutation> = updated) {
  const sent: Sent[] = [];
  const handler = answers(UpdateTimeEntryDocument, (variables) => {
    sent.push(variables);
    return reply(variables);
  });
  return { sent, handlers: [handler] };
}

const one = (given: Parameters<typeof entry>[0]) => timesheet({ timeEntries: [entry(given)] });
const save = () => screen.getByRole('button', { name: 'Save changes' });

const retypeField = (user: User, label: string, text: string) =>
  retype(user, screen.getByLabelText(label), text);

test('without both times the button to save is disabled and says why [A5.27 A5.35]', async () => {
  const { sent, handlers } = updating();
  const { user } = await openEntry({ sheet: one({ clockOutTime: null }), handlers });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(save()).toHaveAccessibleDescription('Please enter both clock in and clock out times');
  await user.click(save());
  await user.type(screen.getByLabelText('Clock In'), '{Enter}');
  expect(sent).toEqual([]);

  await retypeField(user, 'Clock Out', '17:00');
  expect(save()).not.toHaveAttribute('aria-disabled');
  await retypeField(user, 'Clock In', '');
  expect(save()).toHaveAccessibleDescription('Please enter both clock in and clock out times');
});

test('an invalid time is refused under its field with the reason, and not sent [A5.30]', async () => {
  const { sent, handlers } = updating();
  const { user } = await openEntry({ handlers });
  await retypeField(user, 'Clock Out', '25:00');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText('Clock Out')).toHaveAccessibleDescription(
      /Invalid time range - duration must be greater than 0. Hours go from 00 to 23, and midnight is 00:00./,
    ),
  );
  await waitFor(() => expect(screen.getByLabelText('Clock Out')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('a day of another week, and a text that is too long, are refused under their fields and not sent', async () => {
  const { sent, handlers } = updating();
  const { user } = await openEntry({ handlers });
  await user.click(screen.getByRole('button', { name: 'Open calendar' }));
  for (const name of [/Sunday,? 15 November/, /Monday,? 23 November/])
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await retypeField(user, 'Date', '2026-11-23');
  await retypeField(user, 'Task Description', 'x'.repeat(1001));
  await user.click(save());
  expect(await screen.findByText('The date must be within the week of the timesheet.')).toBeVisible();
  expect(screen.getByText('Use at most 1,000 characters; these are 1,001')).toBeVisible();
  expect(sent).toEqual([]);
});

test('an entry whose week was submitted in the meantime can no longer be saved, and the typed text is kept [A5.37]', async () => {
  let isHandedIn = false;
  const sheet = () => (isHandedIn ? handedIn('SUBMITTED') : timesheet());
  const { handlers } = updating(() => {
    isHandedIn = true;
    return refusal('CONFLICT', 'Only draft entries can be edited');
  });
  const { user } = await openEntry({ read: sheet, handlers });
  await fill(user, screen.getByLabelText('Notes'), 'With Priya');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Only draft entries can be edited');
  await waitFor(() => expect(save()).toHaveAccessibleDescription('Only draft entries can be edited'));
  expect(screen.getByLabelText('Notes')).toHaveValue('With Priya');
});

test('of two changes at the same time the second is refused, and does not undo the first on the next attempt', async () => {
  let now: TestEntry = entry();
  const { sent, handlers } = updating(({ version }) => {
    if (version === 4) return { updateTimeEntry: { ...now, version: 5 } };
    now = { ...entry({ clockInTime: '08:00:00' }), version: 4 };
    return refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');
  });
  const { user } = await openEntry({ read: () => timesheet({ timeEntries: [now] }), handlers });
  await fill(user, screen.getByLabelText('Notes'), 'With Priya');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone changed this meanwhile. Please look again.',
  );
  // The page behind the form has read it again.
  expect(
    await screen.findByRole('button', { name: /^Actions for .* 08:00$/, hidden: true }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Clock In')).toHaveValue('08:00');
  await user.click(save());
  expect(await screen.findByText('Time entry updated successfully!')).toBeVisible();
  expect(sent).toEqual([1, 4].map((version) => ({ id: 1, version, input: { notes: 'With Priya' } })));
});

test('without an answer the message of the page is shown, and the form stays [A8.13]', async () => {
  const { handlers } = updating(() => HttpResponse.error() as never);
  const { user } = await openEntry({ handlers });
  await fill(user, screen.getByLabelText('Notes'), 'With Priya');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update time entry');
  expect(screen.getByLabelText('Notes')).toHaveValue('With Priya');
});

test('Maya corrects an entry: times with am and pm are sent as 24 hours with seconds, and only changed fields [A2.86 A5.28 A5.33 A8.14]', async () => {
  const { sent, handlers } = updating();
  const { user } = await openEntry({ handlers });
  await retypeField(user, 'Clock In', '8:30 am');
  await retypeField(user, 'Clock Out', '5:05 pm');
  await user.click(save());
  expect(await screen.findByText('Time entry updated successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ id: 1, version: 1, input: { clockInTime: '08:30:00', clockOutTime: '17:05:00' } }]);
});

test('the same times in another notation are no change: a tracked entry keeps its time', async () => {
  const { sent, handlers } = updating();
  const { user } = await openEntry({ handlers });
  await retypeField(user, 'Clock In', '9:00 am');
  await fill(user, screen.getByLabelText('Notes'), ' With Priya ');
  await user.click(save());
  await waitFor(() => expect(sent.map(({ input }) => input)).toEqual([{ notes: 'With Priya' }]));
});

test('while an entry is being saved it cannot be saved again [A5.36]', async () => {
  const late = deferred(broken);
  const { sent, handlers } = updating(late.respond);
  const { user } = await openEntry({ handlers });
  await fill(user, screen.getByLabelText('Notes'), 'With Priya');
  await user.click(save());
  const busy = await screen.findByRole('button', { name: 'Saving...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  await user.type(screen.getByLabelText('Clock In'), '{Enter}');
  await late.arrived();
  late.release();
  await screen.findByRole('alert');
  expect(sent).toHaveLength(1);
});

test('the length, a night, the fixed break and a warning about a long shift are shown during typing [A5.29 A5.30 A5.32 A9.9 A9.14]', async () => {
  const { user } = await openEntry();
  const told = () => screen.getByRole('status', { name: '' }).textContent.replace(/\s/g, ' ');
  expect(told()).toBe('3 h. Without the break of 15 minutes: 2 h 45 min.');
  await retypeField(user, 'Clock In', '10:');
  expect(told()).toBe('With both times you see here how long that is. The break is always 15 minutes.');
  await retypeField(user, 'Clock In', '10:00 pm');
  expect(told()).toBe(
    '14 h, overnight, ends Tuesday, 17 Nov 2026. Without the break of 15 minutes: 13 h 45 min.',
  );
  await retypeField(user, 'Clock In', '19:59');
  expect(screen.getByText('This shift is longer than 16 hours. Please check the times.')).toBeVisible();
  expect(save()).not.toHaveAttribute('aria-disabled');
  await retypeField(user, 'Clock In', '12:00');
  expect(told()).toBe('0 min. Without the break of 15 minutes: 0 min.');
  expect(save()).not.toHaveAttribute('aria-disabled');
});

test("four projects are offered, and the entry's own other project [A9.13]", async () => {
  const { user } = await openEntry({ sheet: one({ project: 'Warehouse move' }) });
  await user.click(screen.getByRole('button', { name: /Project/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Portal project',
    'Training',
    'Meetings',
    'Administration',
    'Warehouse move',
  ]);
});
