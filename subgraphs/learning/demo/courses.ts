import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { checkedData, frontMatterOf, readJson, someText } from '../../kit/files/data.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const LEAST_WORDS = 600;
const LESSONS = 3;
const KEY_POINTS = 3;

/** The categories of the demo organisation's courses, in their order, each with its description. */
export const COURSE_CATEGORIES = readJson(
  new URL('categories.json', import.meta.url),
  z.record(someText, someText),
);

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, `is none of ${values.join(', ')}`);
const link = z.url({ protocol: /^https$/, error: 'is no https link' });

const Header = z.strictObject({
  title: someText.max(200),
  category: someText.refine((name) => name in COURSE_CATEGORIES, 'is unknown'),
  difficulty: oneOf('beginner', 'intermediate', 'advanced', 'expert'),
  priority: oneOf('required', 'suggested', 'optional'),
  content_type: oneOf('video', 'pdf', 'mixed', 'external_link'),
  status: oneOf('draft', 'published'),
  duration_hours: z.string('is missing').regex(/^\d{1,3}\.\d\d$/, 'has not two decimals'),
  prerequisites: someText,
  learning_objectives: z.array(someText, 'is missing').min(2, 'are fewer than two'),
  tags: someText,
  description: someText,
  external_link: link.optional(),
  additional_resources: z.array(link, 'is missing'),
  is_certification_eligible: oneOf('true', 'false'),
});

/** One lesson of a course. */
export interface DemoLesson {
  title: string;
  /** Markdown: paragraphs, lists, tables, code. */
  text: string;
  /** What to remember: a few words, and a sentence that explains them. */
  keyPoints: { point: string; why: string }[];
}

/** A course of the demo organisation as its Markdown file tells it. */
export interface DemoCourse {
  /** Name of its file, and of its PDF and video. */
  slug: string;
  title: string;
  category: string;
  difficulty: 'beginner' | 'intermediate' | 'advanced' | 'expert';
  priority: 'required' | 'suggested' | 'optional';
  contentType: 'video' | 'pdf' | 'mixed' | 'external_link';
  status: 'draft' | 'published';
  durationHours: string;
  prerequisites: string;
  /** One per line. */
  learningObjectives: string;
  /** Separated by commas. */
  tags: string;
  description: string;
  externalLink: string | null;
  /** Links, one per line. */
  additionalResources: string;
  isCertificationEligible: boolean;
  lessons: DemoLesson[];
}

/** Paths of a course's files: every course has its lessons as a PDF, some have a video with captions. */
export interface CourseMedia {
  pdf: string;
  video: string | null;
  captions: string | null;
}

/** Reads a course from its Markdown; an error names the course and the mistake. */
export function readCourse(slug: string, markdown: string): DemoCourse {
  const fail = (what: string): never => {
    throw new Error(`Course ${slug}: ${what}`);
  };
  const { header: head, body } = frontMatterOf(`Course ${slug}`, markdown);
  const header = checkedData(`Course ${slug}`, head, Header);
  if ((header.content_type === 'external_link') !== (header.external_link !== undefined))
    fail('external_link and content_type contradict each other');
  const count = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  if (count < LEAST_WORDS) fail(`has ${count} words, fewer than ${LEAST_WORDS}`);
  const lessons = body.split(/^## /m).slice(1).map(readLesson);
  if (lessons.length !== LESSONS) fail(`has ${lessons.length} lessons, not ${LESSONS}`);
  for (const { title, keyPoints } of lessons)
    if (keyPoints.length !== KEY_POINTS)
      fail(`"${title}" has ${keyPoints.length} key points, not ${KEY_POINTS}`);
  return {
    slug,
    title: header.title,
    category: header.category,
    difficulty: header.difficulty,
    priority: header.priority,
    contentType: header.content_type,
    status: header.status,
    durationHours: header.duration_hours,
    prerequisites: header.prerequisites,
    learningObjectives: header.learning_objectives.join('\n'),
    tags: header.tags,
    description: header.description,
    externalLink: header.external_link ?? null,
    additionalResources: header.additional_resources.join('\n'),
    isCertificationEligible: header.is_certification_eligible === 'true',
    lessons,
  };
}

function readLesson(markdown: string): DemoLesson {
  const [written = '', points = ''] = markdown.split('\n**Key points**\n');
  const [title = '', ...text] = written.split('\n');
  return {
    title,
    text: text.join('\n').trim(),
    keyPoints: [...points.matchAll(/^- \*\*(.+?)\*\* (.+)$/gm)].map(([, point = '', why = '']) => ({
      point,
      why,
    })),
  };
}

/** Where the files of a course are; an error names one that is missing. */
export function courseMedia(course: DemoCourse, folder = here('media/')): CourseMedia {
  const file = (ending: string) => {
    const path = `${folder}${course.slug}.${ending}`;
    if (!existsSync(path)) throw new Error(`Course ${course.slug}: there is no ${course.slug}.${ending}`);
    return path;
  };
  const hasVideo = course.contentType === 'video' || course.contentType === 'mixed';
  return {
    pdf: file('pdf'),
    video: hasVideo ? file('webm') : null,
    captions: hasVideo ? file('vtt') : null,
  };
}

/** All courses of the demo organisation, category by category. */
export async function demoCourses(folder = here('courses/')): Promise<DemoCourse[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const courses = await Promise.all(
    files.map(async (name) => readCourse(name.slice(0, -3), await readFile(folder + name, 'utf8'))),
  );
  const order = Object.keys(COURSE_CATEGORIES);
  return courses.sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
}
