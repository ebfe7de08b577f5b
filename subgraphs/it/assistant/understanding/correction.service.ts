import { database } from '../../database.js';
import { conceptWords } from './concepts.js';
import { commonWords } from './emptyWords.js';
import { synonymWords } from './terms.js';
import { mayBeMistyped, meantWord } from './typos.js';
import { phraseWords, plainWords } from './words.js';

/** Words that are right whatever the articles say. */
const OWN_WORDS: ReadonlySet<string> = new Set([...commonWords, ...conceptWords, ...synonymWords, ...phraseWords].filter((word) => word.length > 1));
const MOST_WORDS = 16;
/** Of the words that look alike, so many are compared letter by letter. */
const MOST_LIKE = 20;

const LIKE = `select w.word, exists (select 1 from article_word k where k.word = w.word) as "isKnown",
    (select coalesce(json_agg(c.word), '[]') from (select k.word from article_word k where k.word % w.word order by similarity(k.word, w.word) desc, k.word limit ${MOST_LIKE}) c) as alike
  from unnest($1::text[]) as w (word)`;

export interface Corrected {
  /** The text with mistyped words put right. */
  text: string;
  /** Words that neither the articles nor we know, such as names; small letters. */
  unknown: ReadonlySet<string>;
}

const isForm = (word: string): boolean => OWN_WORDS.has(word) || OWN_WORDS.has(word.replace(/s$/, ''));

/** Names keep their capital within a sentence: nobody meant another word. */
const isNameIn = (text: string, word: string): boolean => new RegExp(String.raw`(?<![.!?:]\s*|^\s*)\b${word[0]?.toUpperCase() ?? ''}${word.slice(1)}\b`).test(text);

/** Puts typing errors right by the words of the articles and of what can be asked about own data; one reading of the database, where a word is unknown. */
export async function corrected(text: string): Promise<Corrected> {
  const asked = [...new Set(plainWords(text))].filter((word) => word.length > 2 && !/\d/.test(word) && !isForm(word)).slice(0, MOST_WORDS);
  if (asked.length === 0) return { text, unknown: new Set() };
  const read = await database.query<{ word: string; isKnown: boolean; alike: string[] }>(LIKE, [asked]);
  const unknown = new Set<string>();
  const meant = new Map<string, string>();
  for (const { word, isKnown, alike } of read) {
    if (isKnown) continue;
    const other = mayBeMistyped(word) && !isNameIn(text, word) ? meantWord(word, [...OWN_WORDS, ...alike]) : null;
    if (other === null) unknown.add(word);
    else meant.set(word, other);
  }
  if (meant.size === 0) return { text, unknown };
  return { text: text.replace(/[\p{L}]+/gu, (word) => meant.get(word.toLowerCase()) ?? word), unknown };
}
