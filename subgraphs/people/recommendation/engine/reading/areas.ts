import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import { FAMILIES } from '../vocabulary/vocabulary.js';
import type { Title } from './titles.js';
import type { Unit } from './units.js';

const AREAS = indexOf(FAMILIES.flatMap(({ areas }, family) => areas.map((area) => phraseOf(area, family))));
const LONGEST = 18;
/** A part such as "Empfang und Telefon" names no more. */
const PART = 5;
const AND = new Set('und and y e et o oder or'.split(' '));
/** Before a part of a company. */
const DEPARTMENT = new Set(
  'abteilung bereich department departamento dpto area service departement seccion'.split(' '),
);

/**
 * The area that stands in the place of a title: "Coworking Alcazaba, reception and office help, 2022 - 2024".
 */
export function areaTitles(words: readonly Word[], unit: Unit | undefined): Title[] {
  if (!unit || unit.isPoint || unit.to - unit.from > LONGEST) return [];
  const own = words.slice(unit.from, unit.to);
  const [hit] = findPhrases(AREAS, own).filter(({ from, to }) => isPart(own, from, to));
  return hit ? [{ family: hit.value, level: null, from: unit.from + hit.from, to: unit.from + hit.to }] : [];
}

const opens = (words: readonly Word[], at: number): boolean =>
  at === 0 ||
  (words[at]?.joint !== 'space' && words[at]?.joint !== 'tight') ||
  /^\d/.test(words[at - 1]?.raw ?? '');

/** Begins a part of the line, and is all of it but for what is joined by and. */
function isPart(words: readonly Word[], from: number, to: number): boolean {
  const start = DEPARTMENT.has(words[from - 1]?.key ?? '') ? from - 1 : from;
  if (!opens(words, start)) return false;
  const next = words[to + 1];
  if (!next || opens(words, to + 1) || /^\d/.test(next.raw)) return true;
  if (!AND.has(next.key)) return false;
  for (let at = to + 2; at <= to + PART; at += 1) if (!words[at] || opens(words, at)) return true;
  return false;
}
