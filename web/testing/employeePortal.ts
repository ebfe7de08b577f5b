import { screen, within } from '@testing-library/react';
import { graphql, type RequestHandler } from 'msw';

// What the portal loads late is loaded before the clock of the first test runs.
import '../areas/employee/EmployeePage';
import '../areas/employee/portal/RecentActivitiesDialog';
import { answer, person, startsAs, type TestPerson } from './graph';
import { leaveYear } from './leave';
import { openPortal } from './openPortal';
import { server } from './server';

/** Own tickets of a kind by status, as the graph counts them. */
export const counts = (given: Readonly<Record<string, number>>) =>
  Object.entries(given).map(([status, count]) => ({ __typename: 'TicketStatusCount', status, count }));

/** The week of 16 November 2026; hours by day of November. */
export function timesheet({ status = 'DRAFT', hours = {} }: { status?: string; hours?: Readonly<Record<number, readonly number[]>> } = {}) {
  const entries = Object.entries(hours).flatMap(([day, several]) => several.map((one) => ({ date: `2026-11-${day}`, hours: one })));
  return {
    __typename: 'Timesheet',
    id: 5,
    weekStartDate: '2026-11-16',
    weekEndDate: '2026-11-22',
    status,
    totalHours: entries.reduce((sum, entry) => sum + entry.hours, 0).toFixed(3),
    timeEntries: entries.map((entry, index) => ({
      __typename: 'TimeEntry', id: index + 1, date: entry.date, hoursWorked: entry.hours.toFixed(3),
    })),
  };
}

/** What the page asks for besides the leave year: nothing at all, but for what the test says. */
export const portalFigures = (given: {
  leaveRequests?: ReturnType<typeof counts> | null; feedback?: ReturnType<typeof counts> | null;
  tickets?: ReturnType<typeof counts> | null; currentTimesheet?: ReturnType<typeof timesheet> | null;
} = {}) => ({ leaveRequests: [], feedback: [], tickets: [], currentTimesheet: null, ...given });

/** Opens the page as Maya, or as somebody else; without further answers she has no leave, no tickets and no hours. */
export async function openEmployeePortal(handlers: readonly RequestHandler[] = [], who: TestPerson = person()) {
  server.use(
    ...handlers,
    ...startsAs(who),
    graphql.query('LeaveYear', () => answer({ leaveYear: leaveYear() })),
    graphql.query('EmployeePortal', () => answer(portalFigures())),
  );
  const portal = await openPortal('/employee', { token: 'kept' });
  await screen.findByRole('heading', { level: 1, name: `Welcome, ${who.firstName}` });
  return portal;
}

/** One of the four stat cards. */
export const statCard = (name: string) => screen.getByRole('group', { name });

/** The figures of a module card as a person reads them: "19 Days left". */
export function moduleFigures(name: string): string[] {
  const card = moduleCard(name);
  const labels = within(card).getAllByRole('term').map((term) => term.textContent);
  const values = within(card).getAllByRole('definition').map((value) => value.textContent);
  return labels.map((label, index) => `${String(values[index])} ${label}`);
}

export function moduleCard(name: string): HTMLElement {
  const card = screen.getAllByRole('article').find((one) => within(one).queryByRole('heading', { name }));
  if (!card) throw new Error(`No card ${name}`);
  return card;
}
