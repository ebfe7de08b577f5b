import { firstPassword } from './firstPassword';

test('a first password has more than twenty random characters without ambiguous ones, and never repeats', () => {
  const made = Array.from({ length: 200 }, firstPassword);
  expect(new Set(made).size).toBe(200);
  for (const password of made) expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{5}-){4}[a-hjkmnp-z2-9]{5}$/);
  // Each of the 31 signs comes about 161 times.
  const counts = new Map<string, number>();
  for (const sign of made.join('').replaceAll('-', '')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(31);
  expect(Math.min(...counts.values())).toBeGreaterThan(80);
  expect(Math.max(...counts.values())).toBeLessThan(260);
});
