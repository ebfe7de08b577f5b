import { inTime, LONGER_MS, timeLimitOf } from './timeLimit.js';

test('calls for recommendations may take 25 seconds, all others 10', () => {
  for (const field of Object.keys(LONGER_MS)) {
    expect([field, timeLimitOf(`mutation M__people__0($a: Int) { ${field}(limit: $a) { status } }`)]).toEqual(
      [field, 25_000],
    );
    expect(timeLimitOf(`mutation { quick: ${field} { status } updateProfile { id } }`)).toBe(25_000);
    expect(timeLimitOf(`mutation { ...F } fragment F on Mutation { ... { ${field} { status } } }`)).toBe(
      25_000,
    );
  }
  expect(timeLimitOf('{ me { id } }')).toBe(10_000);
  expect(
    timeLimitOf('mutation generateJobRecommendations { deleteJobPosting(id: "checkResumeAndRecommend") }'),
  ).toBe(10_000);
  expect(timeLimitOf('{ uploadResumeForRecommendations: departments { checkResumeAndRecommend: id } }')).toBe(
    10_000,
  );
});

describe('work with a time limit', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());
  const never = new Promise<string>(() => undefined);

  test('returns its result', async () => {
    await expect(inTime(Promise.resolve('done'), 10_000)).resolves.toBe('done');
    await expect(inTime(Promise.reject(new Error('broken')), 10_000)).rejects.toThrow('broken');
  });

  test('is refused temporarily when it hangs, and not a moment earlier', async () => {
    let outcome: unknown = 'waiting';
    const waiting = inTime(never, 10_000).catch((error: unknown) => {
      outcome = error;
    });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(outcome).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    expect(outcome).toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } });
  });
});
