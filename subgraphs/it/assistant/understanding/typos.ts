import { editDistance } from '../../article/search/editDistance.js';

const SHORTEST = 4;
const LONG = 8;
const FIRST_LETTER_COUNTS = 0.6;
const SAME_LETTERS_COUNT = 0.3;
/** Vowels are what is mistyped most: "docter" is a doctor, no Docker. */
const SAME_CONSONANTS_COUNT = 0.2;

/** How many letters of a word may be wrong: none of a short one. */
const mostWrong = (word: string): number => (word.length < SHORTEST ? 0 : word.length < LONG ? 1 : 2);

const consonants = (word: string): string => word.replace(/[aeiou]/g, '');

const sameLetters = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/**
 * Whether a word could be a mistyped one: a number or a name with digits is not, and short words are each
 * other's neighbours.
 */
export const mayBeMistyped = (word: string): boolean => mostWrong(word) > 0 && !/\d/.test(word);

/**
 * The known word that was meant, or null: the nearest; among equally near ones that begins alike and has the
 * same letters.
 */
export function meantWord(word: string, known: Iterable<string>): string | null {
  const most = mayBeMistyped(word) ? mostWrong(word) : 0;
  let best: { word: string; distance: number } | null = null;
  for (const candidate of known) {
    if (most === 0 || candidate.length < SHORTEST - 1 || Math.abs(candidate.length - word.length) > most)
      continue;
    const beginsAlike = candidate.startsWith(word[0] ?? '');
    if (word.length === SHORTEST && !beginsAlike) continue;
    const letters = editDistance(word, candidate);
    if (letters > most) continue;
    const distance =
      letters +
      (beginsAlike ? 0 : FIRST_LETTER_COUNTS) -
      (sameLetters(word, candidate) ? SAME_LETTERS_COUNT : 0) -
      (consonants(word) === consonants(candidate) ? SAME_CONSONANTS_COUNT : 0);
    if (!best || distance < best.distance) best = { word: candidate, distance };
  }
  return best?.word ?? null;
}
