import { linesOf, readText } from '../../../kit/files/data.js';

const read = (file: string): string[] => linesOf(file, readText(new URL(file, import.meta.url)));

/**
 * What people write in several ways or several words, and the one word it is read as: in questions and
 * articles alike.
 */
export const PHRASES: readonly (readonly [word: string, ...written: string[]])[] = read('phrases.txt').map(
  (line, at) => {
    const [word = '', ways] = line.split(': ');
    if (ways === undefined) throw new Error(`phrases.txt, line ${at + 1}: has no ways after the word`);
    return [word, ...ways.split(', ')];
  },
);

/** Words that are used for each other, a row each. */
export const SYNONYMS: readonly string[] = read('synonyms.txt');
