import { isFaintWord } from './emptyWords.js';
import { stemOf } from './stems.js';
import { SYNONYMS } from './phrases.js';
import { tellingWords } from './words.js';

/** What one word of a question asks for. */
export interface Term {
  /** As it was asked, joined. */
  word: string;
  stem: string;
  /** Stems of words used for it. */
  like: ReadonlySet<string>;
  /** How much the word counts in the question: less when it only comes from what was said before. */
  weight: number;
  /** Asked now, not taken from before, and no faint word: an answer must speak of it. */
  isOwn: boolean;
}

const FAINT_COUNTS = 0.3;

const likeness = new Map<string, Set<string>>();
for (const row of SYNONYMS) {
  const stems = row.split(' ').map(stemOf);
  for (const stem of stems) likeness.set(stem, new Set([...(likeness.get(stem) ?? []), ...stems]));
}

function termOf(word: string, counts: number, isAskedNow: boolean, perhaps?: string): Term {
  const stem = stemOf(word);
  const isFaint = isFaintWord(word);
  const like = new Set(
    [...(likeness.get(stem) ?? []), ...(perhaps === undefined ? [] : [stemOf(perhaps)])].filter(
      (other) => other !== stem,
    ),
  );
  return {
    word,
    stem,
    like,
    weight: isFaint ? counts * FAINT_COUNTS : counts,
    isOwn: isAskedNow && !isFaint,
  };
}

/**
 * How much a word counts that is only told beside what is asked: "My brother builds a house. How early must I
 * ask for leave?"
 */
const TOLD_COUNTS = 0.65;

/** Sentences of a text that ask something, where others tell something. */
function asks(text: string): string {
  return text
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => sentence.includes('?'))
    .join(' ');
}

/**
 * The terms asked for now; where all words are faint and nothing was said before, they are what is asked for.
 */
function ownTerms(text: string, hasTopic: boolean, perhaps: ReadonlyMap<string, string>): Term[] {
  const asked = new Set(tellingWords(asks(text)).map(stemOf));
  const counts = (word: string): number => (asked.size === 0 || asked.has(stemOf(word)) ? 1 : TOLD_COUNTS);
  const terms = tellingWords(text).map((word) => termOf(word, counts(word), true, perhaps.get(word)));
  return hasTopic || terms.some(({ isOwn }) => isOwn)
    ? terms
    : terms.map((term) => ({ ...term, isOwn: true }));
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * What a text asks for, word by word.
 * @param topic what was said before, which counts `topicWeight` of a word asked now
 * @param perhaps what may have been meant by words
 */
export function termsOf(text: string, topic = '', topicWeight = 0, perhaps = NOTHING): Term[] {
  const own = ownTerms(text, topicWeight > 0, perhaps);
  const asked = new Set(own.map(({ word }) => stemOf(word)));
  const before = topicWeight > 0 ? tellingWords(topic).filter((word) => !asked.has(stemOf(word))) : [];
  // Nothing is asked for but what was spoken of.
  const weight = own.some(({ isOwn }) => isOwn) ? topicWeight : Math.sign(topicWeight);
  return [...own, ...before.map((word) => termOf(word, weight, false))];
}

/** All words that synonyms are written with. */
export const synonymWords: readonly string[] = SYNONYMS.flatMap((row) => row.split(' '));
