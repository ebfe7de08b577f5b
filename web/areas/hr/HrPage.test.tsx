import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  HrEmployeeFiguresDocument,
  HrTicketsDocument,
  PipelineDocument,
  PostingFiguresDocument,
  type HrTicketsQuery,
  type TicketStatus,
} from '../../generated/graphql';
import { hrPerson } from '../../testing/people/employees';
import { answers, broken, homeFigures, never, person, startsAs } from '../../testing/graph';
import { openPortal } from '../../testing/openPortal';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork, server } from '../../testing/server';
import { HrPage } from './HrPage';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const statuses: TicketStatus[] = [
  'OPEN',
  'IN_PROGRESS',
  'WAITING_RESPONSE',
  'WAITING_RESPONSE',
  'RESOLVED',
  'CLOSED',
  'REJECTED',
];

type Ticket = HrTicketsQuery['latest']['results'][number];
const ticket = (given: Partial<Ticket> = {}): Ticket => ({
  id: 1,
  kind: 'LEAVE_REQUEST',
  title: 'Family visit',
  status: 'OPEN',
  priority: 'MEDIUM',
  createdAt: '2026-11-12T18:41:00.000Z',
  createdByName: 'Maya Okafor',
  createdByDepartment: 'Engineering',
  createdBy: { id: 7, profilePicture: null },
  ...given,
});

/** Variables of each call by its name. */
const asked: Record<string, unknown> = {};

const figures: RequestHandler[] = [
  answers(HrEmployeeFiguresDocument, () => ({
    employeeStatistics: {
      totalEmployees: 1241,
      activeEmployees: 1200,
      onLeaveEmployees: 9,
      newHiresThisMonth: 6,
    },
  })),
  answers(PostingFiguresDocument, (variables) => {
    asked['postings'] = variables;
    return { jobPostings: { count: 14 }, active: { count: 8 } };
  }),
  answers(PipelineDocument, () => ({
    jobApplicationCounts: [
      { status: { id: 1, code: 'submitted' }, count: 50 },
      { status: { id: 3, code: 'interview_scheduled' }, count: 3 },
      { status: { id: 4, code: 'interviewed' }, count: 4 },
    ],
  })),
  answers(HrTicketsDocument, (variables) => {
    asked['tickets'] = variables;
    return {
      masterTickets: { results: statuses.map((status, index) => ({ id: index + 101, status })) },
      latest: { results: [ticket(), ticket({ id: 2, title: 'Screen is dark', kind: 'IT_SUPPORT' })] },
    };
  }),
];

const open = (...first: RequestHandler[]) =>
  renderScreen(<HrPage />, { viewer: hrPerson(), at: '/hr', answers: [...first, ...figures] });

const card = (label: string) => screen.findByRole('group', { name: label });

async function figuresOf(name: string) {
  const article = (await screen.findAllByRole('article')).find((one) =>
    within(one).queryByRole('heading', { name }),
  );
  if (!article) throw new Error(`No card ${name}`);
  const values = within(article)
    .getAllByRole('definition')
    .map((one) => one.textContent);
  return within(article)
    .getAllByRole('term')
    .map((term, index) => `${String(values[index])} ${term.textContent}`);
}

const stats = ['Total Employees', 'Total Job Postings', 'Open Tickets', 'Total Applications'];

test.each([['/hr'], ['/hr/employees'], ['/hr/tickets']])(
  'a person who is neither in HR nor an administrator is denied at %s, and can go home [A2.8 A2.29 A6.10 B1.1 B2.1 B2.2]',
  async (path) => {
    server.use(...startsAs(person({ roles: ['IT Staff', 'Manager'] })), ...homeFigures);
    await openPortal(path, { token: 'kept' });
    expect(
      await screen.findByText(
        "You don't have permission to access this page. Required roles: HR, Administrator",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'HR portal' })).not.toBeInTheDocument();
  },
);

