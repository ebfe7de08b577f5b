import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { byKey, listsByKey, loader } from '../../kit/graphql/loader.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { certificationById, hasPassed } from '../certification/certification.loader.js';
import { narrowToOffered, narrowToVisible } from '../course/course.access.js';
import type { QueryLearningPathsArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { LearningPath } from './learningPath.entity.js';

/** A path as it is read. */
export type PathRow = LearningPath;

const COLUMNS = columnsOf(LearningPath, 'p');

/** One page of the paths that the viewer may see. */
export async function listPaths(
  context: RequestContext,
  args: QueryLearningPathsArgs,
): Promise<Page<PathRow>> {
  refuseLongLists(args, 'difficulty');
  const where = narrowToOffered(new Where(), requireViewer(context))
    .anyOf('p.difficulty', 'course_difficulty', args.difficulty)
    .search(args.search, 'fold_text(p.title)', 'fold_text(p.description)');
  if (args.isActive != null) where.and(args.isActive ? 'p.is_active' : 'not p.is_active');
  return listRows<PathRow>(
    database,
    {
      select: COLUMNS,
      from: 'learning_path p',
      where,
      order: { title: 'p.title', createdAt: 'p.created_at' },
      defaultOrder: 'title',
      tie: 'p.id',
    },
    args,
  );
}

/** Paths by id, as far as the viewer may see them. */
export const pathById = (context: RequestContext): DataLoader<number, PathRow | null> =>
  loader(context, 'learning.path', async (ids: readonly number[]) => {
    const where = narrowToOffered(new Where().among('p.id', 'int', ids), requireViewer(context));
    return byKey(
      await database.query<PathRow>(
        `select ${COLUMNS} from learning_path p where ${where.sql}`,
        where.params,
      ),
      (row) => row.id,
    );
  });

/** @throws NOT_FOUND for an unknown id, or a path that is hidden from the viewer */
export async function findPath(context: RequestContext, id: number): Promise<PathRow> {
  const row = await pathById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** A step of a path, and how far the viewer is in it: a course or a certification. */
export interface PathStep {
  courseId: number | null;
  certificationId: number | null;
  progress: number;
}

interface StepRow extends PathStep {
  pathId: number;
}

const COMPLETED = 100;

/** Steps with the courses that the viewer may see; certifications are looked at one by one, by their own rule. */
const stepsByPath = (context: RequestContext): DataLoader<number, StepRow[] | null> =>
  loader(context, 'learning.pathSteps', async (ids: readonly number[]) => {
    const viewer = requireViewer(context);
    const where = narrowToVisible(new Where(), viewer);
    const seen = where.sql;
    return listsByKey(
      await database.query<StepRow & Record<string, unknown>>(
        `select i.path_id as "pathId", i.course_id as "courseId", i.certification_id as "certificationId",
           coalesce(e.progress, 0) as progress
         from learning_path_item i left join course c on c.id = i.course_id
           left join enrollment e on e.course_id = i.course_id and e.user_id = ${where.param(viewer.userId)}
         where i.path_id = any(${where.param(ids)}::int[]) and (i.certification_id is not null or ${seen})
         order by i.path_id, i.position`,
        where.params,
      ),
      (row) => row.pathId,
    );
  });

/** A certification as a step; null where the viewer may not see it. */
async function certificationStep(context: RequestContext, step: StepRow): Promise<StepRow | null> {
  const id = step.certificationId;
  if (id === null) return step;
  if (!(await certificationById(context).load(id))) return null;
  return { ...step, progress: (await hasPassed(context, id)) ? COMPLETED : 0 };
}

/** How far the viewer is in a path: from their enrollments and exams, never stored. */
export interface PathProgress {
  steps: PathStep[];
  completed: number;
  percentage: number;
  next: PathStep | null;
}

/** Whether the viewer has done a step. */
export const isDone = ({ progress }: PathStep): boolean => progress === COMPLETED;

/** The mean is rounded down, so that it is 100 only when every step is completed. */
export async function progressOf(context: RequestContext, { id }: PathRow): Promise<PathProgress> {
  const rows = (await stepsByPath(context).load(id)) ?? [];
  const seen = await Promise.all(rows.map((step) => certificationStep(context, step)));
  const steps = seen.filter((step) => step !== null);
  const sum = steps.reduce((total, { progress }) => total + progress, 0);
  return {
    steps,
    completed: steps.filter(isDone).length,
    percentage: steps.length === 0 ? 0 : Math.floor(sum / steps.length),
    next: steps.find((step) => !isDone(step)) ?? null,
  };
}
