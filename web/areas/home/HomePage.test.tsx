import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  DepartmentFiguresDocument,
  EmployeeFiguresDocument,
  ItFiguresDocument,
  LearningFiguresDocument,
} from '../../generated/graphql';
import { answers, broken, homeFigures, never, person } from '../../testing/graph';
import { renderScreen } from '../../testing/renderScreen';
import { server, interceptNetwork } from '../../testing/server';
import { HomeCards } from './HomeCards';
import { HomePage } from './HomePage';

interceptNetwork();

const cardNames = () =>
  screen
    .getAllByRole('article')
    .flatMap((card) => within(card).getAllByRole('heading', { level: 2 }))
    .map((heading) => heading.textContent);

/** The figures of a card, as a person reads them. */
function figuresOf(name: string) {
  const card = screen.getAllByRole('article').find((one) => within(one).queryByRole('heading', { name }));
  if (!card) throw new Error(`No card ${name}`);
  const labels = within(card)
    .getAllByRole('term')
    .map((term) => term.textContent);
  const values = within(card)
    .getAllByRole('definition')
    .map((value) => value.textContent);
  return labels.map((label, index) => `${String(values[index])} ${String(label)}`);
}

const home = (who = person(), handlers: readonly RequestHandler[] = []) =>
  renderScreen(<HomePage />, { viewer: who, at: '/home', answers: [...handlers, ...homeFigures] });

test('an employee is greeted by first name and sees the employee and learning cards [A1.8 A6.4]', async () => {
  await home();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Good (morning|afternoon|evening), Maya$/,
  );
  expect(cardNames()).toEqual(['Employee Portal', 'Learning Hub']);
});

test.each([
  [
    ['Employee', 'HR'],
    ['Employee Portal', 'HR Management', 'Learning Hub'],
  ],
  [
    ['Employee', 'IT Staff'],
    ['Employee Portal', 'IT Help Desk', 'Learning Hub'],
  ],
  [['Administrator'], ['Employee Portal', 'HR Management', 'IT Help Desk', 'Learning Hub']],
  [
    ['Manager', 'Analyst'],
    ['Employee Portal', 'Learning Hub'],
  ],
])('%j sees %j [A2.39 A2.42 A6.4 A6.5 A6.6]', async (roles, cards) => {
  await home(person({ roles }));
  expect(cardNames()).toEqual(cards);
});

test('a recruiter sees the IT card, because the name contains "it", although the IT pages are closed to them [A6.6]', async () => {
  await home(person({ roles: ['Recruiter'] }));
  expect(cardNames()).toContain('IT Help Desk');
});

test('each card shows two figures, from five requests that are sent at the same time [A2.40 A2.43 A3.30 A7.58 A7.60 A7.61 A7.62 A4.35 C1.13]', async () => {
  const asked = new Set<string>();
  server.events.on('request:start', ({ request }) => {
    void request
      .clone()
      .json()
      .then((body: { operationName: string }) => asked.add(body.operationName));
  });
  await home(person({ roles: ['Administrator'] }));

  expect(await screen.findByText('1,241')).toBeVisible();
  expect(figuresOf('Employee Portal')).toEqual(['1,241 Active employees', '6 New this month']);
  expect(figuresOf('HR Management')).toEqual(['13 Departments', '2 Pending approvals']);
  expect(figuresOf('IT Help Desk')).toEqual(['4 Open tickets', '2.3 hrs Average response']);
  expect(figuresOf('Learning Hub')).toEqual(['24 Courses', '5 Certifications']);
  expect([...asked]).toEqual(
    expect.arrayContaining([
      'EmployeeFigures',
      'ItFigures',
      'LearningFigures',
      'DepartmentFigures',
      'TicketFigures',
    ]),
  );
});

test('IT staff read the open tickets of the IT dashboard, which counts them all [A2.43 A7.58 C1.13]', async () => {
  await home(person({ roles: ['IT Staff'] }), [
    answers(ItFiguresDocument, () => ({
      itDashboard: { totalAssets: 320 },
      itTicketFigures: { openTickets: 417 },
    })),
  ]);
  expect(await screen.findByText('417')).toBeVisible();
  expect(figuresOf('IT Help Desk')).toEqual(['417 Open tickets', '2.3 hrs Average response']);
});

test('a failed request affects only its own figures [A7.59]', async () => {
  await home(person({ roles: ['HR'] }), [
    answers(LearningFiguresDocument, broken),
    answers(EmployeeFiguresDocument, () => new HttpResponse(null, { status: 500 })),
  ]);
  expect(await screen.findByText('13')).toBeVisible();
  expect(figuresOf('HR Management')).toEqual(['13 Departments', '2 Pending approvals']);
  expect(figuresOf('Learning Hub')).toEqual(['N/A Courses', 'N/A Certifications']);
  expect(figuresOf('Employee Portal')).toEqual(['N/A Active employees', 'N/A New this month']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a figure that is loading is three dots', async () => {
  await home(person({ roles: ['HR'] }), [answers(DepartmentFiguresDocument, never)]);
  expect(figuresOf('HR Management')[0]).toBe('... Departments');
});

test("waiting items and today's figures are below the cards, from one request in addition to the five [A7.58]", async () => {
  await home(person({ roles: ['HR'] }));
  const waiting = await screen.findByText('Nothing waits for you');
  for (const card of screen.getAllByRole('article'))
    expect(card.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a card leads to its area [A2.12 A2.39 C1.12]', async () => {
  await home(person({ roles: ['Administrator'] }));
  const links = screen.getAllByRole('article').flatMap((one) => within(one).getAllByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Employee Portal', '/employee'],
    ['HR Management', '/hr'],
    ['IT Help Desk', '/it'],
    ['Learning Hub', '/learning'],
  ]);
});

test('a person who may enter no area reads whom to ask [A2.41]', () => {
  render(<HomeCards cards={[]} figures={{ employee: [], hr: [], it: [], learning: [] }} />);
  expect(screen.getByText('No Access Available.')).toBeVisible();
  expect(
    screen.getByText('Please contact your administrator to assign appropriate roles for portal access.'),
  ).toBeVisible();
});

test('a person who returns to the home page sees current figures', async () => {
  let totalCourses = 24;
  const counting = answers(LearningFiguresDocument, () => ({
    learningDashboardStats: { totalCourses, totalCertifications: 5 },
  }));
  const { router } = await home(person(), [counting]);
  await waitFor(() => expect(figuresOf('Learning Hub')).toContain('24 Courses'));
  await act(() => router.navigate('/learning'));
  totalCourses = 25;
  await act(() => router.navigate('/home'));
  await waitFor(() => expect(figuresOf('Learning Hub')).toContain('25 Courses'));
});
