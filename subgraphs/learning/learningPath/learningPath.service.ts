import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, notFound, Problems } from '../../kit/request/errors.js';
import { checkCount } from '../../kit/graphql/limits.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { notAnId } from '../../kit/request/refusalTexts.js';
import { readText, requiredLine } from '../../kit/request/text.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { LearningPathLimits } from '../generated/limits.js';
import type {
  LearningPathChanges,
  LearningPathInput,
  MutationUpdateLearningPathArgs,
} from '../generated/schema.js';
import { database } from '../database.js';
import { LearningPath, LearningPathItem } from './learningPath.entity.js';
import { findPath } from './learningPath.loader.js';
import type { PathRow } from './learningPath.loader.js';

type PathColumns = Pick<LearningPath, 'title' | 'description' | 'difficulty' | 'isActive'>;

/** The given columns, checked; null leaves a column that has a default (5j). */
function readColumns(input: LearningPathChanges, problems: Problems): Partial<PathColumns> {
  const { title, description } = LearningPathLimits;
  return {
    ...(input.title !== undefined && { title: requiredLine(problems, 'title', input.title, title) }),
    ...(input.description !== undefined && {
      description: readText(problems, 'description', input.description, description),
    }),
    ...(input.difficulty && { difficulty: input.difficulty }),
    ...(input.isActive != null && { isActive: input.isActive }),
  };
}

function readCourses(courses: readonly number[] | null | undefined, problems: Problems): number[] | null {
  if (!courses) return null;
  checkCount(problems, 'courses', courses, LearningPathLimits.courses);
  if (new Set(courses).size < courses.length)
    problems.add('courses', 'A course can stand in a path only once.');
  return [...courses];
}

/**
 * Puts these courses into the path in place of those that it has, which may have been archived since. @throws
 * BAD_USER_INPUT on `courses` for one that is not published
 */
async function placeCourses(
  tx: Transaction,
  pathId: number,
  courseIds: readonly number[],
  held: readonly number[],
): Promise<void> {
  const found = await tx.query<{ id: number }>(
    `select id from course where id = any($1::int[]) and (status = 'published' or id = any($2::int[])) for key share`,
    [courseIds, held],
  );
  const known = new Set(found.map(({ id }) => id));
  const unknown = courseIds.filter((id) => !known.has(id)).map((id) => notAnId(String(id)));
  if (unknown.length > 0) throw badInput({ courses: unknown });
  await tx.query('delete from learning_path_item where path_id = $1', [pathId]);
  const items = courseIds.map((courseId, at) => ({ pathId, position: at + 1, courseId }));
  if (items.length > 0) await tx.manager.insert(LearningPathItem, items);
}

const coursesOf = async (tx: Queryable, pathId: number): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(
      'select course_id as id from learning_path_item where path_id = $1 order by position',
      [pathId],
    )
  ).map(({ id }) => id);

/** Holds a path until the transaction ends. @throws NOT_FOUND */
async function lockPath(tx: Queryable, id: number): Promise<LearningPath> {
  const row = await tx.one<LearningPath>(
    `select ${columnsOf(LearningPath, 'p')} from learning_path p where p.id = $1 for update`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

function readWritten(context: RequestContext, id: number): Promise<PathRow> {
  context.loaders.clear();
  return findPath(context, id);
}

/** @throws FORBIDDEN, BAD_USER_INPUT naming every field that will not do */
export async function createPath(context: RequestContext, input: LearningPathInput): Promise<PathRow> {
  const viewer = requirePermission(context, 'learning.manage');
  const problems = new Problems();
  const columns = readColumns(input, problems);
  const courses = readCourses(input.courses, problems) ?? [];
  problems.throwIfAny();
  const written = await database.write(context, async (tx) => {
    const { id } = await tx.manager.save(LearningPath, { ...columns, createdByName: viewer.fullName });
    await placeCourses(tx, id, courses, []);
    await tx.audit({
      action: 'learningPath.create',
      objectType: 'learningPath',
      objectId: id,
      after: { ...columns, courses },
    });
    return id;
  });
  return readWritten(context, written);
}

/** @throws FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT */
export async function updatePath(
  context: RequestContext,
  { id, input, version }: MutationUpdateLearningPathArgs,
): Promise<PathRow> {
  requirePermission(context, 'learning.manage');
  const problems = new Problems();
  const columns = readColumns(input, problems);
  const courses = readCourses(input.courses, problems);
  await database.write(context, async (tx) => {
    const row = await lockPath(tx, id);
    problems.throwIfAny();
    if (version != null && version !== row.version)
      throw conflict('Somebody changed this meanwhile. Please look again.');
    const held = await coursesOf(tx, id);
    const { title, description, difficulty, isActive } = row;
    const before = { title, description, difficulty, isActive, courses: held };
    const after = { ...before, ...columns, courses: courses ?? held };
    if (isDeepStrictEqual(before, after)) return id;
    if (courses) await placeCourses(tx, id, courses, held);
    // The courses are part of what was read: with them the version grows, too.
    await tx.manager.update(LearningPath, id, { isActive, ...columns });
    await tx.audit({
      action: 'learningPath.update',
      objectType: 'learningPath',
      objectId: id,
      before,
      after,
    });
    return id;
  });
  return readWritten(context, id);
}

/** Removes a path; its courses stay. @throws FORBIDDEN, NOT_FOUND */
export async function removePath(context: RequestContext, id: number): Promise<boolean> {
  requirePermission(context, 'learning.manage');
  await database.write(context, async (tx) => {
    const { title } = await lockPath(tx, id);
    const courses = await coursesOf(tx, id);
    await tx.manager.delete(LearningPath, id);
    await tx.audit({
      action: 'learningPath.delete',
      objectType: 'learningPath',
      objectId: id,
      before: { title, courses },
    });
    return true;
  });
  context.loaders.clear();
  return true;
}
