import { plainOf } from '../../text/keys.js';
import type { Word } from '../../text/words.js';
import { BETWEEN_SIGNS, isEndLabel, MONTH_OF, SEASONS } from './dateForms.js';
import { isNumberInWords, isOfTime } from './unreadDates.js';
import { yearPartsIn } from './yearParts.js';

/** "2018 … 2020", "06.2018 r. – 03.2021", "2018; 2020": signs between dates, behind a stop or made of stops. */
const PERIOD_GAP = new RegExp(`^\\.?[^\\S\\n]{0,3}(?:${BETWEEN_SIGNS}|;)[^\\S\\n]{0,3}[\'’]?$`, 'u');
const LONGEST_GAP = 12;
/** Words of a date behind its year: 2018 r. */
const LONGEST_TAIL = 2;

const isOfDate = (word: Word | undefined): boolean =>
  word !== undefined && (/\d/.test(word.raw) || MONTH_OF.has(plainOf(word.raw)) || SEASONS.has(word.key));
const isEnd = (word: Word | undefined): boolean =>
  isOfDate(word) || (word !== undefined && (isOfTime(word) || isNumberInWords(word)));

/** Words with the stops undone within a date, or between the two ends of a period. */
export function withDateGaps(text: string, words: readonly Word[]): Word[] {
  const parts = yearPartsIn(text);
  let next = 0;
  return words.map((word, at) => {
    if (word.joint !== 'stop' || at === 0) return word;
    while ((parts[next]?.end ?? Infinity) <= word.start) next += 1;
    const isWithin = (parts[next]?.start ?? Infinity) < word.start;
    return isWithin || isBetweenDates(text, words, at) || isEndOnNextLine(words, at)
      ? { ...word, joint: 'sign' }
      : word;
  });
}

function isBetweenDates(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || word.start - before.end > LONGEST_GAP || !isEnd(word)) return false;
  if (!PERIOD_GAP.test(text.slice(before.end, word.start))) return false;
  return isOfDate(before) || (before.raw.length <= LONGEST_TAIL && isOfDate(words[at - 2]));
}

/** "Start date: June 2018", and on the next line "End date: March 2021". */
function isEndOnNextLine(words: readonly Word[], at: number): boolean {
  if (!/\d/.test(words[at - 1]?.raw ?? '')) return false;
  return [1, 2].some(
    (length) =>
      isEndLabel(words, at, at + length) && words[at + length]?.joint === 'sign' && isEnd(words[at + length]),
  );
}