test('HR finds the portal and the employees in the navigation, and the card at home links there [A2.39 B1.1]', async () => {
  server.use(...startsAs(hrPerson()), ...homeFigures);
  await openPortal('/home', { token: 'kept' });
  expect(await screen.findByRole('link', { name: 'HR portal' })).toHaveAttribute('href', '/hr');
  expect(screen.getByRole('link', { name: 'Employees' })).toHaveAttribute('href', '/hr/employees');
  expect(await screen.findByRole('link', { name: 'HR Management' })).toHaveAttribute('href', '/hr');
});

test('four cards show the figures of the company [B1.3 B2.6 B7.9 B7.35]', async () => {
  await open();
  const expected = ['1,241', '14', '4', '57'];
  for (const [index, label] of stats.entries())
    await waitFor(async () => expect(await card(label)).toHaveTextContent(`${label}${expected[index]}`));
});

test('each figure says "..." while it loads [B2.7 B8.27]', async () => {
  const waiting = [
    HrEmployeeFiguresDocument,
    PostingFiguresDocument,
    PipelineDocument,
    HrTicketsDocument,
  ].map((document) => answers(document as typeof HrTicketsDocument, never));
  await open(...waiting);
  for (const label of stats) expect(await card(label)).toHaveTextContent(`${label}...`);
  expect(await figuresOf('Recruitment and Hiring')).toEqual([
    '... Open positions',
    '... Applications',
    '... Interviews scheduled',
  ]);
});

test('a figure that fails says "N/A", and the other figures stay [B2.8 B8.26]', async () => {
  await open(answers(PipelineDocument, broken), answers(HrTicketsDocument, broken));
  for (const label of ['Open Tickets', 'Total Applications'])
    await waitFor(async () => expect(await card(label)).toHaveTextContent(`${label}N/A`));
  expect(await card('Total Employees')).toHaveTextContent('1,241');
  expect(await screen.findByText('Failed to load tickets. Please try again.')).toBeVisible();
});

test('open positions are postings of status 1, interviews are applications of status 3, tickets are grouped [B2.10 B2.11 B4.27 B4.28 B4.29]', async () => {
  await open();
  await screen.findByText('Family visit');
  await waitFor(async () =>
    expect(await figuresOf('Recruitment and Hiring')).toEqual([
      '8 Open positions',
      '57 Applications',
      '3 Interviews scheduled',
    ]),
  );
  expect(await figuresOf('Ticket Management')).toEqual(['4 Open', '3 Pending review', '2 Resolved']);
  expect(asked).toMatchObject({ postings: { active: ['1'] } });
});

test('the 200 latest tickets are counted and the 6 latest are shown [B2.12 B7.35 B7.36 B9.4]', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Latest tickets' });
  expect(await within(table).findByText('Family visit')).toBeVisible();
  const [, , row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent('Screen is dark');
  expect(row).toHaveTextContent('IT support');
  expect(row).toHaveTextContent('Maya Okafor');
  expect(asked['tickets']).toEqual({ fetched: 200, shown: 6 });
});

test('the cards lead to their screens [B1.8 B2.5 B2.9]', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Employee Management' })).toHaveAttribute(
    'href',
    '/hr/employees',
  );
  expect(screen.getByRole('link', { name: 'Recruitment and Hiring' })).toHaveAttribute(
    'href',
    '/hr/recruitment',
  );
  expect(screen.getByRole('link', { name: 'Ticket Management' })).toHaveAttribute('href', '/hr/tickets');
  expect(await screen.findByRole('link', { name: 'Family visit' })).toHaveAttribute(
    'href',
    '/hr/tickets?ticket=1',
  );
  expect(screen.getByRole('link', { name: 'Analytics Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('the portal links back home [B2.3]', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
});

test('without a token in the browser nothing is requested, and an error is logged [B2.13 B6.4 B8.9]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => void calls.push(request.url));
  const read = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  await open();
  expect(await screen.findByText('No authentication token found. Please log in again.')).toBeVisible();
  read.mockRestore();
  expect(logged).toHaveBeenCalledWith(
    'The page was not loaded:',
    new Error('No authentication token found. Please log in again.'),
  );
  expect(calls).toEqual([]);
  server.events.removeAllListeners();
});
