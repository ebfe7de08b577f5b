import { readLines } from './lines.js';

test('a text is split at its line ends, leading bullets and numbers go, blank lines are dropped [A3.17]', () => {
  expect(readLines(['- Strong TypeScript\r\n* PostgreSQL\n\n  • Reviews code \r– Writes well\n1. Fluent English\n12.  Calm\n-\n   '])).toEqual([
    'Strong TypeScript',
    'PostgreSQL',
    'Reviews code',
    'Writes well',
    'Fluent English',
    'Calm',
  ]);
  expect(readLines(['One\u2028Two', '• Three'])).toEqual(['One', 'Two', 'Three']);
  expect(readLines([])).toEqual([]);
});

test('numbers, abbreviations and dashes that are no bullets stay', () => {
  const lines = ['3.5 years of experience', '5 years of C++', '.NET 8', 'ISO 9001. Certified', '401(k) plans', 'Full-time – in the office', '2024. was the first year', 'e.g. Kafka'];
  expect(readLines(lines)).toEqual(lines);
});

test('what was split once is not changed by being split again', () => {
  const once = readLines(['- - Twice\n1. - Mixed\n• 2. Three']);
  expect(once).toEqual(['Twice', 'Mixed', 'Three']);
  expect(readLines(once)).toEqual(once);
});
