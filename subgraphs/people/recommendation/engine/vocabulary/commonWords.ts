import { keyOf, stemOf } from '../text/keys.js';
import { tablesBeside } from '../tables.js';
import { FAMILIES, SKILLS } from './vocabulary.js';

const { linesIn } = tablesBeside(import.meta.url);

/** Words that say nothing of a subject, as keys. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  linesIn('plainWords.txt').flatMap((word) => [word, keyOf(word)]),
);

/** Their stems. */
export const PLAIN_STEMS: ReadonlySet<string> = new Set([...PLAIN_WORDS].map(stemOf));

/** Words of working life that say nothing of a trade by themselves. */
const WORK_WORDS: ReadonlySet<string> = new Set(linesIn('weakWords.txt').map((word) => stemOf(keyOf(word))));

/** Words that are part of a skill's or title's name, such as network or agent: alone they are neither. */
const NAME_PARTS: ReadonlySet<string> = new Set(
  [...SKILLS.flatMap(({ words }) => words), ...FAMILIES.flatMap(({ words }) => words.map(({ word }) => word))]
    .flatMap((phrase) => phrase.replace(/^[=?~]+/, '').split(/[^\p{L}]+/u))
    .filter((part) => part.length > 2)
    .map((part) => stemOf(keyOf(part))),
);

/** Whether a word is a part of a skill's or title's name. */
export const isPartOfName = (word: string): boolean => NAME_PARTS.has(stemOf(keyOf(word)));

/** Whether a word that two texts share says nothing of a trade. */
export function isWeak(word: string): boolean {
  const stem = stemOf(keyOf(word));
  return stem.length < 4 || PLAIN_STEMS.has(stem) || WORK_WORDS.has(stem) || NAME_PARTS.has(stem);
}
