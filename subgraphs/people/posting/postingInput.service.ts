import type { Problems } from '../../kit/request/errors.js';
import { checkCount, checkRange } from '../../kit/graphql/limits.js';
import { readTwoPlaces } from '../../kit/graphql/twoPlaces.js';
import { notAChoice } from '../../kit/request/input/refusalTexts.js';
import { checkLength, readLine, readText, requiredLine } from '../../kit/request/input/text.js';
import { JobPostingLimits } from '../generated/limits.js';
import type { JobPostingChanges } from '../generated/schema.js';
import { readLookup } from '../lookup/lookup.fixed.js';
import type { LookupKind } from '../lookup/lookup.fixed.js';
import { readBulletList } from './bulletList.js';
import { readDate } from './dateInput.js';
import type { JobPosting } from './posting.entity.js';

/** The columns of a posting that people give. */
export type PostingColumns = Omit<
  JobPosting,
  'id' | 'applicationsCount' | 'postedDate' | 'version' | 'createdAt' | 'updatedAt'
>;

const CHOICES = {
  priority: ['posting_priority', 'priorityId'],
  status: ['posting_status', 'statusId'],
} as const satisfies Record<string, readonly [LookupKind, keyof PostingColumns]>;

function lines(
  given: readonly string[],
  field: 'requirements' | 'responsibilities',
  problems: Problems,
): string[] {
  const found = readBulletList(given);
  const { count, length } = JobPostingLimits[field];
  checkCount(problems, field, found, count);
  for (const line of found) if (problems.isClean(field)) checkLength(problems, field, line, length);
  return found;
}

/**
 * The given columns, trimmed and checked; omitted ones are omitted. Blank optional text is null; null for a column
 * with a default changes nothing (5j). Department and hiring manager need other rows: see postingPlacement.service.
 */
export function readColumns(input: JobPostingChanges, problems: Problems): Partial<PostingColumns> {
  const columns: Partial<PostingColumns> = {};
  for (const field of ['title', 'location'] as const) {
    if (input[field] === undefined) continue;
    columns[field] = requiredLine(problems, field, input[field], JobPostingLimits[field]);
  }
  if (input.salaryRange !== undefined)
    columns.salaryRange =
      readLine(problems, 'salaryRange', input.salaryRange, JobPostingLimits.salaryRange) || null;
  if (input.benefits !== undefined)
    columns.benefits = readText(problems, 'benefits', input.benefits, JobPostingLimits.benefits) || null;
  if (input.description !== undefined)
    columns.description = readText(problems, 'description', input.description, JobPostingLimits.description);
  for (const field of ['requirements', 'responsibilities'] as const)
    if (input[field] !== undefined) columns[field] = lines(input[field] ?? [], field, problems);
  for (const field of ['salaryMin', 'salaryMax'] as const) {
    if (input[field] !== undefined)
      columns[field] =
        input[field] === null ? null : readTwoPlaces(problems, field, input[field], JobPostingLimits[field]);
  }
  if (input.applicationDeadline !== undefined)
    columns.applicationDeadline = readDate(problems, 'applicationDeadline', input.applicationDeadline);
  if (input.jobType) columns.jobType = input.jobType;
  if (input.experienceLevel) columns.experienceLevel = input.experienceLevel;
  if (input.remoteAllowed != null) columns.remoteAllowed = input.remoteAllowed;
  if (input.isActive != null) columns.isActive = input.isActive;
  if (input.positionsAvailable != null) {
    const { positionsAvailable } = JobPostingLimits;
    checkRange(problems, 'positionsAvailable', input.positionsAvailable, positionsAvailable);
    columns.positionsAvailable = input.positionsAvailable;
  }
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
