import { withWhen } from './tryAgain';

const now = Date.parse('2026-11-12T18:41:00.000Z');
const failure = { code: 'RATE_LIMITED', message: 'Too many.', fields: {}, retryAfter: null, passing: true };
const said = (retryAfter: number | null, code = 'RATE_LIMITED') => withWhen({ ...failure, code, retryAfter }, 'America/Los_Angeles', now);

test.each([
  [1, 'Too many. You can try again in 1 minute, at 10:42.'],
  [60, 'Too many. You can try again in 1 minute, at 10:42.'],
  [61, 'Too many. You can try again in 2 minutes, at 10:43.'],
  [3600, 'Too many. You can try again in 60 minutes, at 11:41.'],
])('who has to wait %i seconds is told the whole minutes, and the time in the zone of the organisation', (seconds, words) => {
  expect(said(seconds)).toBe(words);
});

test('where the portal does not say how long, or only could not answer, its words stand alone', () => {
  expect([said(null), said(2, 'SERVICE_UNAVAILABLE')]).toEqual(['Too many.', 'Too many.']);
});
