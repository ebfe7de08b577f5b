import pg from 'pg';
import { portableTypes } from './portableTypes.js';

const instant = portableTypes.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => string;

test.each([
  ['2026-11-21 09:30:00+00', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21 09:30:00.1+00', '2026-11-21T09:30:00.100Z'],
  ['2026-11-21 09:30:00.123456+00', '2026-11-21T09:30:00.123Z'],
  ['infinity', 'infinity'],
])('the instant %s is returned as %s', (stored, shown) => {
  expect(instant(stored)).toBe(shown);
});
