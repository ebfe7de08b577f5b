import { searchedText } from '../../../kit/request/list.js';
import type { Queryable } from '../../../kit/postgres/queryable.js';
import { editDistance } from './editDistance.js';
import { termsOf } from './searchTerms.js';
import type { Spelling } from './sameTerms.js';
import type { Term } from './searchTerms.js';

/** Shorter words are similar to too many others to be corrected. */
const SHORTEST_MISTYPED = 4;
/**
 * Of letters and digits that make words one by one, one or two begin too much to be taken for a beginning.
 */
const TOO_SHORT = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{M}]{1,2}$/u;

/** A word that articles have, and the query that finds it. */
interface KnownWord {
  word: string;
  query: string;
}

interface ReadWord {
  word: string;
  /** Its stemmed form; '' for stop words, such as "the". */
  forms: string;
  /** Finds what begins with it, as it is written; '' for what PostgreSQL takes for no word. */
  beginning: string;
  /** What finds it where it is written with a hyphen: "e-mail" for "email". */
  hyphenated: string[];
  /** What finds it where it is written in two: "time sheet" for "timesheet", when articles know both. */
  split: string[];
  /**
   * What it is the beginning of, where that is written otherwise in the index: "securi" of "security", which
   * is kept as "secur".
   */
  longer: string[];
  isKnown: boolean;
  /** Words like it; looked for where articles do not know the word. */
  similar: KnownWord[];
}

/** No word of two is longer, and each place of a longer one would be looked at. */
const LONGEST_SPLIT = 40;
/** The last of all characters: whatever begins with a word comes before the word followed by it. */
const END = 'chr(1114111)';

/** Whether articles have a word that begins with this stem. */
const isStem = (stem: string) =>
  `(select starts_with(next.word, ${stem}) from article_word next where next.word >= ${stem} order by next.word limit 1)`;
/** The typed words, $1, and their joined forms, $2, which are not stemmed. */
const READ = `select w.word, f.forms::text as forms, to_tsquery('pg_catalog.simple', '''' || w.word || ''':*')::text as beginning, l.longer, h.hyphenated, p.split,
    f.is_known as "isKnown", s.similar
  from (select word, true as is_typed from unnest($1::text[]) as word union all select word, false from unnest($2::text[]) as word) w
  cross join lateral (select phraseto_tsquery('pg_catalog.english', w.word) as forms) q
  cross join lateral (select q.forms, coalesce(bool_or(${isStem('stem')}), false) as is_known
      from unnest(array[w.word] || tsvector_to_array(to_tsvector('pg_catalog.english', w.word))) as stem) f
  cross join lateral (select coalesce(array_agg(distinct phraseto_tsquery('pg_catalog.english', replace(b.word, '-', ' '))::text), '{}') as longer from (
      select k.word from article_word k where char_length(w.word) > 2 and k.word >= w.word and k.word < w.word || ${END} order by char_length(k.word), k.word limit 20) b) l
  cross join lateral (select coalesce(array_agg(query::text), '{}') as hyphenated
      from article_word k cross join lateral (select phraseto_tsquery('pg_catalog.english', replace(k.word, '-', ' ')) as query) b
      where k.word like '%-%' and replace(k.word, '-', '') = w.word and numnode(query) > 1) h
  cross join lateral (select coalesce(array_agg(query::text), '{}') as split from (
      select phraseto_tsquery('pg_catalog.english', left(w.word, place) || ' ' || substr(w.word, place + 1)) as query
      from generate_series(2, least(char_length(w.word), ${LONGEST_SPLIT}) - 2) as place
      where w.is_typed and char_length(w.word) <= ${LONGEST_SPLIT} and exists (select 1 from article_word k where k.word = left(w.word, place))
        and exists (select 1 from unnest(array[substr(w.word, place + 1)] || tsvector_to_array(to_tsvector('pg_catalog.english', substr(w.word, place + 1)))) as stem where ${isStem('stem')})) b
      where numnode(query) = 3) p
  cross join lateral (select coalesce(json_agg(json_build_object('word', c.word, 'query', phraseto_tsquery('pg_catalog.english', replace(c.word, '-', ' '))::text)), '[]') as similar from (
      select k.word from article_word k where w.is_typed and not f.is_known and char_length(w.word) >= ${SHORTEST_MISTYPED} and k.word % w.word
      order by similarity(k.word, w.word) desc, k.word limit 20) c) s`;

/** One wrong letter in short words, two in longer ones. */
const mostWrong = (word: string) => (word.length < 6 ? 1 : 2);

/** The similar words that are the most probable correction. */
function meant({ word, similar }: ReadWord): string[] {
  const near = similar.map(({ word: other, query }) => ({ query, distance: editDistance(word, other) }));
  const least = Math.min(mostWrong(word), ...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ query }) => query);
}

const anyOf = (queries: string[]) =>
  [...new Set(queries)]
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(' | ');

/** A word in any of its forms, or its possible corrections; the last one also as the beginning of a word. */
function queryOf(read: ReadWord, isLast: boolean): string {
  const mayBegin = isLast && !TOO_SHORT.test(read.word);
  return anyOf([
    read.forms,
    ...read.hyphenated,
    ...read.split,
    ...(mayBegin ? [read.beginning, ...read.longer] : []),
    ...meant(read),
  ]);
}

/** The words of a spelling as far apart as they are written, '' where all of them are everywhere. */
function phraseOf(words: Spelling, known: ReadonlyMap<string, ReadWord>): string {
  let last = 0;
  return words.reduce((phrase, word, at) => {
    const read = known.get(word);
    if (!read?.forms) return phrase;
    const query = `(${queryOf(read, at === words.length - 1)})`;
    const joined = phrase === '' ? query : `${phrase} <${at - last}> ${query}`;
    last = at;
    return joined;
  }, '');
}

/** Any spelling of a term; '' where the words of its typed one are everywhere. */
function queryFor({ spellings, joined }: Term, known: ReadonlyMap<string, ReadWord>): string {
  const typed = anyOf(spellings.map((words) => phraseOf(words, known)));
  // Words that are everywhere are not looked for, nor what they make with their neighbours.
  if (typed === '') return '';
  const others = joined.map((word) => known.get(word)).filter((read) => read?.isKnown === true);
  return anyOf([typed, ...others.map((read) => read?.forms ?? '')]);
}

/**
 * The tsquery for each term of a text: its words in any form, the last one as the beginning of a word and, if no
 * article contains it, its possible corrections. Operators, quotes and other signs are ignored. Empty if all words
 * are stop words, such as "the"; null without any word.
 */
export async function readSearch(source: Queryable, text: string): Promise<string[] | null> {
  const terms = termsOf(text);
  if (terms.length === 0) return null;
  const typed = new Set(terms.flatMap(({ spellings }) => spellings.flat()));
  const joined = new Set(terms.flatMap((term) => term.joined).filter((word) => !typed.has(word)));
  const read = await source.query<ReadWord & Record<string, unknown>>(READ, [[...typed], [...joined]]);
  const known = new Map(read.filter(({ beginning }) => beginning !== '').map((word) => [word.word, word]));
  if (known.size === 0) return null;
  return terms.map((term) => queryFor(term, known)).filter((query) => query !== '');
}

/**
 * The text of a search, null for none or an invisible one. @throws BAD_USER_INPUT over 200 characters, as for every
 * list
 */
export function searchText(search: string | null | undefined): string | null {
  return searchedText(search) === '' ? null : (search ?? null);
}
