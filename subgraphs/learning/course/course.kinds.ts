import { enumOf } from '../../kit/graphql/enumOf.js';

/** How much a person should know before. */
export const COURSE_DIFFICULTY = enumOf('beginner', 'intermediate', 'advanced', 'expert');
export type CourseDifficulty = (typeof COURSE_DIFFICULTY)[keyof typeof COURSE_DIFFICULTY];

/** Whether people have to take a course. */
export const COURSE_PRIORITY = enumOf('required', 'suggested', 'optional');
export type CoursePriority = (typeof COURSE_PRIORITY)[keyof typeof COURSE_PRIORITY];

/** The kind of a course's content, as its authors call it. */
export const COURSE_CONTENT_TYPE = enumOf('video', 'pdf', 'external_link', 'mixed');
export type CourseContentType = (typeof COURSE_CONTENT_TYPE)[keyof typeof COURSE_CONTENT_TYPE];

/** The content that a course opens first, best first. */
export const COURSE_CONTENT = enumOf('video_url', 'video_file', 'pdf_url', 'pdf_file', 'external_link');
export type CourseContent = (typeof COURSE_CONTENT)[keyof typeof COURSE_CONTENT];

/** The lists that say why a course is in them. */
export type Listing = 'popular' | 'recommended';
