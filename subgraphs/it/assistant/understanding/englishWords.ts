import { readFileSync } from 'node:fs';
import wordList from 'word-list';

/** All words by lines, sorted; read when it is first asked for. */
let lines: string | null = null;

/**
 * Whether a word in small letters is an English one, any of its forms: no typing error, whether articles have
 * it or not.
 */
export function isEnglishWord(word: string): boolean {
  lines ??= readFileSync(wordList, 'latin1');
  let [from, to] = [0, lines.length];
  while (from < to) {
    const start = lines.lastIndexOf('\n', ((from + to) >> 1) - 1) + 1;
    const end = lines.indexOf('\n', start);
    const found = lines.slice(start, end < 0 ? undefined : end);
    if (found === word) return true;
    if (found < word) from = end < 0 ? to : end + 1;
    else to = start;
  }
  return false;
}
