import { PortalError } from '../../../kit/request/errors.js';
import { conceptsOf } from '../understanding/concepts.js';
import { LEAST, routeOf } from '../route/route.js';
import { asksAboutOthers } from '../talk/otherPeople.js';
import { ownParts } from './asked.js';
import { ownKinds } from './ownData.service.js';
import { expectMost } from '../testing/expectMost.js';

const meant = (question: string): string | null =>
  ownParts(routeOf(question, ''), LEAST.anyway)[0]?.kind.id ?? null;

test.each(ownKinds)('what is given as an example of "$id" is understood as such', ({ id, example }) => {
  expect(meant(example)).toBe(id);
  expect(
    asksAboutOthers({ text: example, concepts: conceptsOf(example), before: null, unknown: new Set() }),
  ).toBe(false);
});

test('most ways of asking for own data are known', () =>
  expectMost<[string, string]>(
    [
      ['Have I still got any holiday to take before Christmas?', 'leave balance'],
      ['How many days was I off this year?', 'leave balance'],
      ['Did they approve my holiday?', 'leave status'],
      ['Who has to sign off my holidays?', 'leave approver'],
      ['Has anybody looked at my ticket yet?', 'tickets'],
      ['how long have I worked this week', 'hours'],
      ['Did I submit my timesheet for last week?', 'timesheet status'],
      ['Who do I report to?', 'manager'],
      ['Who works for me?', 'team'],
      ['Which jobs have I applied for?', 'job applications'],
      ['What devices are assigned to me?', 'equipment'],
      ['Is my laptop still under warranty?', 'warranty'],
      ['When does the warranty of my phone end?', 'warranty'],
    ],
    ([question, id]) => {
      expect(meant(question)).toBe(id);
    },
  ));

test('a rule is mostly not taken for own data', () =>
  expectMost<string>(
    [
      'How do I request leave?',
      'Where do I enter my hours?',
      'Can I cancel my leave request?',
      'By when must my timesheet be submitted?',
      'What do I do when my timesheet was rejected?',
      'How many vacation days do employees get per year?',
      'How do I get new equipment?',
      'Who pays when the warranty of my laptop has ended?',
    ],
    (question) => {
      expect(meant(question)).toBeNull();
    },
    0.85,
  ));

test('what cannot be read just now is refused in the words of the other side', async () => {
  const away = new PortalError(
    'The service is temporarily unavailable. Please try again.',
    'SERVICE_UNAVAILABLE',
  );
  for (const { id, answer } of ownKinds.filter(({ id }) => id !== 'other pay' && id !== 'to decide')) {
    const question = {
      text: 'ticket 5',
      concepts: new Set<never>(),
      userId: 1,
      today: '2026-11-22',
      graph: () => Promise.reject(away),
    };
    expect([id, await answer(question).catch((error: unknown) => error)]).toEqual([id, away]);
  }
});
