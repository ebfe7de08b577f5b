import { useListQuery, type List, type ListView } from '../../../domain/list/useListQuery';
import { graphql } from '../../../generated/gql';
import type { CoursesQueryVariables } from '../../../generated/graphql';
import type { SelectOption } from '../../../ui/form/choice/selectOption';
import { courseRows, type CourseRow } from './courseRow';
import { codesOf, courseStatusWord, difficultyWord, enrollmentWord, filterOptions } from './courseWords';

type CourseFilter = 'level' | 'category' | 'status';
type CourseList = List<CourseRow, CourseFilter>;
type OwnCourseList = List<CourseRow, 'progress'>;

/** Courses of one page. */
const pageSize = 50;

export const levelOptions = filterOptions('All levels', difficultyWord);
export const progressOptions = filterOptions('All of mine', enrollmentWord);
export const statusOptions: readonly SelectOption[] = Object.entries(courseStatusWord).map(
  ([value, label]) => ({ value: value.toLowerCase(), label }),
);

/** Orders of the catalog; the values are those of the graph. */
export const orderOptions: readonly SelectOption[] = [
  { value: '-createdAt', label: 'Newest' },
  { value: '-enrollmentCount', label: 'Most popular' },
  { value: '-averageRating', label: 'Best rated' },
  { value: 'title', label: 'Title' },
  { value: 'durationHours', label: 'Shortest' },
];

const wordsOf = (options: readonly SelectOption[]) => options.map(({ value }) => value);

/** The catalog: published courses, newest first, by level, subject and word. */
export function useCourseList(): CourseList {
  return useListQuery(CoursesDocument, {
    filters: {
      level: { values: wordsOf(levelOptions), initial: 'all' },
      category: { values: /^[1-9]\d{0,8}$/, initial: 'all' },
      status: { values: wordsOf(statusOptions), initial: 'published' },
    },
    sort: { key: 'createdAt', descending: true },
    pageSize,
    variables: catalogVariables,
    read: ({ courses: { count, results } }) => ({ count, results: courseRows(results) }),
  });
}

function catalogVariables({
  filters: { level, category, status },
  search,
  page,
  pageSize: size,
  ordering,
}: ListView<CourseFilter>): CoursesQueryVariables {
  return {
    status: codesOf(courseStatusWord, status),
    difficulty: level === 'all' ? null : codesOf(difficultyWord, level),
    category: category === 'all' ? null : [Number(category)],
    search: search || null,
    page,
    pageSize: size,
    ordering,
  };
}

/** The person's own courses, the one opened last first. */
export function useOwnCourseList(): OwnCourseList {
  return useListQuery(OwnCoursesDocument, {
    filters: { progress: { values: wordsOf(progressOptions), initial: 'all' } },
    sort: { key: 'lastAccessedAt', descending: true },
    pageSize,
    variables: ({ filters: { progress }, page, pageSize: size, ordering }) => ({
      status: progress === 'all' ? null : codesOf(enrollmentWord, progress),
      page,
      pageSize: size,
      ordering,
    }),
    read: ({ enrollments: { count, results } }) => ({
      count,
      results: courseRows(results.map(({ course }) => course)),
    }),
  });
}

const CoursesDocument = graphql(`
  query Courses(
    $status: [CourseStatus!]
    $difficulty: [CourseDifficulty!]
    $category: [Int!]
    $search: String
    $page: Int!
    $pageSize: Int!
    $ordering: String!
  ) {
    courses(
      status: $status
      difficulty: $difficulty
      category: $category
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
        ...CourseRow
      }
    }
  }
`);

const OwnCoursesDocument = graphql(`
  query OwnCourses($status: [EnrollmentStatus!], $page: Int!, $pageSize: Int!, $ordering: String!) {
    enrollments(status: $status, page: $page, pageSize: $pageSize, ordering: $ordering) {
      count
      results {
        id
        course {
          id
          ...CourseRow
        }
      }
    }
  }
`);
