import type { Word } from '../text/words.js';
import { sinceIn, spanIn } from './dates.js';
import type { Period } from './dates.js';
import type { Title } from './titles.js';
import type { Unit } from './units.js';

/** Who tells of themselves in whole sentences, as letters do. Spanish leaves the pronoun out. */
const TELLERS = new Set('ich je j yo trabajo trabaje llevo estoy estuve soy fui empece'.split(' '));
/** After the figure I no sentence goes on: "Engineer I at a bank". */
const NO_VERBS = new Set('at for in with and or on of i ii iii iv'.split(' '));
/** Before what somebody was: "I was a nurse", "als Pflegerin", "comme infirmière". */
const BEING = new Set(
  'as am m was been became become being made als bin war wurde comme suis etais fus como soy fui era title job role position'.split(
    ' ',
  ),
);
const REACH = 5;
const LONGEST = 40;
/** Title and time stand together: "since 2019 nurse at". */
const TOGETHER = 2;
/** What was done before what was told last, ends where that begins. */
const BEFORE = new Set(
  'before prior previously earlier davor zuvor vorher fruher antes anteriormente avant auparavant precedemment'.split(
    ' ',
  ),
);
const OPENING = 2;

export function isTold(words: readonly Word[], { from, to }: Unit): boolean {
  for (let at = from; at < Math.min(to, from + LONGEST); at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) return false;
    if (TELLERS.has(word.key)) return true;
    if (
      word.raw === 'I' &&
      next &&
      at + 1 < to &&
      (next.joint === 'space' || next.joint === 'tight') &&
      /^\p{Ll}/u.test(next.raw) &&
      !NO_VERBS.has(next.key)
    )
      return true;
  }
  return false;
}

/**
 * Titles that a sentence says of who tells: "I was a nurse at a clinic, a haven for tired drivers" is no
 * driver's.
 */
export const toldTitles = (
  words: readonly Word[],
  unit: Unit,
  titles: readonly Title[],
  period: Period | null,
): Title[] =>
  titles.filter(
    ({ from }) =>
      from - unit.from <= 1 ||
      (period !== null && from > period.last && from - period.last <= TOGETHER) ||
      isOwn(words, from),
  );

function isOwn(words: readonly Word[], title: number): boolean {
  for (let at = title - 1; at >= Math.max(0, title - REACH); at -= 1) {
    const joint = words[at + 1]?.joint;
    if (joint !== 'space' && joint !== 'tight') return false;
    if (BEING.has(words[at]?.key ?? '')) return true;
  }
  return false;
}

/** The time that a sentence tells of; `last` is what was told before it. */
export function toldPeriod(
  text: string,
  words: readonly Word[],
  { from, to }: Unit,
  last: Pick<Period, 'from'> | null,
  today: string,
): Period | null {
  const end = Math.min(to, from + LONGEST);
  const span = spanIn(text, words, from, end, today);
  if (span) return span;
  const begun = sinceIn(text, words, from, end, today);
  if (!begun) return null;
  const isBefore = last !== null && words.slice(from, from + OPENING).some(({ key }) => BEFORE.has(key));
  if (!isBefore) return begun;
  return begun.from < last.from ? { ...begun, to: last.from } : null;
}
