import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  EditedTimesheetDocument,
  PresentWeekDocument,
  SaveTimesheetDocument,
  WeekTimesheetDocument,
} from '../../generated/graphql';
import { answers } from '../graph';
import { openTimeTracking } from './openTimeTracking';
import { presentWeek, timesheet, weekTimesheet, type TestTimesheet } from './timesheets';

interface Given {
  /** Monday of the week that is opened. */
  week?: string;
  sheet?: TestTimesheet | null;
  /** What the portal knows when it is asked again. */
  read?: () => TestTimesheet | null;
  trackedId?: number | null;
  handlers?: readonly RequestHandler[];
}

/** Opens the page as Maya in her present week, whose timesheet is what the test says. */
async function openWeek({
  week = '2026-11-16',
  sheet = timesheet(),
  read = () => sheet,
  trackedId = null,
  handlers = [],
}: Given = {}) {
  return openTimeTracking({
    at: `/employee/time-tracking?week=${week}`,
    handlers: [
      ...handlers,
      answers(PresentWeekDocument, () =>
        presentWeek({ currentTimesheet: week === '2026-11-16' ? read() : timesheet() }),
      ),
      answers(WeekTimesheetDocument, () => weekTimesheet(read())),
      answers(EditedTimesheetDocument, () => ({
        weekTimesheet: read(),
        trackingSession: trackedId === null ? null : { id: 'running', timesheetEntryId: trackedId },
      })),
    ],
  });
}

/** A button, once the week is there and it can be pressed. */
async function ready(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const form = (name: string) => screen.findByRole('dialog', { name });

/** Opens the only entry of the week in its form. */
export async function openEntry(given: Given = {}) {
  const page = await openWeek(given);
  await page.user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await form('Edit time entry');
  return page;
}

/** Opens an empty form for the week. */
export async function openNewEntry(given: Given = {}) {
  const page = await openWeek(given);
  await page.user.click(await ready('New entry'));
  await form('New time entry');
  return page;
}

/** Opens the editor of the week's timesheet. */
export async function openEditor(given: Given = {}) {
  const page = await openWeek(given);
  await page.user.click(await ready('Timesheet editor'));
  await form('Edit timesheet');
  return page;
}

/** A row of the editor with the line under it, by its number. */
export async function editorRow(number: number): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name: 'Entries of the week' });
  // The heads are a group, too.
  const group = within(table).getAllByRole('rowgroup')[number];
  if (!group) throw new Error(`The editor has no row ${String(number)}.`);
  return group;
}

interface Saved {
  id: number;
  entries: readonly Record<string, unknown>[];
  removed: readonly number[];
}

/** Answers the save of a timesheet and records the input; null is a success. */
export function saving(reply: (sent: Saved) => Response | null = () => null) {
  const sent: Saved[] = [];
  const handler = answers(SaveTimesheetDocument, (variables) => {
    const asked = variables as Saved;
    sent.push(asked);
    return reply(asked) ?? { saveTimesheet: timesheet({ id: asked.id, version: 5 }) };
  });
  return { sent, handlers: [handler] };
}
