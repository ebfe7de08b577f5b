import { all, as, by, hr } from './rowCases.js';
import type { Case } from './rowCases.js';
import type { rowFixtures } from './rowFixtures.js';
import { inDays } from '../../../../subgraphs/kit/testing/time/days.js';

// In the order: admin hr it manager analyst employee. Reviews and goals are the employee's.
const reader = by('ok ok 404 ok 404 ok');
const owner = by('403 403 404 403 404 ok');
const writer = by('403 403 404 ok 404 ok');
const manager = by('403 403 404 ok 404 403');

/** The lines of performance reviews. */
export const reviewRows = (a: ReturnType<typeof rowFixtures>): Readonly<Record<string, Case>> => ({
  'GET hr/review-cycles/': all(a.cycle),
  'POST hr/review-cycles/': hr(a.newCycle, as('name', 'period_start', 'period_end', 'due_date', 'questions')),
  'GET hr/review-cycles/{id}/': all(a.cycle),
  'GET hr/review-cycles/{id}/distribution/': hr(a.cycle),
  'POST hr/review-cycles/{id}/close/': hr(a.cycle),
  'POST hr/review-cycles/{id}/share/': hr(a.cycle),
  'GET hr/performance-reviews/': all(a.review('draft')),
  'GET hr/performance-reviews/{id}/': reader(a.review('shared')),
  'POST hr/performance-reviews/{id}/self-review/': owner(a.review('draft'), { self_answers: ['The pier.'] }),
  'POST hr/performance-reviews/{id}/manager-review/': manager(a.review('self'), { rating: 4 }),
  'POST hr/performance-reviews/{id}/calibrate/': hr(a.review('finished'), {
    rating: 3,
    reason: 'As others.',
  }),
  'POST hr/performance-reviews/{id}/share/': hr(a.review('finished')),
  'POST hr/performance-reviews/{id}/acknowledge/': owner(a.review('shared'), { comment: 'Thank you.' }),
  'GET hr/goals/': all(a.goal),
  'POST hr/goals/': all(undefined, { title: 'Learn Dutch', due_date: inDays(60) }),
  'GET hr/goals/{id}/': reader(a.goal),
  'PATCH hr/goals/{id}/': writer(a.goal, { state: 'in_progress' }),
  'POST hr/goals/{id}/notes/': writer(a.goal, { text: 'Half of it is done.' }),
});
