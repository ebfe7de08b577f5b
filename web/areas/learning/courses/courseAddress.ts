/** The path of the page with the courses. */
export const coursesPath = '/learning/courses';

/** Under this name the address of that page keeps the course that is open. */
export const courseKey = 'course';

/** Where a course opens, from elsewhere. */
export const courseAddress = (id: number): string => `${coursesPath}?${courseKey}=${String(id)}`;
