import type {
  CourseContentType,
  CourseDifficulty,
  CoursePriority,
  CourseStatus,
  EnrollmentStatus,
} from '../../../generated/graphql';
import type { SelectOption } from '../../../ui/form/choice/selectOption';
import type { Tone } from '../../../ui/theme';

/** The levels of courses. */
export const difficultyWord: Readonly<Record<CourseDifficulty, string>> = {
  BEGINNER: 'Beginner',
  INTERMEDIATE: 'Intermediate',
  ADVANCED: 'Advanced',
  EXPERT: 'Expert',
};

/** Whether people have to take a course. */
export const priorityWord: Readonly<Record<CoursePriority, string>> = {
  REQUIRED: 'Required',
  SUGGESTED: 'Suggested',
  OPTIONAL: 'Optional',
};

/** The kind of a course's content. */
export const contentTypeWord: Readonly<Record<CourseContentType, string>> = {
  VIDEO: 'Video',
  PDF: 'PDF',
  EXTERNAL_LINK: 'External link',
  MIXED: 'Mixed',
};

/** Whether a course is offered. */
export const courseStatusWord: Readonly<Record<CourseStatus, string>> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

/** The meaning of each status for people who write courses. */
export const courseStatusTone: Readonly<Record<CourseStatus, Tone>> = {
  DRAFT: 'warning',
  PUBLISHED: 'success',
  ARCHIVED: 'neutral',
};

/** How far a person is in a course. */
export const enrollmentWord: Readonly<Record<EnrollmentStatus, string>> = {
  ENROLLED: 'Not started',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
};

/** The labels as options of a form; the values are those of the graph. */
export const optionsOf = (words: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The value of the graph for a word of the address. */
export const codesOf = <Code extends string>(words: Readonly<Record<Code, string>>, word: string): Code[] =>
  (Object.keys(words) as Code[]).filter((code) => code.toLowerCase() === word);

/** The words as choices of a filter, which are in the address in small letters. */
export const filterOptions = (all: string, words: Readonly<Record<string, string>>): SelectOption[] => [
  { value: 'all', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value: value.toLowerCase(), label })),
];
