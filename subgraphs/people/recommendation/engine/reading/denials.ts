import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import { SKILL_WORDS } from '../vocabulary/vocabulary.js';
import type { Stance } from './cues.js';
import type { Unit } from './units.js';

/** What points back to a list: with "never used" before it, all of the list is denied. */
const BACK =
  'any of the above, any of these, any of those, any of them, anything above, anything of the above, any of the foregoing, the above, eines davon, etwas davon, irgendetwas davon, davon, eines der oben genannten, eines der genannten, nada de lo anterior, ninguno de los anteriores, ninguna de las anteriores, ninguno de ellos, ninguna de ellas, ninguno de estos, ninguna de estas, nada de esto, aucun de ces, aucune de ces, aucun d entre eux, rien de tout cela, rien de cela, aucun de ceux';
/** What denies by itself, beside a word for knowing or using. */
const NONE =
  'none of the above, none of these, none of those, none of them, nothing of the above, nichts davon, keines davon, keins davon, keine davon, nichts von dem oben, keines der oben genannten, keine der oben genannten, keines der genannten, keine der genannten, nada de lo anterior, ninguno de los anteriores, ninguna de las anteriores, ninguno de estos, ninguna de estas, nada de esto, aucun de ces, aucune de ces, aucun d entre eux, rien de tout cela';
const phrases = (written: string) => indexOf(written.split(', ').map((phrase) => phraseOf(phrase, null)));
const [BACK_INDEX, NONE_INDEX] = [phrases(BACK), phrases(NONE)];
const KNOWING = new Set(
  'use used know known worked touched tried learned learnt mastered benutzt genutzt verwendet kenne kann beherrsche gearbeitet gelernt usado utilizado conozco domino trabajado manejo utilise utilisee connais maitrise travaille appris'.split(
    ' ',
  ),
);
/** A line of a list without bullets. */
const ITEM = 5;

/** Denies the list that "I have never used any of the above" follows; changes nothing else. */
export function withDenials(
  text: string,
  words: readonly Word[],
  units: readonly Unit[],
  stances: readonly (Stance | undefined)[],
): (Stance | undefined)[] {
  const denied = words.map((_, at) => stances[at]);
  units.forEach((unit, place) => {
    const own = words.slice(unit.from, unit.to);
    const back = findPhrases(BACK_INDEX, own).find(({ from }) => stances[unit.from + from] === 'none');
    const none = own.some(({ key }) => KNOWING.has(key)) ? findPhrases(NONE_INDEX, own)[0] : undefined;
    const found = back ?? none;
    if (!found) return;
    const before = own.slice(0, found.from);
    const isWithin = findPhrases(SKILL_WORDS, before).length > 0;
    const list = isWithin
      ? [{ from: unit.from, to: unit.from + found.from }]
      : listBefore(text, words, units, place);
    for (const { from, to } of list) denied.fill('none', from, to);
  });
  return denied;
}

/** The sentence before; or all points, or short lines, up to an empty line. */
function listBefore(text: string, words: readonly Word[], units: readonly Unit[], place: number): Unit[] {
  const last = units[place - 1];
  if (!last) return [];
  const list = [last];
  const isItem = (unit: Unit) => (last.isPoint ? unit.isPoint : unit.isWhole && unit.to - unit.from <= ITEM);
  for (let at = place - 2; isItem(last) && at >= 0; at -= 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (
      !unit ||
      !next ||
      !isItem(unit) ||
      /\n[^\S\n]*\r?\n/.test(text.slice(words[next.from - 1]?.end ?? 0, words[next.from]?.start))
    )
      break;
    list.push(unit);
  }
  return list;
}
