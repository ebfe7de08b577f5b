import { LONGER_MS, timeLimitOf } from './timeLimit.js';

test('calls that recommend may take 25 seconds, everything else 10', () => {
  for (const field of Object.keys(LONGER_MS)) {
    expect([field, timeLimitOf(`mutation M__people__0($a: Int) { ${field}(limit: $a) { status } }`)]).toEqual([field, 25_000]);
    expect(timeLimitOf(`mutation { quick: ${field} { status } updateProfile { id } }`)).toBe(25_000);
  }
  expect(timeLimitOf('{ me { id } }')).toBe(10_000);
  expect(timeLimitOf('mutation generateJobRecommendations { deleteJobPosting(id: "checkResumeAndRecommend") }')).toBe(10_000);
  expect(timeLimitOf('{ uploadResumeForRecommendations: departments { checkResumeAndRecommend: id } }')).toBe(10_000);
});
