import { OWN_COURSES } from './ownData.calls.js';
import type { OwnKind, OwnQuestion } from './ownData.kinds.js';
import { countWords, dayWords } from './ownData.words.js';

interface Course {
  courseTitle: string;
  status: 'ENROLLED' | 'IN_PROGRESS' | 'COMPLETED';
  progressPercentage: number;
  completedAt: string | null;
}

interface Courses {
  count: number;
  results: Course[];
}

interface OwnCourses {
  open: Courses;
  completed: Courses;
}

const WHERE = 'See /learning/courses.';
const NOTHING = `You are enrolled in no course. ${WHERE}`;
const MOST_LISTED = 15;

function stateOf({ status, progressPercentage, completedAt }: Course): string {
  if (status === 'COMPLETED') return completedAt ? `completed on ${dayWords(completedAt)}` : 'completed';
  return status === 'ENROLLED' ? 'not started yet' : `${progressPercentage} %`;
}

const lineOf = (course: Course): string => `“${course.courseTitle}”: ${stateOf(course)}`;

/** Words that titles have in common, and a question about any course. */
const COMMON = new Set(['a', 'an', 'and', 'course', 'courses', 'for', 'in', 'of', 'on', 'the', 'to', 'with']);
const tellingWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !COMMON.has(word));

/** Of a person's courses, those whose whole title is said. */
function namedIn(courses: readonly Course[], text: string): Course[] {
  const said = new Set(tellingWords(text));
  return courses.filter(({ courseTitle }) => {
    const words = tellingWords(courseTitle);
    return words.length > 0 && words.every((word) => said.has(word));
  });
}

function listed({ count, results }: Courses): string {
  const more = count > results.length ? [`- and ${count - results.length} more`] : [];
  return [...results.map((course) => `- ${lineOf(course)}`), ...more].join('\n');
}

const completedWords = ({ completed }: OwnCourses): string =>
  completed.count === 0 ? '' : ` You have completed ${countWords(completed.count, 'course')}.`;

function openWords(courses: OwnCourses): string {
  const { open } = courses;
  if (open.count === 0) return `You have no course to go on with.${completedWords(courses)} ${WHERE}`;
  const end = `${completedWords(courses)} ${WHERE}`.trim();
  return `You are in ${countWords(open.count, 'course')} that you have not completed:\n${listed(open)}\n${end}`;
}

const asksForCompleted = (text: string): boolean =>
  /\b(?:complet\w*|finish\w*|done|taken|passed)\b/i.test(text) && !/\bnot\b|n't\b|\bstill\b/i.test(text);

const ofCourses =
  (words: (courses: OwnCourses, text: string) => string) =>
  async ({ graph, text }: OwnQuestion): Promise<string> => {
    const courses = await graph<OwnCourses>(OWN_COURSES, { most: MOST_LISTED });
    return courses.open.count + courses.completed.count === 0 ? NOTHING : words(courses, text);
  };

/** The courses that the person who asks is enrolled in, and how far they are. */
export const learningKinds: readonly OwnKind[] = [
  {
    id: 'courses',
    example: 'Which courses am I in?',
    answer: ofCourses((courses, text) =>
      asksForCompleted(text) && courses.completed.count > 0
        ? `You have completed ${countWords(courses.completed.count, 'course')}:\n${listed(courses.completed)}\n${WHERE}`
        : openWords(courses),
    ),
  },
  {
    id: 'course progress',
    example: 'How far am I in my courses?',
    answer: ofCourses((courses, text) => {
      const named = namedIn([...courses.open.results, ...courses.completed.results], text);
      return named.length > 0
        ? `${named.map((course) => `Your course ${lineOf(course)}.`).join('\n')} ${WHERE}`
        : openWords(courses);
    }),
  },
];
