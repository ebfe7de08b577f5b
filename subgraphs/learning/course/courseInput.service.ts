import type { Problems } from '../../kit/request/errors.js';
import { readTwoPlaces } from '../../kit/graphql/twoPlaces.js';
import { readLine, readText, requiredLine } from '../../kit/request/input/text.js';
import { CourseLimits } from '../generated/limits.js';
import type { CourseChanges } from '../generated/schema.js';
import type { Course } from './course.entity.js';

/** The columns of a course that people give, but for its files. */
export type CourseColumns = Pick<
  Course,
  | 'title'
  | 'description'
  | 'categoryId'
  | 'difficulty'
  | 'priority'
  | 'contentType'
  | 'videoUrl'
  | 'pdfUrl'
  | 'externalLink'
  | 'additionalResources'
  | 'lessons'
  | 'durationHours'
  | 'prerequisites'
  | 'learningObjectives'
  | 'tags'
  | 'status'
  | 'isCertificationEligible'
>;

const TEXTS = [
  'description',
  'additionalResources',
  'lessons',
  'prerequisites',
  'learningObjectives',
] as const;
const ADDRESSES = ['videoUrl', 'pdfUrl', 'externalLink'] as const;
const CHOICES = ['difficulty', 'priority', 'contentType', 'status', 'isCertificationEligible'] as const;

/** The tags as a list, without blank ones. */
export const tagsOf = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Whether a browser may open it: anything else than http and https could run as a script of ours. */
function isAddress(text: string): boolean {
  if (/\s/.test(text) || !/^https?:\/\//i.test(text)) return false;
  return URL.canParse(text);
}

function readAddress(problems: Problems, field: string, text: string | null, longest: number): string | null {
  const address = readLine(problems, field, text, longest);
  if (address === '') return null;
  if (problems.isClean(field) && !isAddress(address)) problems.add(field, 'Enter a valid URL.');
  return address;
}

/**
 * The given columns, checked; omitted ones are omitted, and null does not change a column with a default (5j).
 * Whether the category exists is checked later, where it can be locked.
 */
export function readColumns(input: Partial<CourseChanges>, problems: Problems): Partial<CourseColumns> {
  const columns: Partial<CourseColumns> = {};
  if (input.title !== undefined)
    columns.title = requiredLine(problems, 'title', input.title, CourseLimits.title);
  for (const field of TEXTS) {
    const text = input[field];
    if (text !== undefined) columns[field] = readText(problems, field, text, CourseLimits[field]);
  }
  for (const field of ADDRESSES) {
    const text = input[field];
    if (text !== undefined) columns[field] = readAddress(problems, field, text, CourseLimits[field]);
  }
  if (input.tags !== undefined) columns.tags = readLine(problems, 'tags', input.tags, CourseLimits.tags);
  if (input.category === null) problems.add('category', 'This field may not be null.');
  else if (input.category !== undefined) columns.categoryId = input.category;
  if (input.durationHours !== undefined)
    columns.durationHours =
      input.durationHours &&
      readTwoPlaces(problems, 'durationHours', input.durationHours, CourseLimits.durationHours);
  const chosen = CHOICES.filter((field) => input[field] != null).map((field) => [field, input[field]]);
  return { ...columns, ...(Object.fromEntries(chosen) as Partial<CourseColumns>) };
}
