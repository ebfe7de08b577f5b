import { linesOf, readText } from '../../../../kit/files/data.js';
import { keyOf, stemOf } from './keys.js';

const FILE = new URL('plainWords.txt', import.meta.url);

/** Words that say nothing of a subject, as keys. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  linesOf('plainWords.txt', readText(FILE)).flatMap((word) => [word, keyOf(word)]),
);

/** Their stems. */
export const PLAIN_STEMS: ReadonlySet<string> = new Set([...PLAIN_WORDS].map(stemOf));
