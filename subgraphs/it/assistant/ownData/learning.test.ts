import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { it as itSubgraph } from '../../subgraph.js';
import { Chat, graphOf } from '../testing/chat.js';
import { LEAST, routeOf } from '../route/route.js';
import { ownParts } from './asked.js';
import { expectMost } from '../testing/expectMost.js';

const course = (courseTitle: string, status: string, progressPercentage: number) => ({
  ...{ courseTitle, status, progressPercentage },
  completedAt: status === 'COMPLETED' ? '2026-10-03T09:00:00Z' : null,
});
const held = {
  open: {
    count: 17,
    results: [course('Security Awareness', 'IN_PROGRESS', 40), course('Hiring Fairly', 'ENROLLED', 0)],
  },
  completed: { count: 1, results: [course('Code of Conduct', 'COMPLETED', 100)] },
};
const none = { open: { count: 0, results: [] }, completed: { count: 0, results: [] } };

const answers: Record<string, unknown> = {};
const own = graphOf(answers);
let subgraph: TestSubgraph;
const chat = new Chat(() => subgraph);
beforeAll(async () => {
  subgraph = await openTestSubgraph(itSubgraph, { graph: own.graph });
});
afterAll(() => subgraph.close());
beforeEach(() => {
  answers['AssistantCourses'] = held;
  own.asked.splice(0);
});

const ask = async (message: string) => (await chat.ask(message)).response;

const kindOf = (question: string) => ownParts(routeOf(question, ''), LEAST.anyway)[0]?.kind.id ?? null;

test('a rule about courses is mostly not taken for one’s own courses', () =>
  expectMost<string>(
    [
      'Which courses can I take?',
      'What courses do I have to do in my first month?',
      'how far am i allowed to work from home',
      'How far ahead must I request leave?',
      'Who pays for a course?',
      'How do I enroll in a course?',
      'Is there a training budget?',
    ],
    (question) => {
      expect(['courses', 'course progress']).not.toContain(kindOf(question));
    },
    0.8,
  ));

test.each([
  'Which courses am I in?',
  'what courses am I enrolled in',
  'Show me my courses',
  'my enrollments',
  'how many courses do I have open',
  'How far am I?',
  'How far am I in my courses?',
  'what is my learning progress?',
])('%s is answered with the courses that one is in, and how far one is', async (question) => {
  expect(await ask(question)).toBe(
    [
      'You are in 17 courses that you have not completed:',
      '- “Security Awareness”: 40 %',
      '- “Hiring Fairly”: not started yet',
      '- and 15 more',
      'You have completed 1 course. See /learning/courses.',
    ].join('\n'),
  );
  expect(own.asked).toEqual(['AssistantCourses']);
});

test('of a course that is named only its progress is told, also of one that is completed', async () => {
  expect(await ask('How far am I in Security Awareness?')).toBe(
    'Your course “Security Awareness”: 40 %. See /learning/courses.',
  );
  expect(await ask('How far am I with the code of conduct course?')).toBe(
    'Your course “Code of Conduct”: completed on 3 Oct 2026. See /learning/courses.',
  );
});

test('who asks for the courses that they completed is told those', async () => {
  expect(await ask('Which courses have I completed?')).toBe(
    'You have completed 1 course:\n- “Code of Conduct”: completed on 3 Oct 2026\nSee /learning/courses.',
  );
});

test('who is in no course is told so', async () => {
  answers['AssistantCourses'] = none;
  expect(await ask('Which courses am I in?')).toBe('You are enrolled in no course. See /learning/courses.');
  answers['AssistantCourses'] = { ...none, completed: held.completed };
  expect(await ask('How far am I in my courses?')).toBe(
    'You have no course to go on with. You have completed 1 course. See /learning/courses.',
  );
});
