import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from './course.access.js';
import { Course } from './course.entity.js';
import { CourseFigures } from './courseFigures.entity.js';
import type { Listing } from './course.kinds.js';

/** The lessons are long, so they are read where someone asks for them. */
const UNREAD = ['lessons'] as const satisfies readonly (keyof Course)[];
const COUNTED = ['courseId'] as const satisfies readonly (keyof CourseFigures)[];

/** A course as it is read, with its category and its figures. */
export interface CourseRow
  extends Omit<Course, (typeof UNREAD)[number]>, Omit<CourseFigures, (typeof COUNTED)[number]> {
  categoryName: string;
  categoryDescription: string;
  /** The list that it is in, where that says why. */
  listing?: Listing;
}

/** The columns of a CourseRow from COURSES and its joins. */
export const COURSE_COLUMNS = selectOf<Omit<CourseRow, 'listing'>>({
  ...columnMapOf(Course, 'c', UNREAD),
  ...columnMapOf(CourseFigures, 'f', COUNTED),
  categoryName: 'k.name',
  categoryDescription: 'k.description',
});
export const FIGURES = 'join course_figures f on f.course_id = c.id';
export const CATEGORY = 'join course_category k on k.id = c.category_id';
const COURSES = `course c ${FIGURES} ${CATEGORY}`;

const NAME = 'learning.course';

/** Courses by id, as far as the viewer may see them. */
export function courseById(context: RequestContext): DataLoader<number, CourseRow | null> {
  return loader(context, NAME, async (ids: readonly number[]) => {
    const where = narrowToVisible(new Where().among('c.id', 'int', ids), requireViewer(context));
    return byKey(
      await database.query<CourseRow>(
        `select ${COURSE_COLUMNS} from ${COURSES} where ${where.sql}`,
        where.params,
      ),
      (row) => row.id,
    );
  });
}

/** @throws NOT_FOUND for an unknown id, or a course that is hidden from the viewer */
export async function findCourse(context: RequestContext, id: number): Promise<CourseRow> {
  const row = await courseById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** Texts of the lessons, by the id of a course that the viewer has been shown. */
export const lessonsByCourse = (context: RequestContext): DataLoader<number, string | null> =>
  loader(context, 'learning.lessons', async (ids: readonly number[]) => {
    const rows = await database.query<{ id: number; lessons: string }>(
      'select id, lessons from course where id = any($1::int[])',
      [ids],
    );
    return new Map(rows.map(({ id, lessons }) => [id, lessons]));
  });

/** Locks a course until the transaction ends against changes, removal and enrollments. @throws NOT_FOUND */
export async function lockCourse(tx: Queryable, id: number): Promise<Course> {
  const row = await tx.one<Course>(
    `select ${selectOf<Course>(columnMapOf(Course, 'c'))} from course c where c.id = $1 for update`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}
