import { screen, waitFor, within } from '@testing-library/react';

import {
  EnrollDocument,
  OwnCoursesDocument,
  PopularCoursesDocument,
  RateCourseDocument,
  RecommendedCoursesDocument,
  StartCourseDocument,
} from '../../../generated/graphql';
import { course, coursePage, enrolled, opensCourse } from '../../../testing/learning/courses';
import { answers, broken, refusal } from '../../../testing/graph';
import { courseCard, coursesAt, openCourses } from '../../../testing/learning/openCourses';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const conflict = () => refusal('CONFLICT', 'This course is not open for enrollment.');

test('courses that cannot be loaded say so, and Retry loads them [C8.25]', async () => {
  let works = false;
  const { user } = await openCourses({ list: () => (works ? coursePage([course()]) : broken()) });
  expect(await screen.findByText('Failed to load courses. Please try again later.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Security Essentials' })).toBeVisible();
});

test('if the answer is that the sign-in is missing, a link to it is offered [C2.58 C5.33 C8.23 C8.24]', async () => {
  await openCourses({ list: () => refusal('FORBIDDEN', 'The token is not valid.') });
  expect(await screen.findByText('Please log in to view courses.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});

test('the page has a link back, two tabs, and figures counted from the own enrollments [C2.56 C2.57 C2.62]', async () => {
  await openCourses();
  expect(screen.getByRole('link', { name: 'Back to Learning' })).toHaveAttribute('href', '/learning');
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All Courses',
      'My Enrollments (2)',
    ]),
  );
  expect(
    ['Courses', 'My enrollments', 'In progress', 'Completed'].map((name) =>
      screen.getByRole('group', { name }).textContent.replace(name, ''),
    ),
  ).toEqual(['24', '2', '1', '1']);
});

test('the catalog requests fifty published courses, with level, category and search from the address [C2.63 C7.36 C9.23]', async () => {
  const { asked, user } = await openCourses({
    at: `${coursesAt}?level=expert&category=3&search=safe&sort=-averageRating&page=2`,
  });
  expect(asked[0]).toEqual({
    status: ['PUBLISHED'],
    difficulty: ['EXPERT'],
    category: [3],
    search: 'safe',
    page: 2,
    pageSize: 50,
    ordering: '-averageRating',
  });
  await user.click(screen.getByRole('button', { name: /Level$/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'All levels',
    'Beginner',
    'Intermediate',
    'Advanced',
    'Expert',
  ]);
});

test('an opened course is at 0 percent, an unopened one is not started [C4.38]', async () => {
  const { userEnrollment } = enrolled('IN_PROGRESS', 0);
  const begun = course({
    id: 13,
    title: 'Begun',
    userEnrollment: userEnrollment && { ...userEnrollment, id: 91 },
  });
  await openCourses({ list: () => coursePage([course(enrolled('ENROLLED', 0)), begun]) });
  expect(await courseCard()).toHaveTextContent('Not started');
  expect(await courseCard('Begun')).toHaveTextContent('0%');
});

test('a card shows the main facts of the course [C2.59 C3.12]', async () => {
  await openCourses();
  const card = within(await courseCard());
  for (const word of ['Security · Beginner · Video', 'Required', '118 enrolled', 'How to keep your account'])
    expect(card.getByText(word, { exact: false })).toBeVisible();
  expect(card.getByText('4.6 of 5 stars, 31 ratings')).toBeInTheDocument();
});

test.each([
  ['no enrollment', {}, 'Enroll Security Essentials'],
  ['an enrollment', enrolled('ENROLLED'), 'Start Security Essentials'],
  ['a course in progress', enrolled('IN_PROGRESS', 64), 'Continue Security Essentials'],
  ['a completed course', enrolled('COMPLETED', 100), 'Review Security Essentials'],
])('with %s the card offers the next action [C2.59 C4.38 C4.46]', async (_state, given, button) => {
  await openCourses({ list: () => coursePage([course(given)]) });
  const card = within(await courseCard());
  const names = card.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(names.at(-1)).toBe(button);
});

test('a person enrolls and starts; each refusal is shown under its title [C7.38 C8.26]', async () => {
  let refused = true;
  const { user } = await openCourses({
    handlers: [
      answers(EnrollDocument, () =>
        refused ? conflict() : { enrollInCourse: { id: 90, course: course(enrolled('ENROLLED')) } },
      ),
      answers(StartCourseDocument, () =>
        refused ? conflict() : { startCourse: { id: 90, course: course(enrolled('IN_PROGRESS')) } },
      ),
      opensCourse(enrolled('IN_PROGRESS')),
    ],
  });
  const card = within(await courseCard());
  await user.click(card.getByRole('button', { name: /^Enroll/ }));
  expect(await screen.findByText('Enrollment Failed')).toBeVisible();
  refused = false;
  await user.click(card.getByRole('button', { name: /^Enroll/ }));
  const start = await card.findByRole('button', { name: /^Start/ });
  refused = true;
  await user.click(start);
  expect(await screen.findByText('Course Start Failed')).toBeVisible();
  refused = false;
  await user.click(start);
  expect(await screen.findByRole('heading', { level: 1, name: 'Security Essentials' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeVisible();
});

test('a rating takes one to five stars and cannot be sent without one [C2.61 C3.22 C4.47 C5.34 C5.35 C7.40 C8.26 C9.28]', async () => {
  const sent: number[] = [];
  const { user } = await openCourses({
    list: () => coursePage([course(enrolled('COMPLETED', 100))]),
    handlers: [
      answers(RateCourseDocument, ({ rating }) => {
        sent.push(rating);
        if (sent.length === 1) return conflict();
        return {
          rateCourse: {
            rating,
            averageRating: 4.5,
            course: course({ ...enrolled('COMPLETED', 100), userRating: rating, averageRating: 4.5 }),
          },
        };
      }),
    ],
  });
  await user.click(within(await courseCard()).getByRole('button', { name: /^Rate/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate this course' }));
  expect(dialog.getByText('Please select a rating between 1 and 5 stars.')).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Submit rating' });
  expect(submit).toBeDisabled();
  expect(dialog.getAllByRole('radio')).toHaveLength(5);
  await user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await user.click(submit);
  expect(await screen.findByText('Rating Failed')).toBeVisible();
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([4, 4]);
});

test('own courses have their own tab, sorted by progress [C2.57 C7.41]', async () => {
  const asked: unknown[] = [];
  const { user, router } = await openCourses({
    handlers: [
      answers(OwnCoursesDocument, (variables) => {
        asked.push(variables.status);
        return {
          enrollments: { count: 1, results: [{ id: 90, course: course(enrolled('IN_PROGRESS', 30)) }] },
        };
      }),
    ],
  });
  await user.click(await screen.findByRole('tab', { name: 'My Enrollments (2)' }));
  expect(await screen.findByRole('button', { name: 'Continue Security Essentials' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=mine');
  await user.click(screen.getByRole('button', { name: /Progress$/ }));
  await user.click(await screen.findByRole('option', { name: 'In progress' }));
  await waitFor(() => expect(asked).toEqual([null, ['IN_PROGRESS']]));
  expect(router.state.location.search).toBe('?tab=mine&progress=in_progress');
});

test('recommended and popular courses show the reason [C7.37]', async () => {
  const hint = (id: number, title: string, reason: string) => ({
    id,
    title,
    reason,
    averageRating: null,
    ratingCount: 0,
    enrollmentCount: 3,
    durationHours: null,
  });
  const { user } = await openCourses({
    handlers: [
      answers(RecommendedCoursesDocument, () => ({
        recommendedCourses: { results: [hint(20, 'SQL for analysts', 'Next in your path')] },
      })),
      answers(PopularCoursesDocument, () => ({
        popularCourses: { results: [hint(21, 'Writing that gets read', '118 people are enrolled')] },
      })),
    ],
  });
  expect(await screen.findByText('Next in your path')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Popular' }));
  expect(await screen.findByText('118 people are enrolled')).toBeVisible();
});
