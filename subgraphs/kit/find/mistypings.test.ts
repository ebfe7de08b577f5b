import { slipsOf } from './mistypings.js';

const finds = (typed: string, meant: string): boolean =>
  slipsOf(typed).some((pattern) =>
    new RegExp(
      `^${pattern
        .replace(/[.*+?^${}()|[\]]/g, '\\$&')
        .replaceAll('%', '.*')
        .replaceAll('_', '.')}$`,
      'su',
    ).test(meant),
  );

test.each([
  ['jonh', 'john berg', 'letters changed'],
  ['okafro', 'maya okafor', 'letters changed at the end'],
  ['pritner', 'the printer jams', 'letters changed within'],
  ['mueler', 'anna mueller', 'one missing'],
  ['printter', 'printer', 'one too many'],
  ['fuemtes', 'diego fuentes', 'a wrong one'],
  ['maya okafur', 'maya okafor', 'a wrong one in the second word'],
])('a person who types "%s" finds "%s": %s', (typed, meant) => {
  expect(finds(typed, meant)).toBe(true);
});

test.each([
  ['fuemtex', 'diego fuentes'],
  ['bob', 'rob'],
  ['printer', 'painting'],
])('a person who types "%s" does not find "%s"', (typed, meant) => {
  expect(finds(typed, meant)).toBe(false);
});

test('pattern characters of LIKE are ordinary letters, and each pattern has three letters for the trigram index', () => {
  const slips = slipsOf('100%_off');
  expect(slips.length).toBeGreaterThan(10);
  for (const slip of slips) expect(slip.slice(1, -1).replace(/\\[%_\\]/g, '')).not.toContain('%');
  for (const slip of slipsOf('a b c d')) expect(slip).toMatch(/[a-z]{3}/);
  expect(slipsOf('x'.repeat(31))).toEqual([]);
});
