import type { RequestContext } from '../../kit/request/context.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryCoursesArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { mayManage, narrowToEnrolled, narrowToVisible } from './course.access.js';
import { CATEGORY, COURSE_COLUMNS, FIGURES } from './course.loader.js';
import type { CourseRow } from './course.loader.js';
import type { Listing } from './course.kinds.js';

const ORDER = {
  createdAt: 'c.created_at',
  title: 'c.title',
  averageRating: 'coalesce(f.average_rating, 0)',
  enrollmentCount: 'f.enrollment_count',
  durationHours: 'coalesce(c.duration_hours, 0)',
  priority: 'c.priority',
};

/** One page of the courses that the viewer may see, only published ones unless a status is given. */
export async function listCourses(
  context: RequestContext,
  args: QueryCoursesArgs,
  listing?: Listing,
): Promise<Page<CourseRow>> {
  refuseLongLists(args, 'status', 'category', 'difficulty', 'priority', 'contentType');
  const viewer = requireViewer(context);
  const status = args.status?.length ? args.status : (['published'] as const);
  const where = narrowToVisible(new Where(), viewer)
    // What others are enrolled in and is not offered any more is in their enrollments.
    .among(
      'c.status',
      'course_status',
      mayManage(viewer) ? status : status.filter((one) => one === 'published'),
    )
    .anyOf('c.category_id', 'int', args.category)
    .anyOf('c.difficulty', 'course_difficulty', args.difficulty)
    .anyOf('c.priority', 'course_priority', args.priority)
    .anyOf('c.content_type', 'course_content_type', args.contentType)
    .search(args.search, 'c.search_text');
  if (args.isCertificationEligible != null)
    where.and(
      args.isCertificationEligible ? 'c.is_certification_eligible' : 'not c.is_certification_eligible',
    );
  if (args.enrolled != null) narrowToEnrolled(where, viewer, args.enrolled);
  const page = await listRows<CourseRow>(
    database,
    {
      select: COURSE_COLUMNS,
      from: `course c ${FIGURES}`,
      joins: `${FIGURES} ${CATEGORY}`,
      where,
      order: ORDER,
      defaultOrder: '-createdAt',
      tie: 'c.id',
    },
    args,
  );
  return listing ? { ...page, results: page.results.map((row) => ({ ...row, listing })) } : page;
}

type Narrowed = Omit<QueryCoursesArgs, 'status' | 'ordering'>;

/** Published courses, those with the most enrolled people first. */
export const listPopular = (context: RequestContext, args: Narrowed): Promise<Page<CourseRow>> =>
  listCourses(context, { ...args, status: null, ordering: '-enrollmentCount,-averageRating' }, 'popular');

/** Published courses in which the viewer is not enrolled: required ones first, then the best rated. */
export const listRecommended = (
  context: RequestContext,
  args: Omit<Narrowed, 'enrolled'>,
): Promise<Page<CourseRow>> =>
  listCourses(
    context,
    { ...args, status: null, enrolled: false, ordering: 'priority,-averageRating' },
    'recommended',
  );
