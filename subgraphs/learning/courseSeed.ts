import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Course } from './course/course.entity.js';
import type { CourseFile } from './course/course.entity.js';
import { CourseCategory } from './courseCategory/courseCategory.entity.js';
import { COURSE_CATEGORIES, courseMedia, demoCourses } from './demo/courses.js';
import type { DemoCourse, DemoLesson } from './demo/courses.js';

/** Someone of the demo organisation who takes courses. */
interface Learner {
  userId: number;
  fullName: string;
  departmentName: string | null;
}

export interface CourseSeedInput {
  /** Names of the authors of the courses. */
  authors: readonly string[];
  learners: readonly Learner[];
  /** YYYY-MM-DD; everything is dated before it. */
  today: string;
  /** Where PDFs, videos and captions go. */
  store: Disk;
}

type Seeding = Queryable & { manager: EntityManager };

const MOST_LEARNERS = 400;
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The instant this many days before a date. */
export const dayBefore = (today: string, days: number) =>
  new Date(Date.parse(`${today}T15:00:00Z`) - days * 86_400_000).toISOString();

const lessonText = ({ title, text, keyPoints }: DemoLesson) =>
  `## ${title}\n\n${text}\n\n**Key points**\n\n${keyPoints.map(({ point, why }) => `- **${point}** ${why}`).join('\n')}`;

interface SeededFile extends CourseFile {
  size: number;
  sha256: string;
}

/** The files are written first: an interrupted load leaves only those, which the sweep of files removes. */
async function storeFile(store: Disk, path: string | null): Promise<SeededFile | null> {
  if (path === null) return null;
  const content = await readFile(path);
  const ending = extname(path);
  const key = `learning/${randomUUID()}${ending}`;
  await store.put(key, content);
  return {
    key,
    name: basename(path),
    contentType: CONTENT_TYPES[ending] ?? '',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

const columnOf = (file: SeededFile | null): CourseFile | null =>
  file && { key: file.key, name: file.name, contentType: file.contentType };

async function seedCourse(
  tx: Seeding,
  course: DemoCourse,
  n: number,
  categoryId: number,
  { authors, today, store }: CourseSeedInput,
): Promise<void> {
  const media = courseMedia(course);
  const [pdf, video, captions] = await Promise.all(
    [media.pdf, media.video, media.captions].map((path) => storeFile(store, path)),
  );
  const { slug: _slug, category: _category, lessons, ...columns } = course;
  const written = dayBefore(today, 40 + ((n * 37) % 400));
  const { identifiers } = await tx.manager.insert(Course, {
    ...columns,
    categoryId,
    lessons: lessons.map(lessonText).join('\n\n'),
    pdfFile: columnOf(pdf ?? null),
    videoFile: columnOf(video ?? null),
    captionsFile: columnOf(captions ?? null),
    createdByName: authors[n % Math.max(1, authors.length)] ?? 'HR',
    createdAt: written,
    updatedAt: written,
  });
  const id = identifiers[0]?.['id'] as number;
  const files = [pdf, video, captions].filter((file) => file != null);
  await tx.query(
    `insert into file (key, owner, name, content_type, size, sha256)
     select key, $1, name, "contentType", size, sha256
     from jsonb_to_recordset($2) as g (key text, name text, "contentType" text, size int, sha256 text)`,
    [`course:${id}`, JSON.stringify(files)],
  );
}

/** Enrollments with their progress: in a few of the new courses, in most of the required ones. */
function enrollmentsOf(
  courses: readonly Pick<Course, 'id' | 'priority'>[],
  { learners, today }: CourseSeedInput,
) {
  return learners.slice(0, MOST_LEARNERS).flatMap(({ userId, departmentName }, p) =>
    courses.flatMap(({ id, priority }, c) => {
      const chance = (p * 53 + c * 29) % 20;
      if (chance >= { required: 15, suggested: 6, optional: 3 }[priority]) return [];
      const days = 6 + ((p * 13 + c * 31) % 200);
      const isCompleted = chance % 5 < 3;
      const progress = isCompleted ? 100 : ((p * 7 + c * 3) % 9) * 10;
      return {
        course_id: id,
        user_id: userId,
        status: isCompleted ? 'completed' : progress === 0 ? 'enrolled' : 'in_progress',
        progress,
        rating: isCompleted && (p + c) % 3 > 0 ? 3 + ((p + 2 * c) % 3) : null,
        department_name: isCompleted ? departmentName : null,
        enrolled_at: dayBefore(today, days),
        last_accessed_at: progress === 0 ? null : dayBefore(today, days - 3),
        completed_at: isCompleted ? dayBefore(today, days - 3) : null,
      };
    }),
  );
}

/**
 * Fills the empty catalog of the demo organisation: courses with their files, and who takes them; the same for
 * the same input.
 */
export async function seedCourses(tx: Seeding, input: CourseSeedInput): Promise<void> {
  const categories = new Map<string, number>();
  for (const [name, description] of Object.entries(COURSE_CATEGORIES))
    categories.set(name, (await tx.manager.save(CourseCategory, { name, description })).id);
  for (const [n, course] of (await demoCourses()).entries())
    await seedCourse(tx, course, n, categories.get(course.category) ?? 0, input);
  const published = await tx.query<Pick<Course, 'id' | 'priority'>>(
    `select id, priority from course where status = 'published' order by id`,
  );
  await tx.query(
    `insert into enrollment (course_id, user_id, status, progress, rating, department_name, enrolled_at, last_accessed_at, completed_at)
     select * from jsonb_to_recordset($1) as g (course_id int, user_id int, status enrollment_status, progress smallint, rating smallint,
       department_name text, enrolled_at timestamptz, last_accessed_at timestamptz, completed_at timestamptz)`,
    [JSON.stringify(enrollmentsOf(published, input))],
  );
}
