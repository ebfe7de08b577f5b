import { insertRow } from '../../kit/postgres/insertRow.js';
import type { Database } from '../../kit/postgres/database.js';
import { Course } from './course.entity.js';

/** A published course, by default in the category Boats. @returns its id */
export async function addCourse(database: Database, given: Partial<Course> = {}): Promise<number> {
  // Courses are also added at the same time.
  const row = await database.one<{ id: number }>(
    `insert into course_category (name) values ('Boats') on conflict (lower(name)) do update set name = excluded.name returning id`,
  );
  const categoryId = given.categoryId ?? row?.id ?? 0;
  return insertRow(database, Course, { title: 'Knots', status: 'published', ...given, categoryId });
}
