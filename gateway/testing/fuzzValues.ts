import fc from 'fast-check';

// Values for fuzzing: valid values of a type, and values at its limits or beyond.

export const WORDS = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', ' ', '0', '%', '-', 'x'.repeat(300)),
);
export const DAYS = fc.constantFrom('2026-11-16', '2026-02-29', '0001-01-01', '9999-12-31', 'tomorrow');
export const MOMENTS = fc.constantFrom('2026-11-16T08:30:00Z', '2026-11-16', 'now', '2026-11-16T25:00:00Z');
export const DECIMALS = fc.oneof(
  fc.integer({ min: -5, max: 100_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('1e9', '-0', '99999999999999999999.99', 'eight'),
);
export const NUMBERS = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 2_147_483_647, 2_147_483_648, 1.5) },
);
/** What fits nowhere. */
export const JUNK = fc.constantFrom<unknown[]>(null, true, [], {}, [[1]], { a: { b: 1 } }, 'junk', -7);
