import { screen } from '@testing-library/react';

import { CoursesPage } from '../../areas/learning/courses/CoursesPage';
import { CoursesDocument, type CoursesQuery, type CoursesQueryVariables } from '../../generated/graphql';
import { course, coursePage, coursesBackground, opensCourse, type TestCourse } from './courses';
import { person, type TestPerson } from '../graph';
import { openListScreen, type OpenOptions } from '../openListScreen';
import { renderScreen, type ScreenOptions } from '../renderScreen';

export const coursesAt = '/learning/courses';

type Options = OpenOptions<CoursesQuery, CoursesQueryVariables> & { viewer?: TestPerson };

/** Opens the courses as Maya, with one course but for what the test says. */
export const openCourses = ({ viewer = person(), ...options }: Options = {}) =>
  openListScreen(
    {
      page: <CoursesPage />,
      path: coursesAt,
      heading: 'Courses',
      document: CoursesDocument,
      usual: () => coursePage([course()]),
      background: coursesBackground,
      viewer,
    },
    options,
  );

/** Opens one course as Maya. */
export async function openCourse(
  given: Partial<TestCourse> = {},
  { answers: own = [], ...options }: ScreenOptions = {},
) {
  const opened = await renderScreen(<CoursesPage />, {
    at: `${coursesAt}?course=12`,
    answers: [...own, opensCourse(given), ...coursesBackground],
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: given.title ?? 'Security Essentials' });
  return opened;
}

/** The card of a course. */
export const courseCard = (title = 'Security Essentials'): Promise<HTMLElement> =>
  screen.findByRole('article', { name: title });
