import { keyOf, plainOf } from './keys.js';
import { wordsOf } from './words.js';
import type { Word } from './words.js';

/**
 * Phrases are written as in the vocabulary:
 * `payroll` a word or words in this order, in any case and number; `negotiat*` all words that begin so;
 * `=IT` only in exactly this case; `?spring` only beside another word of its field, `??java` only in a text that has one; `=?Go` both;
 * `~close month*` these words near each other in one sentence, in any order.
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

interface Part {
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
}

/** Phrases by the key of their first word, and those that begin with a beginning by its first three letters. */
export interface PhraseIndex<Value> {
  whole: Map<string, Phrase<Value>[]>;
  begun: Map<string, Phrase<Value>[]>;
}

const LETTERS = 3;
/** Words of a loose phrase stand at most this many words apart from its first. */
const REACH = 5;

export function phraseOf<Value>(written: string, value: Value): Phrase<Value> {
  const signs = /^[=?~]*/.exec(written)?.[0] ?? '';
  const found = wordsOf(written.slice(signs.length));
  const parts = found.map(({ raw, end, joint }, at) => {
    const isBeginning = written.charAt(signs.length + end) === '*';
    const isTight = joint === 'tight' && (raw.length === 1 || found[at - 1]?.raw.length === 1);
    return { raw, key: isBeginning ? plainOf(raw) : keyOf(raw), isBeginning, isTight };
  });
  return { value, parts, isLoose: signs.includes('~'), isExact: signs.includes('='), doubt: signs.includes('??') ? 'text' : signs.includes('?') ? 'near' : null };
}

export function indexOf<Value>(phrases: readonly Phrase<Value>[]): PhraseIndex<Value> {
  const index: PhraseIndex<Value> = { whole: new Map(), begun: new Map() };
  for (const phrase of phrases) {
    const [first] = phrase.parts;
    if (!first) continue;
    const map = first.isBeginning ? index.begun : index.whole;
    const key = first.isBeginning ? first.key.slice(0, LETTERS) : first.key;
    map.set(key, [...(map.get(key) ?? []), phrase]);
  }
  // The longest is tried first.
  for (const map of [index.whole, index.begun]) for (const list of map.values()) list.sort((a, b) => b.parts.length - a.parts.length || Number(b.isExact) - Number(a.isExact) || lengthOf(b) - lengthOf(a));
  return index;
}

const lengthOf = ({ parts }: Phrase<unknown>): number => parts.reduce((sum, { key }) => sum + key.length, 0);

/** All phrases in the words, from left to right; one within a longer one is left out. */
export function findPhrases<Value>(index: PhraseIndex<Value>, words: readonly Word[]): Hit<Value>[] {
  const hits: Hit<Value>[] = [];
  let covered = -1;
  words.forEach((word, at) => {
    let best: Hit<Value> | null = null;
    for (const list of [index.whole.get(word.key), index.begun.get(word.key.slice(0, LETTERS))]) {
      for (const phrase of list ?? []) {
        if (phrase.isLoose) {
          const hit = looseHit(phrase, words, at);
          if (hit) hits.push(hit);
          continue;
        }
        const to = at + phrase.parts.length - 1;
        if ((best && to <= best.to && best.doubt === null) || (best && to < best.to)) continue;
        if (fits(phrase, words, at)) best = { value: phrase.value, from: at, to, doubt: phrase.doubt };
      }
    }
    if (!best || best.to <= covered) return;
    covered = best.to;
    hits.push(best);
  });
  return hits;
}

function fits<Value>(phrase: Phrase<Value>, words: readonly Word[], at: number): boolean {
  return phrase.parts.every((part, step) => {
    const word = words[at + step];
    if (!word || !isWord(part, word)) return false;
    if (phrase.isExact && word.raw !== part.raw) return false;
    if (step === 0) return true;
    return word.joint === 'tight' || (word.joint === 'space' && !part.isTight);
  });
}

function isWord(part: Part, word: Word): boolean {
  return part.isBeginning ? word.key.startsWith(part.key) || plainOf(word.raw).startsWith(part.key) : word.key === part.key;
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
  return { value: phrase.value, from, to, doubt: phrase.doubt };
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
