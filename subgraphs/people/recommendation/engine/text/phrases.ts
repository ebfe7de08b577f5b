import { keyOf, plainOf } from './keys.js';
import { wordsOf } from './words.js';
import type { Word } from './words.js';

/**
 * Phrases are written as in the vocabulary:
 * `payroll` a word or words in this order, in any case and number; `negotiat*` all words that begin so;
 * `=IT` only in exactly this case; `?spring` only beside another word of its field, `??java` only in a text
 * that has one; `=?Go` both; `~close month*` these words near each other in one sentence, in any order.
 */
export interface Phrase<Value> {
  value: Value;
  parts: readonly Part[];
  isLoose: boolean;
  isExact: boolean;
  /** Means something else too, so it needs company: near it, or anywhere in the text. */
  doubt: Doubt;
}

export type Doubt = 'near' | 'text' | null;

export interface Part {
  key: string;
  raw: string;
  isBeginning: boolean;
  /** Single letters written with a sign between them, as R&D and A/B, are found only so. */
  isTight: boolean;
}

/** A phrase in a text: the first and last word's place among its words. */
export interface Hit<Value> {
  value: Value;
  from: number;
  to: number;
  doubt: Doubt;
  /** The phrase that was found. */
  phrase: Phrase<Value>;
}

/**
 * Phrases by the key of their first word, and those that begin with a beginning by its first three letters.
 */
export interface PhraseIndex<Value> {
  whole: Map<string, Phrase<Value>[]>;
  begun: Map<string, Phrase<Value>[]>;
  /** Those that a word begins, as it is written: texts repeat their words. */
  known: Map<string, { key: string; phrases: readonly Phrase<Value>[] }>;
}

const MOST_KNOWN = 20_000;
const NONE: readonly never[] = [];

const LETTERS = 3;
/** Words of a loose phrase are at most this many words apart from its first. */
const REACH = 5;

export function phraseOf<Value>(written: string, value: Value): Phrase<Value> {
  const signs = /^[=?~]*/.exec(written)?.[0] ?? '';
  const found = wordsOf(written.slice(signs.length));
  const parts = found.map(({ raw, end, joint }, at) => {
    const isBeginning = written.charAt(signs.length + end) === '*';
    const isTight = joint === 'tight' && (raw.length === 1 || found[at - 1]?.raw.length === 1);
    return { raw, key: isBeginning ? plainOf(raw) : keyOf(raw), isBeginning, isTight };
  });
  return {
    value,
    parts,
    isLoose: signs.includes('~'),
    isExact: signs.includes('='),
    doubt: signs.includes('??') ? 'text' : signs.includes('?') ? 'near' : null,
  };
}

export function indexOf<Value>(phrases: readonly Phrase<Value>[]): PhraseIndex<Value> {
  const index: PhraseIndex<Value> = { whole: new Map(), begun: new Map(), known: new Map() };
  for (const phrase of phrases) {
    const [first] = phrase.parts;
    if (!first) continue;
    const map = first.isBeginning ? index.begun : index.whole;
    const key = first.isBeginning ? first.key.slice(0, LETTERS) : first.key;
    const list = map.get(key);
    if (list) list.push(phrase);
    else map.set(key, [phrase]);
  }
  // The longest is tried first.
  for (const map of [index.whole, index.begun])
    for (const list of map.values())
      list.sort(
        (a, b) =>
          b.parts.length - a.parts.length ||
          Number(b.isExact) - Number(a.isExact) ||
          lengthOf(b) - lengthOf(a),
      );
  return index;
}

const lengthOf = ({ parts }: Phrase<unknown>): number => parts.reduce((sum, { key }) => sum + key.length, 0);

/** All phrases in the words, from left to right; one within a longer one is left out. */
export function findPhrases<Value>(index: PhraseIndex<Value>, words: readonly Word[]): Hit<Value>[] {
  const hits: Hit<Value>[] = [];
  let covered = -1;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const begun = word ? begunBy(index, word) : NONE;
    if (begun.length === 0) continue;
    let best: Hit<Value> | null = null;
    for (const phrase of begun) {
      if (phrase.isLoose) {
        const hit = looseHit(phrase, words, at);
        if (hit) hits.push(hit);
        continue;
      }
      const to = at + phrase.parts.length - 1;
      if ((best && to <= best.to && best.doubt === null) || (best && to < best.to)) continue;
      if (fits(phrase, words, at)) best = { value: phrase.value, from: at, to, doubt: phrase.doubt, phrase };
    }
    if (!best || best.to <= covered) continue;
    covered = best.to;
    hits.push(best);
  }
  return hits;
}

/** Phrases whose first word this is. */
function begunBy<Value>(index: PhraseIndex<Value>, word: Word): readonly Phrase<Value>[] {
  const known = index.known.get(word.raw);
  if (known?.key === word.key) return known.phrases;
  const lists = [index.whole.get(word.key) ?? NONE, index.begun.get(word.key.slice(0, LETTERS)) ?? NONE];
  const phrases = lists.flatMap((list) =>
    list.filter(({ parts: [first] }) => first !== undefined && isWord(first, word)),
  );
  if (index.known.size >= MOST_KNOWN) index.known.clear();
  index.known.set(word.raw, { key: word.key, phrases: phrases.length > 0 ? phrases : NONE });
  return phrases;
}

function fits<Value>({ parts, isExact }: Phrase<Value>, words: readonly Word[], at: number): boolean {
  for (let step = parts.length - 1; step >= 0; step -= 1) {
    const [part, word] = [parts[step], words[at + step]];
    if (!part || !word || !isWord(part, word) || (isExact && word.raw !== part.raw)) return false;
    if (step > 0 && word.joint !== 'tight' && (word.joint !== 'space' || part.isTight)) return false;
  }
  return true;
}

function isWord(part: Part, word: Word): boolean {
  return part.isBeginning
    ? word.key.startsWith(part.key) || plainOf(word.raw).startsWith(part.key)
    : word.key === part.key;
}

function looseHit<Value>(phrase: Phrase<Value>, words: readonly Word[], at: number): Hit<Value> | null {
  const [first, ...others] = phrase.parts;
  const word = words[at];
  if (!first || !word || !isWord(first, word)) return null;
  let [from, to] = [at, at];
  for (const part of others) {
    const place = nearestPlace(part, words, at);
    if (place === null) return null;
    [from, to] = [Math.min(from, place), Math.max(to, place)];
  }
  return { value: phrase.value, from, to, doubt: phrase.doubt, phrase };
}

function nearestPlace(part: Part, words: readonly Word[], at: number): number | null {
  let [ahead, behind] = [true, true];
  for (let step = 1; step <= REACH; step += 1) {
    const [next, same, last] = [words[at + step], words[at - step + 1], words[at - step]];
    ahead &&= next !== undefined && next.joint !== 'stop';
    behind &&= last !== undefined && same?.joint !== 'stop';
    if (ahead && next && isWord(part, next)) return at + step;
    if (behind && last && isWord(part, last)) return at - step;
  }
  return null;
}
