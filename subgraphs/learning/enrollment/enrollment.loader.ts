import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import { forbidden } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { mayManage, narrowToOwn } from '../course/course.access.js';
import type { QueryEnrollmentsArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { Enrollment } from './enrollment.entity.js';

const UNREAD = ['departmentName', 'positionAt'] as const satisfies readonly (keyof Enrollment)[];

/** An enrollment as it is read. */
export interface EnrollmentRow extends Omit<Enrollment, (typeof UNREAD)[number]> {
  courseTitle: string;
  /** Seconds as PostgreSQL writes ranges: `{[0,30),[60,90)}`. */
  played: string;
}

/** The columns of an EnrollmentRow from `enrollment e`. */
export const ENROLLMENT_COLUMNS = selectOf<EnrollmentRow>({
  ...columnMapOf(Enrollment, 'e', UNREAD),
  courseTitle: '(select c.title from course c where c.id = e.course_id)',
  played: 'e.played::text',
});

const ORDER = {
  enrolledAt: 'e.enrolled_at',
  lastAccessedAt: `coalesce(e.last_accessed_at, '-infinity')`,
  progressPercentage: 'e.progress',
};

/**
 * One page of the viewer's enrollments; HR and Administrators read another person's by user id.
 * @throws FORBIDDEN for another person's
 */
export async function listEnrollments(
  context: RequestContext,
  args: QueryEnrollmentsArgs,
): Promise<Page<EnrollmentRow>> {
  refuseLongLists(args, 'status', 'course');
  const viewer = requireViewer(context);
  const userId = args.user ?? viewer.userId;
  if (userId !== viewer.userId && !mayManage(viewer)) throw forbidden();
  return listRows<EnrollmentRow>(
    database,
    {
      select: ENROLLMENT_COLUMNS,
      from: 'enrollment e',
      where: narrowToOwn(new Where(), viewer)
        .and('e.user_id = ?', userId)
        .anyOf('e.status', 'enrollment_status', args.status)
        .anyOf('e.course_id', 'int', args.course),
      order: ORDER,
      defaultOrder: '-enrolledAt',
      tie: 'e.id',
    },
    args,
  );
}

/** Enrollments by id, as far as the viewer may see them. */
export const enrollmentById = (context: RequestContext): DataLoader<number, EnrollmentRow | null> =>
  loader(context, 'learning.enrollment', async (ids: readonly number[]) => {
    const where = narrowToOwn(new Where().among('e.id', 'int', ids), requireViewer(context));
    return byKey(
      await database.query<EnrollmentRow>(
        `select ${ENROLLMENT_COLUMNS} from enrollment e where ${where.sql}`,
        where.params,
      ),
      (row) => row.id,
    );
  });

/** @throws NOT_FOUND for an unknown id, or an enrollment that is hidden from the viewer */
export async function findEnrollment(context: RequestContext, id: number): Promise<EnrollmentRow> {
  const row = await enrollmentById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** The viewer's own enrollments by the id of the course. */
export const ownEnrollment = (context: RequestContext): DataLoader<number, EnrollmentRow | null> =>
  loader(context, 'learning.ownEnrollment', async (courseIds: readonly number[]) =>
    byKey(
      await database.query<EnrollmentRow>(
        `select ${ENROLLMENT_COLUMNS} from enrollment e where e.user_id = $1 and e.course_id = any($2::int[])`,
        [requireViewer(context).userId, courseIds],
      ),
      (row) => row.courseId,
    ),
  );

/** The played parts, in order. */
export const rangesOf = ({ played }: EnrollmentRow): { from: number; to: number }[] =>
  [...played.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => ({ from: Number(from), to: Number(to) }));
