import pg from 'pg';

const { builtins } = pg.types;

const instant = (text: string) => new Date(text.includes('+') ? text.replace(' ', 'T').replace(/\+(\d\d)$/, '+$1:00') : text).toISOString();

/**
 * How rows come out of PostgreSQL: instants as ISO strings in UTC, days as YYYY-MM-DD, bigint counts as numbers,
 * numeric as exact strings. All of it survives JSON, so a stored answer equals a fresh one.
 */
export const portableTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    if (oid === builtins.TIMESTAMPTZ) return instant;
    if (oid === builtins.DATE || oid === builtins.NUMERIC || oid === builtins.TIME) return String;
    if (oid === builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format ?? 'text');
  },
};
