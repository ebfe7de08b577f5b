import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import type { Unit } from './units.js';

/** Said before what would be nice, or of a whole line. */
const BEFORE =
  'nice to have, plus point, preferred, preferably, ideally, bonus, desirable, good to have, optional, optionally, not essential, not mandatory, von vorteil, idealerweise, wunschenswert, gerne auch, optional, ' +
  'deseable, se valora*, se valorara*, preferible*, preferentemente, idealmente, de preference, idealement, souhaite*, les plus';
/** Said after it. */
const AFTER =
  'a plus, is a plus, are a plus, big plus, desired, desirable, advantageous, an advantage, advantage, beneficial, welcome, welcomed, helpful, not essential, not mandatory, not a must, nice to have, preferred, would be good, would be great, would be nice, would help, appreciated, a bonus, optional, ' +
  'von vorteil, vorteil, wunschenswert, gerne gesehen, ein plus, hilfreich, kein muss, ' +
  'deseable, valorable, se valorara, es un plus, un plus, apreciado, serait un plus, est un plus, un atout, apprecie*, souhaite*';

const list = (words: string, isAfter: boolean) => words.split(', ').map((word) => phraseOf(word, isAfter));
const BEFORE_INDEX = indexOf(list(BEFORE, false));
const AFTER_INDEX = indexOf(list(AFTER, true));
const OPENING = 2;

/**
 * Places of the words that say what would be nice: a whole text that opens so, what follows "ideally", what
 * stands before "is a plus".
 */
export function wishesIn(words: readonly Word[], units: readonly Unit[]): Set<number> {
  const places = new Set<number>();
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) places.add(at);
  };
  const [before, after] = [findPhrases(BEFORE_INDEX, words), findPhrases(AFTER_INDEX, words)];
  if (words.length < 60 && before.some(({ from, to }) => from < OPENING && words[to + 1]?.joint === 'sign'))
    add(0, words.length);
  for (const { from, to } of units) {
    for (const hit of before)
      if (hit.from >= from && hit.to < to - 1 && words[hit.to + 1]?.joint !== 'comma') add(hit.from, to);
    for (const hit of after) {
      if (hit.from < from || hit.from >= to) continue;
      let start = hit.from;
      while (start > from && words[start]?.joint !== 'comma') start -= 1;
      add(start, hit.to + 1);
    }
  }
  return places;
}

/** A line that is a heading for what would be nice. */
export function opensWishes(words: readonly Word[]): boolean {
  return words.length <= 4 && findPhrases(BEFORE_INDEX, words).length > 0;
}
