import { OWN_COURSES } from './ownData.calls.js';
import { terse } from './ownData.forms.js';
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
const COURSE = '(?:courses?|trainings?|e learnings?|online classes)';
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
    forms: [
      new RegExp(
        String.raw`\b(?:which|what|how many) (?:\w+ ){0,3}?${COURSE} (?:am i|i am|do i have|have i|did i|i have|are mine)\b`,
      ),
      new RegExp(String.raw`\b(?:list|show|tell|give)\b(?: \w+){0,4}? my (?:\w+ )?${COURSE}\b`),
      new RegExp(
        String.raw`\bam i (?:already )?(?:enroll?ed|signed up|registered) (?:in|for|on)\b[^|]{0,30}\b${COURSE}\b|\bmy (?:course |own )*enroll?ments?\b`,
      ),
      terse(`(?:online |open |learning hub )?courses|(?:course )?enroll?ments?`),
    ],
    not: /\b(?:have to|must|should|need|want|can|may|allowed|new|recommend\w*|suggest\w*|request\w*|book\w*|budget|pay|pays|paid|cost\w*|refund\w*|owe|mandatory|deadline|due|money)\b/,
    answer: ofCourses((courses, text) =>
      asksForCompleted(text) && courses.completed.count > 0
        ? `You have completed ${countWords(courses.completed.count, 'course')}:\n${listed(courses.completed)}\n${WHERE}`
        : openWords(courses),
    ),
  },
  {
    id: 'course progress',
    example: 'How far am I in my courses?',
    forms: [
      /\bhow far (?:along )?(?:am i|i am|have i (?:got|gotten|come|gone))\b/,
      /\bhow much (?:of (?:my|the|that) [^|]{1,60}?(?:course|training)|progress)\b[^|]{0,30}\b(?:have i|do i have|did i|is left)\b/,
      new RegExp(
        String.raw`\bmy progress (?:in|with|on|of)\b[^|]{0,60}\b${COURSE}\b|\bmy (?:learning|course|training) progress\b|\bprogress (?:in|of|on|with) my (?:\w+ )?${COURSE}\b`,
      ),
      terse('(?:learning|course|training) progress'),
    ],
    not: /\b(?:from|away|distance|office|drive|commute|leave|vacation|overtime|probation|timesheet|hours|ticket|request|application|budget|in advance|ahead|back)\b/,
    answer: ofCourses((courses, text) => {
      const named = namedIn([...courses.open.results, ...courses.completed.results], text);
      return named.length > 0
        ? `${named.map((course) => `Your course ${lineOf(course)}.`).join('\n')} ${WHERE}`
        : openWords(courses);
    }),
  },
];
