import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  CreateTimeEntryDocument,
  CreateTimesheetDocument,
  DraftOfWeekDocument,
} from '../../../../generated/graphql';
import { answers, refusal } from '../../../../testing/graph';
import { openNewEntry } from '../../../../testing/time/openEditor';
import { interceptNetwork } from '../../../../testing/server';
import { entry, timesheet } from '../../../../testing/time/timesheets';

interceptNetwork();

/** A past week, so that none of its days is today. */
const past = {
  week: '2025-03-10',
  sheet: timesheet({ weekStartDate: '2025-03-10', weekEndDate: '2025-03-16', timeEntries: [] }),
};

/** Answers a new entry and a new timesheet, and records the requests. */
function creating({
  entryAnswer,
  sheetAnswer,
}: { entryAnswer?: () => Response; sheetAnswer?: () => Response } = {}) {
  const sent: { entries: unknown[]; sheets: unknown[] } = { entries: [], sheets: [] };
  const handlers: RequestHandler[] = [
    answers(CreateTimeEntryDocument, (variables) => {
      sent.entries.push(variables.input);
      return entryAnswer?.() ?? { createTimeEntry: entry({ id: 9 }) };
    }),
    answers(CreateTimesheetDocument, (variables) => {
      sent.sheets.push(variables.input);
      return sheetAnswer?.() ?? { createTimesheet: { id: 6 } };
    }),
  ];
  return { sent, handlers };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries({
    'Task Description': ' Plan the week ',
    'Clock In': '9:00',
    'Clock Out': '17:30',
  })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: /Project/ }));
  await user.click(await screen.findByRole('option', { name: 'Meetings' }));
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
}

const written = {
  date: '2025-03-10',
  project: 'Meetings',
  taskDescription: 'Plan the week',
  clockInTime: '09:00:00',
  clockOutTime: '17:30:00',
  notes: '',
};

test('a new entry without both times cannot be saved [A5.35]', async () => {
  await openNewEntry();
  expect(screen.getByRole('button', { name: 'Add entry' })).toHaveAccessibleDescription(
    'Please enter both clock in and clock out times',
  );
});

test("a week that cannot be started is reported with the page's message, and no entry is written [A8.13]", async () => {
  const { sent, handlers } = creating({ sheetAnswer: () => HttpResponse.error() as never });
  const { user } = await openNewEntry({ ...past, sheet: null, handlers });
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to create new timesheet. Please try again.',
  );
  expect(screen.getByLabelText('Clock In')).toHaveValue('09:00');
  expect(sent.entries).toEqual([]);
});

test('a person without an employee record reads whom to ask [A8.13]', async () => {
  const words = 'No timesheet available. Please contact your manager.';
  const { sent, handlers } = creating({ sheetAnswer: () => refusal('NOT_FOUND', words) });
  const { user } = await openNewEntry({ ...past, sheet: null, handlers });
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(sent.entries).toEqual([]);
});

test('if the answer to the entry is lost the message of the page is shown, and the form stays [A8.13]', async () => {
  const { handlers } = creating({ entryAnswer: () => HttpResponse.error() as never });
  const { user } = await openNewEntry({ ...past, handlers });
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save time entry. Please try again.');
  expect(screen.getByLabelText('Clock Out')).toHaveValue('17:30');
});

test('Maya enters her work, with seconds in its times, into the draft of the week [A5.33 A9.13]', async () => {
  const { sent, handlers } = creating();
  const { user } = await openNewEntry({ ...past, handlers });
  await fill(user);
  expect(await screen.findByText('Time entry added successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual({ entries: [{ timesheet: 5, ...written }], sheets: [] });
});

test('a week without a timesheet gets a draft first', async () => {
  const { sent, handlers } = creating();
  const { user } = await openNewEntry({ ...past, sheet: null, handlers });
  await fill(user);
  expect(await screen.findByText('Time entry added successfully!')).toBeVisible();
  expect(sent).toEqual({
    entries: [{ timesheet: 6, ...written }],
    sheets: [{ weekStartDate: '2025-03-10' }],
  });
});

test('if another tab started the draft first, the entry goes there', async () => {
  const { sent, handlers } = creating({
    sheetAnswer: () => refusal('CONFLICT', 'A draft for this week exists already.'),
  });
  const { user } = await openNewEntry({
    ...past,
    sheet: null,
    handlers: [...handlers, answers(DraftOfWeekDocument, () => ({ weekTimesheet: timesheet({ id: 8 }) }))],
  });
  await fill(user);
  expect(await screen.findByText('Time entry added successfully!')).toBeVisible();
  expect(sent.entries).toEqual([{ timesheet: 8, ...written }]);
});
