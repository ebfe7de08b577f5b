import type { RequestContext } from '../../kit/request/context.js';
import { findThings, readFind } from '../../kit/find/find.js';
import type { FindSource, FoundThing } from '../../kit/find/find.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { narrowToOffered } from '../certification/certification.access.js';
import { mayManage, narrowToVisible } from '../course/course.access.js';
import type { CourseDifficulty } from '../course/course.kinds.js';
import { database } from '../database.js';
import type { FoundKind } from '../generated/schema.js';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const COURSE: FindSource<FoundKind, { title: string; category: string; difficulty: CourseDifficulty }> = {
  kind: 'COURSE',
  from: 'course c',
  id: 'c.id',
  columns: {
    title: 'c.title',
    category: '(select k.name from course_category k where k.id = c.category_id)',
    difficulty: 'c.difficulty',
  },
  searched: 'c.search_text',
  // As in the catalog: inactive and draft courses are only found by people who write courses.
  visible: (where, viewer) => {
    const visible = narrowToVisible(where, viewer);
    return mayManage(viewer) ? visible : visible.and(`c.status = 'published'`);
  },
  show: ({ id, title, category, difficulty }) => ({
    title,
    subtitle: [category, capital(difficulty)].filter(Boolean).join(' · '),
    path: `/learning/courses?course=${id}`,
  }),
};

/** There are a few dozen: they need no index. */
const CERTIFICATION: FindSource<FoundKind, { name: string; durationMinutes: number }> = {
  kind: 'CERTIFICATION',
  from: 'certification c',
  id: 'c.id',
  columns: { name: 'c.name', durationMinutes: 'c.duration_minutes' },
  searched: 'fold_text(c.name)',
  visible: narrowToOffered,
  show: ({ id, name, durationMinutes }) => ({
    title: name,
    subtitle: `Exam of ${durationMinutes} minutes`,
    path: `/learning/certifications?certification=${id}`,
  }),
};

/** Courses and certifications with this text, at most five of each. @throws BAD_USER_INPUT search */
export async function searchLearning(
  context: RequestContext,
  search: string,
): Promise<FoundThing<FoundKind>[]> {
  const viewer = requireViewer(context);
  const text = readFind(search);
  if (text === null) return [];
  const found = await Promise.all([
    findThings(database, COURSE, viewer, text),
    findThings(database, CERTIFICATION, viewer, text),
  ]);
  return found.flat();
}
