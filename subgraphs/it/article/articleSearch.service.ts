import { badInput } from '../../kit/errors.js';
import type { Queryable } from '../../kit/queryable.js';
import { lengthOf } from '../../kit/text.js';
import { editDistance } from './editDistance.js';
import { termsOf } from './searchTerms.js';
import type { Spelling } from './sameTerms.js';
import type { Term } from './searchTerms.js';

const LONGEST = 200;
/** Shorter words are too near to too many others to be taken for mistyped. */
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
  /** Finds its other forms; '' for the words that stand everywhere, such as "the". */
  forms: string;
  /** Finds what begins with it, as it is written; '' for what PostgreSQL takes for no word. */
  beginning: string;
  /** What finds it where it is written with a hyphen: "e-mail" for "email". */
  hyphenated: string[];
  /**
   * What it is the beginning of, where that is written otherwise in the index: "securi" of "security", which
   * is kept as "secur".
   */
  longer: string[];
  isKnown: boolean;
  /** Words like it; looked for where articles do not know the word. */
  similar: KnownWord[];
}

/** The last of all characters: whatever begins with a word comes before the word followed by it. */
const END = 'chr(1114111)';

const READ = `select w.word, f.forms::text as forms, to_tsquery('pg_catalog.simple', '''' || w.word || ''':*')::text as beginning, l.longer, h.hyphenated,
    f.is_known as "isKnown", s.similar
  from unnest($1::text[]) with ordinality as w (word, place)
  cross join lateral (select phraseto_tsquery('pg_catalog.english', w.word) as forms) q
  cross join lateral (select q.forms, coalesce(bool_or(starts_with(next.word, stem)), false) as is_known
      from unnest(array[w.word] || tsvector_to_array(to_tsvector('pg_catalog.english', w.word))) as stem
      cross join lateral (select k.word from article_word k where k.word >= stem order by k.word limit 1) next) f
  cross join lateral (select coalesce(array_agg(distinct phraseto_tsquery('pg_catalog.english', replace(b.word, '-', ' '))::text), '{}') as longer from (
      select k.word from article_word k where char_length(w.word) > 2 and k.word >= w.word and k.word < w.word || ${END} order by char_length(k.word), k.word limit 20) b) l
  cross join lateral (select coalesce(array_agg(phraseto_tsquery('pg_catalog.english', replace(k.word, '-', ' '))::text), '{}') as hyphenated
      from article_word k where k.word like '%-%' and replace(k.word, '-', '') = w.word) h
  cross join lateral (select coalesce(json_agg(json_build_object('word', c.word, 'query', phraseto_tsquery('pg_catalog.english', replace(c.word, '-', ' '))::text)), '[]') as similar from (
      select k.word from article_word k where not f.is_known and char_length(w.word) >= ${SHORTEST_MISTYPED} and k.word % w.word
      order by similarity(k.word, w.word) desc, k.word limit 20) c) s
  order by w.place`;

/** One letter wrong in short words, two in longer ones. */
const mostWrong = (word: string) => (word.length < 6 ? 1 : 2);

/** Those of the similar words that the word most probably stands for. */
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

/**
 * A word of a spelling in any of its forms, or as those it may have been meant for; the last one also as the
 * beginning of a word.
 */
function queryOf(read: ReadWord, isLast: boolean): string {
  const mayBegin = isLast && !TOO_SHORT.test(read.word);
  return anyOf([
    read.forms,
    ...read.hyphenated,
    ...(mayBegin ? [read.beginning, ...read.longer] : []),
    ...meant(read),
  ]);
}

/** The words of a spelling as far apart as they are written, '' where all of them stand everywhere. */
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

/** Any spelling of a term; '' where the words of its typed one stand everywhere. */
const queryFor = (term: Term, known: ReadonlyMap<string, ReadWord>): string =>
  anyOf(term.map((words) => phraseOf(words, known)));

/**
 * What PostgreSQL shall look for, a query for each term of a text: its words in any form, the last as the
 * beginning of a word and, where no article knows it, as the words it may have been meant for. Whatever else
 * the text holds, operators and quotes among it, is no word. Nothing to look for where all words stand
 * everywhere, such as "the"; null where there is no word at all.
 */
export async function readSearch(source: Queryable, text: string): Promise<string[] | null> {
  const terms = termsOf(text);
  if (terms.length === 0) return null;
  const read = await source.query<ReadWord & Record<string, unknown>>(READ, [[...new Set(terms.flat(2))]]);
  const known = new Map(read.filter(({ beginning }) => beginning !== '').map((word) => [word.word, word]));
  if (known.size === 0) return null;
  return terms.map((term) => queryFor(term, known)).filter((query) => query !== '');
}

/** The text of a search, null for none. @throws BAD_USER_INPUT over 200 characters, as every list's */
export function searchText(search: string | null | undefined): string | null {
  const text = search?.trim();
  if (!text) return null;
  if (lengthOf(text) > LONGEST)
    throw badInput({ search: [`Ensure this field has no more than ${LONGEST} characters.`] });
  return text;
}
