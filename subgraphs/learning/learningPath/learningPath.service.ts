import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound, Problems } from '../../kit/request/errors.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { readText, requiredLine } from '../../kit/request/input/text.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { LearningPathLimits } from '../generated/limits.js';
import type {
  LearningPathChanges,
  LearningPathInput,
  MutationUpdateLearningPathArgs,
} from '../generated/schema.js';
import { database } from '../database.js';
import { LearningPath } from './learningPath.entity.js';
import { findPath } from './learningPath.loader.js';
import type { PathRow } from './learningPath.loader.js';
import { placesOf, placeSteps, readSteps } from './pathSteps.service.js';

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

/** Locks a path until the transaction ends. @throws NOT_FOUND */
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

/** @throws FORBIDDEN, BAD_USER_INPUT that names every invalid field */
export async function createPath(context: RequestContext, input: LearningPathInput): Promise<PathRow> {
  const viewer = requirePermission(context, 'learning.manage');
  const problems = new Problems();
  const columns = readColumns(input, problems);
  const wanted = readSteps(input, problems);
  problems.throwIfAny();
  const steps = wanted?.from([]) ?? [];
  const written = await database.write(context, async (tx) => {
    const { id } = await tx.manager.save(LearningPath, { ...columns, createdByName: viewer.fullName });
    if (wanted) await placeSteps(tx, id, { places: steps, present: [], field: wanted.field });
    await tx.audit({
      action: 'learningPath.create',
      objectType: 'learningPath',
      objectId: id,
      after: { ...columns, steps },
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
  const wanted = readSteps(input, problems);
  await database.write(context, async (tx) => {
    const row = await lockPath(tx, id);
    problems.throwIfAny();
    requireVersion(version, row.version);
    const present = await placesOf(tx, id);
    const { title, description, difficulty, isActive } = row;
    const before = { title, description, difficulty, isActive, steps: present };
    const after = { ...before, ...columns, steps: wanted?.from(present) ?? present };
    if (isDeepStrictEqual(before, after)) return id;
    if (wanted) await placeSteps(tx, id, { places: after.steps, present, field: wanted.field });
    // The steps are part of the version: changing them increments it, too.
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

/** Removes a path; its courses and certifications stay. @throws FORBIDDEN, NOT_FOUND */
export async function removePath(context: RequestContext, id: number): Promise<boolean> {
  requirePermission(context, 'learning.manage');
  await database.write(context, async (tx) => {
    const { title } = await lockPath(tx, id);
    const steps = await placesOf(tx, id);
    await tx.manager.delete(LearningPath, id);
    await tx.audit({
      action: 'learningPath.delete',
      objectType: 'learningPath',
      objectId: id,
      before: { title, steps },
    });
    return true;
  });
  context.loaders.clear();
  return true;
}
