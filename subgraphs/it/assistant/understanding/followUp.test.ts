import { ownParts } from '../ownData/asked.js';
import { LEAST, routeOf } from '../route/route.js';
import { afterTurn, leaning, topicOf } from './followUp.js';
import { expectMost } from '../testing/expectMost.js';

test('a whole question follows nothing', () => {
  for (const message of [
    'How do I connect to the VPN from home?',
    'Which printers can print in colour on floor two?',
    'What is the limit for gifts from suppliers?',
  ]) {
    expect([message, leaning(message)]).toEqual([message, 0]);
    expect(topicOf(message, ['How many days of leave do I have left?'])).toEqual({ text: '', weight: 0 });
  }
});

test.each([
  'And on macOS?',
  'What about Linux?',
  'How long does it take?',
  'on Windows?',
  'Why?',
  'who approves it',
  'how about part-timers',
  'Is that also true in probation?',
])('%s follows what was said before', (message) => {
  expect(topicOf(message, ['How do I connect to the VPN?']).text).toContain('vpn');
});

test('what is named anew takes the place of the old', () => {
  const topic = topicOf('And on macOS?', ['How do I connect to the VPN on Windows?']);
  expect(topic.text).toContain('vpn');
  expect(topic.text).not.toContain('windows');
});

test('a question that follows one that follows another goes on with the first', () => {
  expect(
    topicOf('And on Linux?', ['Who won the cup?', 'How do I connect to the VPN on Windows?', 'And on macOS?'])
      .text,
  ).toMatch(/vpn/);
  expect(
    topicOf('And on Linux?', ['Who won the cup?', 'How do I connect to the VPN on Windows?', 'And on macOS?'])
      .text,
  ).not.toMatch(/cup/);
});

test('most of what follows a question about own data is read with it', () =>
  expectMost<[string, string, string]>(
    [
      ['How many days of leave do I have left?', 'And how many have I taken?', 'leave balance'],
      ['How many vacation days do I have left?', 'And sick days?', 'leave balance'],
      ['How many vacation days do I have left?', 'who approves it?', 'leave approver'],
      ['What is the status of my latest ticket?', 'and my timesheet?', 'timesheet latest'],
      ['Who is my manager?', 'And my department?', 'department'],
      ['How many hours did I work this week?', 'and last week?', 'hours'],
    ],
    ([before, message, kind]) => {
      const route = routeOf(message, topicOf(message, [before]).text);
      expect(ownParts(route, LEAST.unanswered)[0]?.kind.id).toBe(kind);
    },
    0.8,
  ));

test('a long message follows nothing, however it begins', () => {
  expect(leaning(`And it ${'is so '.repeat(80)}`)).toBe(0);
});

test.each([
  ['never mind that. I have seen an opening in the legal team', 'I have seen an opening in the legal team'],
  ['Right, that helps. Completely different question: who is my manager?', 'who is my manager?'],
  ['ok thanks. different thing: how do I print', 'how do I print'],
  ['Something else: my badge is broken', 'my badge is broken'],
  ['Good. By the way, when is pay day?', 'when is pay day?'],
])('after "%s" only what is said after the turn counts', (message, rest) => {
  expect(afterTurn(message)).toBe(rest);
});

test.each([
  'Can I get a different monitor?',
  'Is there another question form?',
  'My other badge is broken, what now?',
  'Never mind',
  'Forget it',
])('"%s" turns to nothing else', (message) => {
  expect(afterTurn(message)).toBeNull();
});

test('what is asked of somebody who was spoken of is asked about them, and where one is is no first day', () => {
  const own = (message: string, before: string) =>
    ownParts(routeOf(message, topicOf(message, [before]).text), LEAST.anyway)[0]?.kind.id ?? null;
  expect(own('what is his email?', 'Who is my manager?')).toBe('manager');
  expect(
    own(
      "Next week I'll be sitting in a hotel though. The same one?",
      "Which profile do I pick in the VPN when I'm at home?",
    ),
  ).toBeNull();
  expect(own('And when did I start at the company?', 'Who is my manager?')).toBe('hire date');
});
