import type { Shown } from '../route.js';

// Records are modified in place: JSON omits undefined values.

/** A course with the number and the name of its category (rest.md part 2, 1.3). */
export const courseShown = (course: Shown & { category: { id: number; name: string } }): Shown =>
  Object.assign(course, { category: course.category.id, category_name: course.category.name });

/** A path with the numbers of its courses, in order. */
export const pathShown = (path: Shown & { courses: { id: number }[] }): Shown =>
  Object.assign(path, { courses: path.courses.map(({ id }) => id) });
