import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { EmployeePage } from '../../areas/employee/EmployeePage';
import { EmployeePortalDocument, LeaveYearDocument, type EmployeePortalQuery } from '../../generated/graphql';
import { answers, person, type TestPerson } from '../graph';
import { leaveYear } from '../tickets/leave';
import { renderScreen } from '../renderScreen';

type Week = NonNullable<EmployeePortalQuery['currentTimesheet']>;

/** The draft of the week of 16 November 2026: its hours by day of November, and their sum. */
export const week = (totalHours: string, hours: Readonly<Record<number, readonly string[]>> = {}): Week => ({
  id: 5,
  weekStartDate: '2026-11-16',
  weekEndDate: '2026-11-22',
  status: 'DRAFT',
  totalHours,
  timeEntries: Object.entries(hours).flatMap(([day, worked]) =>
    worked.map((hoursWorked, index) => ({
      id: Number(day) * 10 + index,
      date: `2026-11-${day}`,
      hoursWorked,
    })),
  ),
});

/** What the page asks for besides the leave year: nothing at all, but for what the test says. */
export const portalFigures = (given: Partial<EmployeePortalQuery> = {}): EmployeePortalQuery => ({
  leaveRequests: [],
  feedback: [],
  tickets: [],
  currentTimesheet: null,
  ...given,
});

/**
 * Opens the page as Maya, or as someone else; without further answers she has no leave, no tickets and no
 * hours.
 */
export async function openEmployeePortal(
  handlers: readonly RequestHandler[] = [],
  who: TestPerson = person(),
) {
  const opened = await renderScreen(<EmployeePage />, {
    viewer: who,
    at: '/employee',
    answers: [
      ...handlers,
      answers(LeaveYearDocument, () => ({ leaveYear: leaveYear() })),
      answers(EmployeePortalDocument, () => portalFigures()),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: `Welcome, ${who.firstName}` });
  return opened;
}

/** One of the four stat cards. */
export const statCard = (name: string) => screen.getByRole('group', { name });

/** The figures of a module card as a person reads them: "19 Days left". */
export function moduleFigures(name: string): string[] {
  const card = moduleCard(name);
  const labels = within(card)
    .getAllByRole('term')
    .map((term) => term.textContent);
  const values = within(card)
    .getAllByRole('definition')
    .map((value) => value.textContent.replace(/\s/g, ' '));
  return labels.map((label, index) => `${String(values[index])} ${label}`);
}

export function moduleCard(name: string): HTMLElement {
  const card = screen.getAllByRole('article').find((one) => within(one).queryByRole('heading', { name }));
  if (!card) throw new Error(`No card ${name}`);
  return card;
}
