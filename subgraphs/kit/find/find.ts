import type { QueryResultRow } from 'pg';
import type { Queryable } from '../postgres/queryable.js';
import { hasTrigram } from '../postgres/fold.js';
import { searchedText, Where } from '../request/list.js';
import { slipsOf } from './mistypings.js';
import type { Viewer } from '../request/viewer.js';

/** A result of the search of the whole portal. */
export interface FoundThing<Kind extends string = string> {
  kind: Kind;
  id: string;
  title: string;
  subtitle: string;
  /** Where the portal shows it to this person. */
  path: string;
}

/** How a kind of record is searched and shown: everything that a subgraph declares for it. */
export interface FindSource<Kind extends string, Row extends object> {
  kind: Kind;
  /** The table with its alias: `employee e`. */
  from: string;
  /** SQL of its key and of what `show` reads. */
  id: string;
  columns: Record<keyof Row & string, string>;
  /** The folded text with a trigram index; it begins with the record's name. */
  searched: string;
  /** The row rule of its list. */
  visible: (where: Where, viewer: Viewer) => Where;
  show: (row: Row & { id: string }, viewer: Viewer) => Omit<FoundThing, 'kind' | 'id'>;
}

/** The number of results of a kind that are shown; more letters find other ones. */
export const MOST_FOUND = 5;
/** The number of matches that are compared: a text that more records have is too general. */
const MOST_COMPARED = 200;
/** Of a longer text the first words count. */
const MOST_WORDS = 6;
/** One letter looks for nothing in particular. */
const READABLE = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;
const FAR = 1_000_000;

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern for a word: anywhere in the text or, if it is too short for an index, at the beginning of a word. */
function patternsOf(word: string): string[] {
  const plain = literal(word);
  if (hasTrigram(word)) return [`%${plain}%`];
  return [`${plain}%`, `% ${plain}%`, `%\n${plain}%`];
}

/** The words of the searched text, at most six; signs without a letter or a digit are not words. */
export const wordsOf = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);

/**
 * The text as it is looked for; null where it is too short. @throws BAD_USER_INPUT over 200 characters
 */
export function readFind(search: string): string | null {
  const text = searchedText(search);
  return READABLE.test(text) ? text : null;
}

const select = <Kind extends string, Row extends object>({
  id,
  columns,
  searched,
}: FindSource<Kind, Row>): string =>
  [
    `${id}::text as id`,
    ...Object.entries<string>(columns).map(([name, sql]) => `${sql} as "${name}"`),
    `${searched} as searched`,
  ].join(', ');

/**
 * The five best matches that the viewer may see: they contain each word, and those with the whole text nearest to
 * the beginning come first. If there is none, matches with one letter missing, added, wrong or swapped with its
 * neighbour. One statement, and one more if nothing was found.
 */
export async function findThings<Kind extends string, Row extends QueryResultRow>(
  database: Queryable,
  source: FindSource<Kind, Row>,
  viewer: Viewer,
  text: string,
): Promise<FoundThing<Kind>[]> {
  const { kind, from, searched, visible, show } = source;
  const where = visible(new Where(), viewer);
  for (const word of wordsOf(text)) {
    const patterns = patternsOf(word).map((pattern) => `${searched} like ${where.param(pattern)}`);
    where.and(patterns.join(' or '));
  }
  let rows = await database.query<Row & { id: string }>(
    `select * from (select ${select(source)} from ${from} where ${where.sql} limit ${MOST_COMPARED}) f
     order by coalesce(nullif(strpos(f.searched, ${where.param(text)}), 0), ${FAR}), f.searched, f.id limit ${MOST_FOUND}`,
    where.params,
  );
  const slips = rows.length > 0 ? [] : slipsOf(text);
  if (slips.length > 0) {
    const near = visible(new Where(), viewer).and(`${searched} like slip.pattern`);
    // Each possible correction is looked up by the index; joined by "or" they would be planned one by one.
    rows = await database.query<Row & { id: string }>(
      `select distinct on (f.searched, f.id) f.* from (select ${select(source)}
         from unnest(${near.param(slips)}::text[]) as slip(pattern) join ${from} on true where ${near.sql} limit ${MOST_COMPARED}) f
       order by f.searched, f.id limit ${MOST_FOUND}`,
      near.params,
    );
  }
  return rows.map((row) => ({ kind, id: row.id, ...show(row, viewer) }));
}
