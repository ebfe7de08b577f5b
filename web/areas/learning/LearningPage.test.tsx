import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { LatestCourseDocument, LearningPathsDocument } from '../../generated/graphql';
import { answers, broken, homeFigures, person, startsAs } from '../../testing/graph';
import { openPortal } from '../../testing/openPortal';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork, server } from '../../testing/server';
import { LearningPage } from './LearningPage';

interceptNetwork();

const category = { id: 3, name: 'Security' };
const latest = answers(LatestCourseDocument, () => ({
  enrollments: {
    results: [
      {
        id: 90,
        progressPercentage: 64,
        course: { id: 12, title: 'Security Essentials', difficulty: 'BEGINNER' as const, category },
      },
    ],
  },
}));
const noneStarted = answers(LatestCourseDocument, () => ({ enrollments: { results: [] } }));
const paths = answers(LearningPathsDocument, () => ({
  learningPaths: {
    results: [
      {
        id: 1,
        title: 'First weeks',
        description: 'What everybody knows here.',
        difficulty: 'BEGINNER' as const,
        stepCount: 5,
        completedCount: 1,
        progressPercentage: 41,
        steps: [
          { certification: null, isCompleted: true },
          { certification: { id: 7, name: 'Information Security' }, isCompleted: false },
        ],
        nextStep: { course: { id: 12, title: 'Security Essentials' }, certification: null },
      },
    ],
  },
}));
const hub = (...given: RequestHandler[]) =>
  renderScreen(<LearningPage />, { at: '/learning', answers: given });

test('the Learning card of the home page leads to the hub, and the navigation to hub and courses [A2.12 C1.7 C1.12 C2.7 C2.8]', async () => {
  server.use(...startsAs(person()), ...homeFigures);
  await openPortal('/home', { token: 'kept' });
  expect(await screen.findByRole('link', { name: 'Learning Hub' })).toHaveAttribute('href', '/learning');
  expect(screen.getByRole('link', { name: 'Learning hub' })).toHaveAttribute('href', '/learning');
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/learning/courses');
});

test('the hub leads to courses, certifications and the assistant, with example figures [C1.8 C1.9 C1.14 C1.15 C2.12 C9.39 C9.40]', async () => {
  await hub(noneStarted, paths);
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Courses',
    'Professional Certifications',
    'AI Learning Assistant',
  ]);
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/learning/courses');
  expect(screen.getByRole('link', { name: 'AI Learning Assistant' })).toHaveAttribute(
    'href',
    '/learning/ai-assistant',
  );
  expect(within(cards[1] as HTMLElement).getByText('12')).toBeVisible();
  expect(screen.getByText(/figures on these cards are examples/)).toBeVisible();
});

test('a person continues where they stopped', async () => {
  await hub(latest, paths);
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/learning/courses?course=12',
  );
  expect(screen.getByRole('progressbar', { name: 'Progress in Security Essentials' })).toHaveAttribute(
    'aria-valuenow',
    '64',
  );
});

test("a path shows the person's progress and next step, and the certification it leads to [C7.50]", async () => {
  await hub(noneStarted, paths);
  const path = within(await screen.findByRole('listitem'));
  expect(path.getByText(/1 of 5 steps/)).toBeVisible();
  expect(path.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '41');
  expect(path.getByRole('link', { name: 'Security Essentials' })).toHaveAttribute(
    'href',
    '/learning/courses?course=12',
  );
});

test('a path whose next step is a certification links to its page, and says so once the exam is passed [C7.50]', async () => {
  const path = (isCompleted: boolean) => ({
    ...{ id: 1, title: 'First weeks', description: '', difficulty: 'BEGINNER' as const },
    ...{ stepCount: 1, completedCount: isCompleted ? 1 : 0, progressPercentage: isCompleted ? 100 : 0 },
    steps: [{ certification: { id: 7, name: 'Information Security' }, isCompleted }],
    nextStep: isCompleted ? null : { course: null, certification: { id: 7 } },
  });
  const results = [path(false), { ...path(true), id: 2, title: 'Done' }];
  await hub(
    noneStarted,
    answers(LearningPathsDocument, () => ({ learningPaths: { results } })),
  );
  const [open, done] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
  expect(within(open).getByRole('link', { name: 'Information Security' })).toHaveAttribute(
    'href',
    '/learning/certifications?certification=7',
  );
  expect(within(open).getByText(/Next: the exam of this certification/)).toBeVisible();
  expect(within(open).queryByText('Passed')).not.toBeInTheDocument();
  expect(within(done).getByText('Passed')).toBeVisible();
  expect(within(done).queryByText(/Next/)).not.toBeInTheDocument();
});

test('a part that cannot be loaded leaves the rest of the hub in place', async () => {
  await hub(
    answers(LatestCourseDocument, () => broken()),
    answers(LearningPathsDocument, () => broken()),
  );
  expect(await screen.findByText('Your latest course is not available at the moment.')).toBeVisible();
  expect(await screen.findByText('The paths are not available at the moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Courses' })).toBeVisible();
});
