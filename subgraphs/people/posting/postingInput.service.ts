import type { Problems } from '../../kit/errors.js';
import { notAChoice } from '../../kit/refusalTexts.js';
import { checkLength, readLine, readText, requiredLine } from '../../kit/text.js';
import type { JobPostingChanges } from '../generated/schema.js';
import { readLookup } from '../lookup/lookup.fixed.js';
import type { LookupKind } from '../lookup/lookup.fixed.js';
import { readLines } from './lines.js';
import { readMoment } from './moment.js';
import type { JobPosting } from './posting.entity.js';

/** The columns of a posting that people give. */
export type PostingColumns = Omit<JobPosting, 'id' | 'postedDate' | 'version' | 'updatedAt'>;

const REQUIRED = { title: 200, location: 200 } as const;
const OPTIONAL = { salaryRange: 100, description: 20_000, benefits: 5_000 } as const;
const MOST_PAY = 9_999_999_999.99;
const MOST_POSITIONS = 10_000;
const MOST_LINES = 100;
const LONGEST_LINE = 1_000;
const CHOICES = {
  priority: ['posting_priority', 'priorityId'],
  status: ['posting_status', 'statusId'],
} as const satisfies Record<string, readonly [LookupKind, keyof PostingColumns]>;

function lines(given: readonly string[], field: string, problems: Problems): string[] {
  const found = readLines(given);
  if (found.length > MOST_LINES)
    problems.add(field, `Ensure this field has no more than ${MOST_LINES} elements.`);
  for (const line of found) if (problems.isClean(field)) checkLength(problems, field, line, LONGEST_LINE);
  return found;
}

function within(value: number, least: number, most: number, field: string, problems: Problems): number {
  if (value < least) problems.add(field, `Ensure this value is greater than or equal to ${least}.`);
  if (value > most) problems.add(field, `Ensure this value is less than or equal to ${most}.`);
  return value;
}

/**
 * The given columns, trimmed and checked; what is not given is not there. Blank optional text is null; null
 * for a column that has a default leaves it (5j). Department and hiring manager need a look at other rows:
 * see postingPlacement.service.
 */
export function readColumns(input: JobPostingChanges, problems: Problems): Partial<PostingColumns> {
  const columns: Partial<PostingColumns> = {};
  for (const field of Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]) {
    if (input[field] === undefined) continue;
    columns[field] = requiredLine(problems, field, input[field], REQUIRED[field]);
  }
  if (input.salaryRange !== undefined)
    columns.salaryRange = readLine(problems, 'salaryRange', input.salaryRange, OPTIONAL.salaryRange) || null;
  if (input.benefits !== undefined)
    columns.benefits = readText(problems, 'benefits', input.benefits, OPTIONAL.benefits) || null;
  if (input.description !== undefined)
    columns.description = readText(problems, 'description', input.description, OPTIONAL.description);
  for (const field of ['requirements', 'responsibilities'] as const)
    if (input[field] !== undefined) columns[field] = lines(input[field] ?? [], field, problems);
  for (const field of ['salaryMin', 'salaryMax'] as const) {
    if (input[field] !== undefined)
      columns[field] =
        input[field] === null ? null : within(Number(input[field]), 0, MOST_PAY, field, problems).toFixed(2);
  }
  if (input.applicationDeadline !== undefined)
    columns.applicationDeadline = readMoment(problems, 'applicationDeadline', input.applicationDeadline);
  if (input.jobType) columns.jobType = input.jobType;
  if (input.experienceLevel) columns.experienceLevel = input.experienceLevel;
  if (input.remoteAllowed != null) columns.remoteAllowed = input.remoteAllowed;
  if (input.isActive != null) columns.isActive = input.isActive;
  if (input.positionsAvailable != null)
    columns.positionsAvailable = within(
      input.positionsAvailable,
      1,
      MOST_POSITIONS,
      'positionsAvailable',
      problems,
    );
  for (const [field, [kind, column]] of Object.entries(CHOICES)) {
    const given = input[field as keyof typeof CHOICES]?.trim();
    if (!given) continue;
    const id = readLookup(kind, given);
    if (id === null) problems.add(field, notAChoice(given));
    else columns[column] = id;
  }
  return columns;
}

/** A range that ends below its beginning, whichever end was given now. */
export function checkPay(
  { salaryMin, salaryMax }: Pick<PostingColumns, 'salaryMin' | 'salaryMax'>,
  problems: Problems,
): void {
  if (
    salaryMin === null ||
    salaryMax === null ||
    !problems.isClean('salaryMin') ||
    !problems.isClean('salaryMax')
  )
    return;
  if (Number(salaryMax) < Number(salaryMin))
    problems.add('salaryMax', 'The maximum must be at least the minimum.');
}
