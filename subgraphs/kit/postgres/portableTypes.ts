import pg from 'pg';

const { builtins } = pg.types;

/**
 * `2026-11-21 09:30:00.12+00`, as PostgreSQL writes instants when the session's zone is UTC, in the form of
 * Date.toISOString.
 */
function instant(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, -3).padEnd(3, '0').slice(0, 3) : '000';
  return text.endsWith('+00') && text.length >= 22 && text[10] === ' '
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
    : text;
}

/**
 * How rows come out of PostgreSQL: instants as ISO strings in UTC, days as YYYY-MM-DD, bigint counts as
 * numbers, numeric as exact strings. All of it survives JSON, so a stored answer equals a fresh one.
 */
export const portableTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    if (oid === builtins.TIMESTAMPTZ) return instant;
    if (oid === builtins.DATE || oid === builtins.NUMERIC || oid === builtins.TIME) return String;
    if (oid === builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format ?? 'text');
  },
};
