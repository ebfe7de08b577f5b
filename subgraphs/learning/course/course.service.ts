import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict, Problems } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import type { CourseInput, MutationUpdateCourseArgs } from '../generated/schema.js';
import { holdCategory } from '../courseCategory/courseCategory.service.js';
import { database } from '../database.js';
import { Course } from './course.entity.js';
import { findCourse, lockCourse } from './course.loader.js';
import type { CourseRow } from './course.loader.js';
import {
  discardGiven,
  discardKept,
  fileColumns,
  forgetFiles,
  heldKeys,
  keepFiles,
  readFiles,
} from './courseFiles.service.js';
import type { GivenFiles } from './courseFiles.service.js';
import { readColumns } from './courseInput.service.js';

type Written = Partial<Course>;

/** The trail says of long texts only that they changed, and of files their names. */
const recorded = ({ description, lessons, videoFile, captionsFile, pdfFile, ...values }: Written) => ({
  ...values,
  ...(description !== undefined && { description: 'changed' }),
  ...(lessons !== undefined && { lessons: 'changed' }),
  ...(videoFile !== undefined && { videoFile: videoFile?.name ?? null }),
  ...(captionsFile !== undefined && { captionsFile: captionsFile?.name ?? null }),
  ...(pdfFile !== undefined && { pdfFile: pdfFile?.name ?? null }),
});

/** The course as it is now, also to a repeat with the same Idempotency-Key. @throws NOT_FOUND for one removed since */
function readWritten(context: RequestContext, id: number): Promise<CourseRow> {
  context.loaders.clear();
  return findCourse(context, id);
}

/** Runs what writes a course; the bytes of its new files go when that fails. */
async function withFiles<Result>(files: GivenFiles, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await discardGiven(files);
    throw error;
  }
}

/** @throws FORBIDDEN, BAD_USER_INPUT that names every invalid field */
export async function createCourse(context: RequestContext, input: CourseInput): Promise<CourseRow> {
  const viewer = requirePermission(context, 'learning.manage');
  const problems = new Problems();
  const columns = readColumns(input, problems);
  const files = await readFiles(context, input, problems);
  problems.throwIfAny();
  const written = await database.write(context, (tx) =>
    withFiles(files, async () => {
      await holdCategory(tx, columns.categoryId ?? 0);
      const given: Written = { ...columns, ...fileColumns(files) };
      const { identifiers } = await tx.manager.insert(Course, { ...given, createdByName: viewer.fullName });
      const { id } = identifiers[0] as { id: number };
      await keepFiles(tx, id, files);
      await tx.audit({
        action: 'course.create',
        objectType: 'course',
        objectId: id,
        after: recorded(given),
      });
      return id;
    }),
  );
  return readWritten(context, written);
}

/** @returns keys of the files that the course lost */
async function change(tx: Transaction, before: Course, given: Written, files: GivenFiles): Promise<string[]> {
  const fields = (Object.keys(given) as (keyof Course)[]).filter(
    (field) => !isDeepStrictEqual(given[field], before[field]),
  );
  if (fields.length === 0) return [];
  const pick = (row: Written): Written => Object.fromEntries(fields.map((field) => [field, row[field]]));
  const changes = pick(given);
  if (changes.categoryId !== undefined) await holdCategory(tx, changes.categoryId);
  const lost = heldKeys(
    before,
    files.files.map(({ field }) => field),
  );
  await forgetFiles(tx, lost);
  await keepFiles(tx, before.id, files);
  await tx.manager.update(Course, before.id, changes);
  await tx.audit({
    action: 'course.update',
    objectType: 'course',
    objectId: before.id,
    before: recorded(pick(before)),
    after: recorded(changes),
  });
  return lost;
}

/** Changes a course; equal values change nothing. @throws FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT */
export async function updateCourse(
  context: RequestContext,
  { id, input, version }: MutationUpdateCourseArgs,
): Promise<CourseRow> {
  requirePermission(context, 'learning.manage');
  const problems = new Problems();
  const columns = readColumns(input, problems);
  const files = await readFiles(context, input, problems);
  let lost: string[] = [];
  await database.write(context, (tx) =>
    withFiles(files, async () => {
      const before = await lockCourse(tx, id);
      problems.throwIfAny();
      requireVersion(version, before.version);
      lost = await change(tx, before, { ...columns, ...fileColumns(files) }, files);
      return id;
    }),
  );
  await discardKept(context, lost);
  return readWritten(context, id);
}

/** Removes a course with its files. @throws FORBIDDEN, NOT_FOUND, CONFLICT when anyone is enrolled */
export async function removeCourse(context: RequestContext, id: number): Promise<boolean> {
  requirePermission(context, 'learning.manage');
  let lost: string[] = [];
  await database.write(context, async (tx) => {
    const before = await lockCourse(tx, id);
    if (await tx.one('select 1 from enrollment where course_id = $1 limit 1', [id]))
      throw conflict('People are enrolled in this course. Archive it instead.');
    lost = heldKeys(before);
    await forgetFiles(tx, lost);
    await tx.manager.delete(Course, id);
    const { title, status } = before;
    await tx.audit({
      action: 'course.delete',
      objectType: 'course',
      objectId: id,
      before: { title, status },
    });
    return true;
  });
  context.loaders.clear();
  await discardKept(context, lost);
  return true;
}
