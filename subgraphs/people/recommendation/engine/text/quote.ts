import type { Word } from './words.js';

/** Longest quote, in characters. */
const LONGEST = 90;
const ENOUGH = 60;

/** What a text says around the words from `from` to `to`, word for word, within one sentence and line. */
export function quoteAt(text: string, words: readonly Word[], from: number, to: number): string {
  const [first, last] = [words[from], words[to]];
  if (!first || !last) return '';
  let [start, end] = [first.start, last.end];
  if (end - start > LONGEST || text.slice(start, end).includes('\n')) return text.slice(first.start, first.end).slice(0, LONGEST);
  let [left, right] = [from, to];
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    const next = words[right + 1];
    if (next && next.end - start <= LONGEST && isSame(text, words, right + 1) && !(next.joint !== 'space' && next.joint !== 'tight' && end - start >= ENOUGH)) {
      [right, end, isGrowing] = [right + 1, next.end, true];
    }
    const previous = words[left - 1];
    if (previous && end - previous.start <= LONGEST && isSame(text, words, left)) [left, start, isGrowing] = [left - 1, previous.start, true];
  }
  return text.slice(start, end);
}

/** Whether a word belongs to the sentence and line of the one before it. */
function isSame(text: string, words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  return word !== undefined && before !== undefined && word.joint !== 'stop' && word.start - before.end < 8 && !text.slice(before.end, word.start).includes('\n');
}
