import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { TimeTrackingPage } from '../../areas/employee/timeTracking/TimeTrackingPage';
import { person, type TestPerson } from '../graph';
import { renderScreen } from '../renderScreen';
import { timesheetBackground } from './timesheets';

interface Options {
  at?: string;
  /** Answers that override the default ones. */
  handlers?: readonly RequestHandler[];
  who?: TestPerson;
}

/** Opens the page as Maya, whose present week is a draft with one entry, but for what the test says. */
export async function openTimeTracking({
  at = '/employee/time-tracking',
  handlers = [],
  who = person(),
}: Options = {}) {
  const opened = await renderScreen(<TimeTrackingPage />, {
    viewer: who,
    at,
    answers: [...handlers, ...timesheetBackground],
  });
  // A dialog that the address opens hides the page from the tree of roles.
  await screen.findByRole('heading', { level: 1, name: 'Time Tracking', hidden: true });
  return opened;
}

/** The rows of a week, once they have come. */
export const entriesTable = () => screen.findByRole('table', { name: 'Time entries', busy: false });

/** The rows of a table as a person reads them, without the button of their menus. */
export const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replace(/\s/g, ' ')),
    );

/** A matcher for that text, with breaking or non-breaking blanks. */
export const called =
  (words: string) =>
  (name: string): boolean =>
    name.replace(/\s/g, ' ') === words;

/** Opens the menu of a row and presses what it offers. */
export async function choose(
  user: { click: (element: Element) => Promise<void> },
  row: string,
  item: string,
) {
  await user.click(await screen.findByRole('button', { name: called(`Actions for ${row}`) }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
