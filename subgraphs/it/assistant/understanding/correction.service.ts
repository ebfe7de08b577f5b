import { database } from '../../database.js';
import { conceptWords } from './concepts.js';
import { commonWords } from './emptyWords.js';
import { isEnglishWord } from './englishWords.js';
import { stemOf } from './stems.js';
import { synonymWords } from './terms.js';
import { mayBeMistyped, meantWord } from './typos.js';
import { phraseWords, plainWords } from './words.js';

/** Words that are right whatever the articles say. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  [...commonWords, ...conceptWords, ...synonymWords, ...phraseWords].filter((word) => word.length > 1),
);
const MOST_WORDS = 16;
/** Of the words that look alike, so many are compared letter by letter. */
const MOST_LIKE = 20;

const LIKE = `select w.word, exists (select 1 from article_word k where k.word = w.word) or exists (select 1 from article_stem_count k where k.stem = w.stem) as "isKnown",
    (select coalesce(json_agg(c.word), '[]') from (select k.word from article_word k where k.word % w.word order by similarity(k.word, w.word) desc, k.word limit ${MOST_LIKE}) c) as alike
  from unnest($1::text[], $2::text[]) as w (word, stem)`;

export interface Corrected {
  /** The text with mistyped words put right. */
  text: string;
  /** Words that neither the articles nor we know, such as names; small letters. */
  unknown: ReadonlySet<string>;
  /**
   * English words that no article has, and what may have been meant by them: "corses" is a word, but who
   * wants courses writes it, too.
   */
  perhaps: ReadonlyMap<string, string>;
}

const isForm = (word: string): boolean => OWN_WORDS.has(word) || OWN_WORDS.has(word.replace(/s$/, ''));

/** Names keep their capital within a sentence: no one meant another word. */
const isNameIn = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![.!?:]\s*|^\s*)\b${word[0]?.toUpperCase() ?? ''}${word.slice(1)}\b`).test(text);

/** Words of three letters of which two change places under quick fingers. */
const SHORT = 'the and can how not who you are for was get has out our any new may did why its'.split(' ');
const inOrder = (word: string): string => [...word].sort().join('');
const SHORT_BY_LETTERS: ReadonlyMap<string, string> = new Map(SHORT.map((word) => [inOrder(word), word]));

/** What was meant by a word that articles do not know; null when it may be right. */
function correctionOf(word: string, text: string, alike: readonly string[]): string | null {
  if (isNameIn(text, word)) return null;
  if (word.length === 3) return isEnglishWord(word) ? null : (SHORT_BY_LETTERS.get(inOrder(word)) ?? null);
  return mayBeMistyped(word) ? meantWord(word, [...OWN_WORDS, ...alike]) : null;
}

/**
 * Puts typing errors right by the words of the articles and of what can be asked about own data; one reading
 * of the database, where a word is unknown.
 */
export async function corrected(text: string): Promise<Corrected> {
  const asked = [...new Set(plainWords(text))]
    .filter((word) => word.length > 2 && !/\d/.test(word) && !isForm(word))
    .slice(0, MOST_WORDS);
  if (asked.length === 0) return { text, unknown: new Set(), perhaps: new Map() };
  const read = await database.query<{ word: string; isKnown: boolean; alike: string[] }>(LIKE, [
    asked,
    asked.map(stemOf),
  ]);
  const unknown = new Set<string>();
  const meant = new Map<string, string>();
  const perhaps = new Map<string, string>();
  for (const { word, isKnown, alike } of read) {
    if (isKnown) continue;
    const other = correctionOf(word, text, alike);
    if (other !== null && !isEnglishWord(word)) meant.set(word, other);
    else unknown.add(word);
    if (other !== null && isEnglishWord(word)) perhaps.set(word, other);
  }
  return {
    unknown,
    perhaps,
    text:
      meant.size === 0 ? text : text.replace(/[\p{L}]+/gu, (word) => meant.get(word.toLowerCase()) ?? word),
  };
}
