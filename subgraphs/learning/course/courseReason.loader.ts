import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { CourseRow } from './course.loader.js';
import type { CoursePriority } from './course.kinds.js';

/** Of fewer people nothing is said: they could be identified. */
const FEWEST_PEOPLE = 5;

interface Known {
  id: number;
  isNext: boolean;
  isFinished: boolean;
}

/** The next courses in the paths that the viewer has started. */
const NEXT_IN_PATHS = `select distinct on (i.path_id) i.course_id
  from learning_path_item i join learning_path p on p.id = i.path_id and p.is_active
    join course c on c.id = i.course_id and c.status = 'published'
  where i.path_id in (select b.path_id from enrollment e join learning_path_item b on b.course_id = e.course_id where e.user_id = $1)
    and not exists (select 1 from enrollment e where e.user_id = $1 and e.course_id = i.course_id)
  order by i.path_id, i.position`;

/** One statement for the courses of a page, which looks at five enrollments of each at most. */
const knownByCourse = (context: RequestContext): DataLoader<number, Known | null> =>
  loader(context, 'learning.courseReason', async (ids: readonly number[]) => {
    const { userId, departmentName } = requireViewer(context);
    const rows = await database.query<Known>(
      `select c.id, c.id = any(array(${NEXT_IN_PATHS})) as "isNext",
         exists (select 1 from enrollment e where e.department_name = $3 and e.course_id = c.id and e.status = 'completed'
           offset ${FEWEST_PEOPLE - 1} limit 1) as "isFinished"
       from unnest($2::int[]) as c (id)`,
      [userId, ids, departmentName],
    );
    return new Map(rows.map((row) => [row.id, row]));
  });

const BY_PRIORITY: Readonly<Record<CoursePriority, string>> = {
  required: 'Required',
  suggested: 'Suggested',
  optional: 'Optional',
};

const people = (count: number) => (count === 1 ? '1 person is enrolled' : `${count} people are enrolled`);

/** Why a course is in its list; null where that says nothing. */
export async function reasonOf(
  { id, listing, priority, enrollmentCount }: CourseRow,
  context: RequestContext,
): Promise<string | null> {
  if (!listing) return null;
  const known = await knownByCourse(context).load(id);
  if (listing === 'recommended' && known?.isNext) return 'Next in your path';
  if (known?.isFinished) return `People in ${requireViewer(context).departmentName} finish this`;
  if (listing === 'recommended') return BY_PRIORITY[priority];
  return enrollmentCount === 0 ? null : people(enrollmentCount);
}
