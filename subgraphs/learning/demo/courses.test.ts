import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { COURSE_CATEGORIES, courseMedia, demoCourses, readCourse } from './courses.js';

const SLUG = 'travel-and-expenses';
let written: string;
beforeAll(async () => {
  written = await readFile(new URL(`courses/${SLUG}.md`, import.meta.url), 'utf8');
});

test.each([
  ['no front matter', '---\n', '', 'has no front matter'],
  ['no title', 'title: Travel and Expenses\n', '', 'title is missing'],
  ['an unknown category', 'category: Onboarding and Policies', 'category: Cooking', 'category is unknown'],
  ['an unknown level', 'difficulty: beginner', 'difficulty: hard', 'difficulty is none of beginner'],
  ['a duration in words', 'duration_hours: 0.75', 'duration_hours: short', 'duration_hours has not two'],
  ['a misspelled field', 'tags:', 'tag:', 'tags is missing'],
  [
    'a resource that is no link',
    'https://www.gsa.gov/',
    'gsa.gov/',
    'additional_resources.0 is no https link',
  ],
  ['no external link', 'content_type: pdf', 'content_type: external_link', 'external_link and content_type'],
  ['a lesson less', '## On the way', '# On the way', 'has 2 lessons, not 3'],
  [
    'a key point less',
    '- **Approve, then book.**',
    'Approve, then book.',
    '"Before you book" has 2 key points',
  ],
])('a course with %s is refused with the error', (_what, from, to, words) => {
  expect(written).toContain(from);
  expect(() => readCourse(SLUG, written.replace(from, to))).toThrow(`Course ${SLUG}: `);
  expect(() => readCourse(SLUG, written.replace(from, to))).toThrow(words);
});

test('a course with fewer than 600 words is refused by name', () => {
  const short = written.slice(0, written.indexOf('Start with the question'));
  expect(() => readCourse(SLUG, short)).toThrow(/has \d+ words, fewer than 600/);
});

test('a course whose file is missing is refused with the file name', () => {
  const folder = mkdtempSync(`${tmpdir()}/course-media-`) + '/';
  try {
    const course = readCourse(SLUG, written);
    expect(() => courseMedia(course, folder)).toThrow(`Course ${SLUG}: there is no ${SLUG}.pdf`);
    writeFileSync(`${folder}${SLUG}.pdf`, '');
    expect(courseMedia(course, folder)).toEqual({
      pdf: `${folder}${SLUG}.pdf`,
      video: null,
      captions: null,
    });
    const video = readCourse(SLUG, written.replace('content_type: pdf', 'content_type: video'));
    expect(() => courseMedia(video, folder)).toThrow(`there is no ${SLUG}.webm`);
    writeFileSync(`${folder}${SLUG}.webm`, '');
    expect(() => courseMedia(video, folder)).toThrow(`there is no ${SLUG}.vtt`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the demo organisation offers four complete courses in each of six categories, and two drafts [C3.12]', async () => {
  const courses = await demoCourses();
  expect(new Set(courses.map(({ title }) => title)).size).toBe(26);
  const published = courses.filter(({ status }) => status === 'published');
  const categories = Object.keys(COURSE_CATEGORIES);
  expect(categories).toHaveLength(6);
  for (const name of categories)
    expect([name, published.filter(({ category }) => category === name).length]).toEqual([name, 4]);
});

test('every course has its PDF, the videos are small, and their captions contain the key points of the lessons', async () => {
  let videoBytes = 0;
  for (const course of await demoCourses()) {
    const { pdf, video, captions } = courseMedia(course);
    expect((await readFile(pdf, 'latin1')).slice(0, 5)).toBe('%PDF-');
    if (video === null || captions === null) continue;
    videoBytes += statSync(video).size;
    const said = (await readFile(captions, 'utf8')).replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
    for (const { point, why } of course.lessons.flatMap(({ keyPoints }) => keyPoints))
      expect(said).toContain(`\n${point} ${why}\n`);
  }
  expect(videoBytes).toBeGreaterThan(0);
  expect(videoBytes).toBeLessThan(5_000_000);
});

test('a course is read with its lessons, lists and links [C3.12]', () => {
  const course = readCourse(SLUG, written);
  expect(course).toMatchObject({ title: 'Travel and Expenses', durationHours: '0.75', externalLink: null });
  expect(course.lessons.map(({ title }) => title)).toEqual([
    'Before you book',
    'On the way',
    'The week after',
  ]);
  expect(course.lessons[0]?.text).toMatch(/^Start with .*who must approve it\.$/s);
  expect(course.lessons[0]?.keyPoints[0]).toEqual({
    point: 'Approve, then book.',
    why: 'A booking without an approval is at your own risk.',
  });
  expect(course.learningObjectives.split('\n')).toHaveLength(3);
  expect(course.additionalResources.split('\n')[0]).toMatch(/^https:\/\/www\.gsa\.gov\//);
});
