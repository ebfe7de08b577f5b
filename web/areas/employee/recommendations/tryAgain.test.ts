import { withWhen } from './tryAgain';

const now = Date.parse('2026-11-12T18:41:00.000Z');
const home = 'America/Los_Angeles';
const failure = { code: 'RATE_LIMITED', message: 'Too many.', fields: {}, retryAfter: null, passing: true };
const said = (
  given: Partial<Omit<typeof failure, 'retryAfter'>> & { retryAfter: number | null },
  deviceZone = home,
  after?: string,
) => withWhen({ ...failure, ...given }, { timeZone: home, now, deviceZone }, after);

test.each([
  [1, 'Too many. You can try again in 1 minute, at 10:42.'],
  [60, 'Too many. You can try again in 1 minute, at 10:42.'],
  [61, 'Too many. You can try again in 2 minutes, at 10:43.'],
  [3600, 'Too many. You can try again in 60 minutes, at 11:41.'],
])(
  "a person who has to wait %i seconds reads whole minutes, and the time in the organisation's time zone",
  (retryAfter, words) => {
    expect(said({ retryAfter })).toBe(words);
  },
);

test('if the device is in another time zone, the zone is named with the time', () => {
  expect(said({ retryAfter: 60 }, 'Europe/Vienna', 'Your file is kept here.')).toBe(
    'Too many. You can try again in 1 minute, at 10:42 in America/Los_Angeles. Your file is kept here.',
  );
  expect(said({ retryAfter: 60 }, 'America/Tijuana')).toBe(
    'Too many. You can try again in 1 minute, at 10:42.',
  );
});

test("the portal's message stays, except for its request to try later when the exact time follows [A8.36 A8.37]", () => {
  const message = 'You have asked for 20 new recommendations within an hour. Please try again later.';
  expect(said({ message, retryAfter: 2700 })).toBe(
    'You have asked for 20 new recommendations within an hour. You can try again in 45 minutes, at 11:26.',
  );
  expect(said({ message: 'Please try again later.', retryAfter: 60 })).toBe(
    'You can try again in 1 minute, at 10:42.',
  );
  expect(said({ message: 'Please try again later. Or ask HR.', retryAfter: 60 })).toBe(
    'Please try again later. Or ask HR. You can try again in 1 minute, at 10:42.',
  );
  expect([
    said({ message, retryAfter: null }),
    said({ message, code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }),
  ]).toEqual([message, message]);
});

test('if the portal does not say how long to wait, or is only unavailable, its message is shown alone', () => {
  expect([said({ retryAfter: null }), said({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 })]).toEqual([
    'Too many.',
    'Too many.',
  ]);
});
