import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, forbidden, Problems } from '../../kit/request/errors.js';
import { checkCount, checkRange } from '../../kit/graphql/limits.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { findCourse } from '../course/course.loader.js';
import type { CourseRow } from '../course/course.loader.js';
import { CourseProgressInputLimits, EnrollmentLimits, PlayedRangeLimits } from '../generated/limits.js';
import type { CourseProgressInput } from '../generated/schema.js';
import { database } from '../database.js';
import { ENROLLMENT_COLUMNS, findEnrollment } from './enrollment.loader.js';
import type { EnrollmentRow } from './enrollment.loader.js';

/** From here on a course is completed, with 100 percent. */
const COMPLETES_AT = 95;
/** The number of played parts that are stored for a course; the smallest gaps between them are closed. */
const MOST_PIECES = 200;

/** How far a person is, checked. */
interface Progress {
  percent: number;
  position: number | null;
  /** Seconds since the person was there. */
  age: number;
  /** As PostgreSQL reads ranges. */
  played: string;
}

const checkFinite = (
  problems: Problems,
  field: string,
  value: number,
  range: { min: number; max: number },
) => {
  if (Number.isFinite(value)) checkRange(problems, field, value, range);
  else problems.add(field, 'A valid number is required.');
};

/** @throws BAD_USER_INPUT */
function readProgress(given: CourseProgressInput): Progress {
  const { progressPercentage, positionSeconds, positionAgeSeconds, played } = given;
  const problems = new Problems();
  const percent = progressPercentage ?? 0;
  if (progressPercentage === null) problems.add('progressPercentage', 'This field may not be null.');
  else checkFinite(problems, 'progressPercentage', percent, EnrollmentLimits.progressPercentage);
  if (positionSeconds != null)
    checkRange(problems, 'positionSeconds', positionSeconds, EnrollmentLimits.positionSeconds);
  if (positionAgeSeconds != null)
    checkRange(
      problems,
      'positionAgeSeconds',
      positionAgeSeconds,
      CourseProgressInputLimits.positionAgeSeconds,
    );
  checkCount(problems, 'played', played, CourseProgressInputLimits.played);
  for (const { from, to } of problems.isClean('played') ? (played ?? []) : []) {
    checkRange(problems, 'played', from, PlayedRangeLimits.from);
    checkRange(problems, 'played', to, PlayedRangeLimits.to);
    if (to < from) problems.add('played', 'A piece ends before it begins.');
    if (!problems.isClean('played')) break;
  }
  problems.throwIfAny();
  return {
    percent: Math.floor(percent),
    position: positionSeconds ?? null,
    age: positionAgeSeconds ?? 0,
    played: `{${(played ?? []).map(({ from, to }) => `[${from},${to})`).join()}}`,
  };
}

const REACHED = 'greatest(e.progress, $3::int)';
const POSITION_AT = 'now() - make_interval(secs => $7::int)';
/** Whether the position of the save is later than the stored one: saves of another device may be late. */
const IS_LATER = `($4::int is not null and (e.position_at is null or e.position_at <= ${POSITION_AT}))`;

/**
 * One statement, so that of parallel saves the furthest stays (E7). It writes only what changes; a row that
 * was opened within a minute counts as opened now.
 */
const SAVE = `update enrollment e set
    progress = case when ${REACHED} >= ${COMPLETES_AT} then 100 else ${REACHED} end,
    status = case when ${REACHED} >= ${COMPLETES_AT} then 'completed' when ${REACHED} > 0 then 'in_progress' else e.status end,
    completed_at = case when ${REACHED} >= ${COMPLETES_AT} then coalesce(e.completed_at, now()) end,
    department_name = case when e.completed_at is null and ${REACHED} >= ${COMPLETES_AT} then $6 else e.department_name end,
    position_seconds = case when ${IS_LATER} then $4::int else e.position_seconds end,
    position_at = case when ${IS_LATER} then ${POSITION_AT} else e.position_at end,
    played = bounded_ranges(e.played + $5::int4multirange, ${MOST_PIECES}),
    last_accessed_at = now()
  where e.course_id = $1 and e.user_id = $2
    and (${REACHED} > e.progress or (${IS_LATER} and $4::int <> e.position_seconds) or not e.played @> $5::int4multirange
      or e.last_accessed_at is null or e.last_accessed_at < now() - interval '1 minute')
  returning ${ENROLLMENT_COLUMNS}`;

const READ = `select ${ENROLLMENT_COLUMNS} from enrollment e where e.course_id = $1 and e.user_id = $2`;

/** The message for a course in which the viewer is not enrolled (rest.md part 2, 2.3). */
const notEnrolled = () => conflict('You are not enrolled in this course.');

/** @returns null when the viewer is not enrolled */
async function save(
  tx: Queryable,
  context: RequestContext,
  courseId: number,
  { percent, position, age, played }: Progress,
): Promise<EnrollmentRow | null> {
  const { userId, departmentName } = requireViewer(context);
  const saved = await tx.one<EnrollmentRow>(SAVE, [
    courseId,
    userId,
    percent,
    position,
    played,
    departmentName,
    age,
  ]);
  // A separate statement: it sees what another save wrote while this one waited.
  return saved ?? tx.one<EnrollmentRow>(READ, [courseId, userId]);
}

/**
 * Saves how far the viewer is; the furthest stays (rest.md part 2, 3.6). @throws BAD_USER_INPUT, NOT_FOUND for
 * a course that they may not see, CONFLICT when they are not enrolled
 */
export async function saveProgress(
  context: RequestContext,
  courseId: number,
  input: CourseProgressInput,
): Promise<EnrollmentRow> {
  const progress = readProgress(input);
  const saved = await database.write(context, (tx) => save(tx, context, courseId, progress));
  if (saved) return saved;
  await findCourse(context, courseId);
  throw notEnrolled();
}

/** @throws NOT_FOUND, CONFLICT when the viewer is not enrolled */
export const completeCourse = (context: RequestContext, courseId: number): Promise<EnrollmentRow> =>
  saveProgress(context, courseId, { progressPercentage: 100 });

/** The same by the id of the enrollment. @throws FORBIDDEN for another's that the viewer may read, else NOT_FOUND */
export async function updateEnrollment(
  context: RequestContext,
  id: number,
  progressPercentage: number | null | undefined,
): Promise<EnrollmentRow> {
  const { courseId, userId } = await findEnrollment(context, id);
  if (userId !== requireViewer(context).userId) throw forbidden();
  return saveProgress(context, courseId, { progressPercentage });
}

/**
 * Rates a course, in place of an earlier rating (E8). @throws BAD_USER_INPUT on `rating`, NOT_FOUND, CONFLICT
 * when the viewer is not enrolled
 */
export async function rateCourse(
  context: RequestContext,
  courseId: number,
  given: number | null | undefined,
): Promise<{ rating: number; course: CourseRow }> {
  const rating = given ?? 0;
  const { min, max } = EnrollmentLimits.rating;
  if (rating < min || rating > max)
    throw badInput({ rating: ['Please select a rating between 1 and 5 stars.'] });
  const { userId } = requireViewer(context);
  const isRated = await database.write(context, async (tx) => {
    const row = await tx.one(
      'update enrollment set rating = $3 where course_id = $1 and user_id = $2 returning id',
      [courseId, userId, rating],
    );
    return row !== null;
  });
  context.loaders.clear();
  const course = await findCourse(context, courseId);
  if (!isRated) throw notEnrolled();
  return { rating, course };
}
