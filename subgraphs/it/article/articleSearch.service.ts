import { badInput } from '../../kit/errors.js';
import type { Queryable } from '../../kit/queryable.js';
import { editDistance } from './editDistance.js';

const LONGEST = 200;
const MOST_WORDS = 20;
/** Shorter words are too near to too many others to be taken for mistyped. */
const SHORTEST_MISTYPED = 4;
const WORD = /[\p{L}\p{N}]+/gu;

/** A word that articles have, and the query that finds it. */
interface KnownWord {
  word: string;
  query: string;
}

interface ReadWord {
  word: string;
  /** Finds its other forms; '' for the words that stand everywhere, such as "the". */
  forms: string;
  /** Finds what begins with it, as it is written. */
  beginning: string;
  /** What it is the beginning of, where that is written otherwise in the index: "securi" of "security", which is kept as "secur". */
  longer: string[];
  isKnown: boolean;
  /** Words like it; looked for where articles do not know the word. */
  similar: KnownWord[];
}

/** The last of all characters: whatever begins with a word comes before the word followed by it. */
const END = 'chr(1114111)';

const READ = `select w.word, f.forms::text as forms, to_tsquery('pg_catalog.simple', '''' || w.word || ''':*')::text as beginning, l.longer,
    f.is_known as "isKnown", s.similar
  from unnest($1::text[]) with ordinality as w (word, place)
  cross join lateral (select plainto_tsquery('pg_catalog.english', w.word) as forms) q
  cross join lateral (select q.forms, coalesce(bool_or(starts_with(next.word, stem)), false) as is_known
      from unnest(array[w.word] || tsvector_to_array(to_tsvector('pg_catalog.english', w.word))) as stem
      cross join lateral (select k.word from article_word k where k.word >= stem order by k.word limit 1) next) f
  cross join lateral (select coalesce(array_agg(distinct plainto_tsquery('pg_catalog.english', b.word)::text), '{}') as longer from (
      select k.word from article_word k where char_length(w.word) > 2 and k.word >= w.word and k.word < w.word || ${END} order by char_length(k.word), k.word limit 20) b) l
  cross join lateral (select coalesce(json_agg(json_build_object('word', c.word, 'query', plainto_tsquery('pg_catalog.english', c.word)::text)), '[]') as similar from (
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

const anyOf = (queries: string[]) => [...new Set(queries)].filter((query) => query !== '').map((query) => `(${query})`).join(' | ');

/**
 * What PostgreSQL shall look for, a query for each word of a text: in any of its forms, as the beginning of a word and, where no
 * article knows it, as the words it may have been meant for. Whatever else the text holds, operators and quotes among it, is no
 * word. Of more than twenty words the first twenty count.
 */
export async function readSearch(source: Queryable, text: string): Promise<string[]> {
  const words = [...new Set(text.toLowerCase().match(WORD) ?? [])].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const read = await source.query<ReadWord & Record<string, unknown>>(READ, [words]);
  const telling = read.filter(({ forms }) => forms !== '');
  if (telling.length === 0) return read.map(({ beginning }) => anyOf([beginning])).filter((query) => query !== '');
  return telling.map((word) => anyOf([word.forms, word.beginning, ...word.longer, ...meant(word)]));
}

/** The text of a search, null for none. @throws BAD_USER_INPUT over 200 characters, as every list's */
export function searchText(search: string | null | undefined): string | null {
  const text = search?.trim();
  if (!text) return null;
  if (text.length > LONGEST) throw badInput({ search: [`Ensure this field has no more than ${LONGEST} characters.`] });
  return text;
}
