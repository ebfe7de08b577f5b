import type { Word } from '../text/words.js';
import { titleForm } from '../vocabulary/titleForms.js';

/** Second endings, as in Entwickler/in, Kaufmann/-frau, chargé(e), développeur·se, técnico/a. */
const SECOND = new Set(
  'in innen frau mann a as e es se euse rice trice ne nne fe iere ere ora r rin'.split(' '),
);
const ATTACHED = 2;
/**
 * Words for a place in a company, after which English names the work: "Manager, Marketing", "Engineer
 * (Software)".
 */
const RANKS = new Set(
  'manager director head lead leader supervisor vp president specialist analyst engineer coordinator associate partner consultant assistant officer administrator expert generalist advisor intern trainee leiter referent'.split(
    ' ',
  ),
);

/**
 * Words as titles are compared, each with its place among all: one form for women and men, second endings
 * left out.
 */
export interface TitleWords {
  words: Word[];
  places: number[];
}

export function titleWords(all: readonly Word[], start: number, end: number): TitleWords {
  const words: Word[] = [];
  const places: number[] = [];
  let before: Word | undefined;
  for (let at = start; at < Math.min(end, all.length); at += 1) {
    const word = all[at];
    if (!word) break;
    const gap = word.start - (all[at - 1]?.end ?? 0);
    const isSecond =
      before !== undefined &&
      gap <= ATTACHED &&
      word.joint !== 'space' &&
      word.joint !== 'stop' &&
      word.joint !== 'comma' &&
      SECOND.has(word.key) &&
      /^\p{Ll}+$/u.test(word.raw);
    if (isSecond) continue;
    const follows =
      before !== undefined && RANKS.has(before.key) && (word.joint === 'comma' || word.joint === 'sign');
    // After "chargé(e) de" the work follows as if the ending were not there.
    const isRejoined =
      before !== undefined &&
      all[at - 1] !== before &&
      before.start < (all[at - 1]?.start ?? 0) &&
      places.at(-1) === at - 2 &&
      word.joint === 'sign' &&
      gap <= ATTACHED;
    const own: Word = {
      ...word,
      key: titleForm(word.key),
      joint: follows || isRejoined ? 'space' : word.joint,
    };
    words.push(own);
    places.push(at);
    before = own;
  }
  return { words, places };
}
