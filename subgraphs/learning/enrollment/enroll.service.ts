import type { RequestContext } from '../../kit/request/context.js';
import { conflict, notFound } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { findCourse } from '../course/course.loader.js';
import { database } from '../database.js';
import { findEnrollment } from './enrollment.loader.js';
import type { EnrollmentRow } from './enrollment.loader.js';

/** The enrollment as it is now. */
function readWritten(context: RequestContext, id: number): Promise<EnrollmentRow> {
  context.loaders.clear();
  return findEnrollment(context, id);
}

/**
 * Enrolls the viewer in a published course, once (E8). @throws NOT_FOUND, CONFLICT for a course that they see
 * and that is not published
 */
export async function enroll(context: RequestContext, courseId: number): Promise<EnrollmentRow> {
  const { userId } = requireViewer(context);
  const { id, isNew } = await database.write(context, async (tx) => {
    const made = await tx.one<{ id: number }>(
      `insert into enrollment (course_id, user_id) select c.id, $2 from course c where c.id = $1 and c.status = 'published'
       on conflict (user_id, course_id) do nothing returning id`,
      [courseId, userId],
    );
    if (made) return { id: made.id, isNew: true };
    const enrollment = await tx.one<{ id: number }>(
      'select id from enrollment where course_id = $1 and user_id = $2',
      [courseId, userId],
    );
    return { id: enrollment?.id ?? null, isNew: false };
  });
  if (id === null) {
    const { status } = await findCourse(context, courseId);
    throw conflict('This course is not open for enrollment.', status);
  }
  if (!isNew) context.effects.repeated = true;
  return readWritten(context, id);
}

/**
 * Starts a course, with an enrollment if there is none; a completed one stays completed. @throws NOT_FOUND if it is
 * not published and the viewer is not enrolled
 */
export async function start(context: RequestContext, courseId: number): Promise<EnrollmentRow> {
  const { userId } = requireViewer(context);
  const id = await database.write(context, async (tx) => {
    const row = await tx.one<{ id: number }>(
      `insert into enrollment as e (course_id, user_id, status, last_accessed_at)
       select c.id, $2, 'in_progress', now() from course c where c.id = $1
         and (c.status = 'published' or exists (select 1 from enrollment m where m.user_id = $2 and m.course_id = c.id))
       on conflict (user_id, course_id) do update set last_accessed_at = now(),
         status = case when e.status = 'enrolled' then 'in_progress' else e.status end
       returning e.id`,
      [courseId, userId],
    );
    return row?.id ?? null;
  });
  if (id === null) throw notFound();
  return readWritten(context, id);
}
