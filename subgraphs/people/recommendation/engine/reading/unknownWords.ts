import { stemOf } from '../text/keys.js';
import { PLAIN_STEMS } from '../vocabulary/commonWords.js';
import { quoteAt } from '../text/quote.js';
import type { Word } from '../text/words.js';
import type { Stance } from './stances.js';
import type { Job, Section, UnitSection } from './sections.js';
import type { Mention } from './mentions.js';
import type { Unit } from './units.js';

interface Read {
  text: string;
  words: readonly Word[];
  units: readonly Unit[];
  sections: readonly UnitSection[];
  mentions: readonly Mention[];
  /** Places of words that only look like a skill. */
  unsure: ReadonlySet<number>;
  stances: readonly (Stance | undefined)[];
}

/** How much a word counts that the vocabulary does not know, by its place. */
const SECTION_WEIGHTS: Readonly<Record<Section, number>> = {
  open: 0.8,
  history: 1,
  summary: 0.8,
  projects: 0.7,
  voluntary: 0.7,
  certificates: 0.8,
  skills: 0.5,
  education: 0.5,
  languages: 0.2,
  goals: 0.2,
  interests: 0.1,
  references: 0,
  denied: 0,
};
const MOST_WORDS = 3000;

/**
 * Words that the vocabulary does not know, by stem; a posting of a field it does not know is found by them.
 */
export function unknownWords({
  text,
  words,
  units,
  sections,
  mentions,
  unsure,
  stances,
}: Read): Map<string, { weight: number; quote: string }> {
  const known = new Set(
    mentions.flatMap(({ from, to }) =>
      to - from < 4 ? Array.from({ length: to - from + 1 }, (_, step) => from + step) : [from, to],
    ),
  );
  const stems = new Map<string, { weight: number; quote: string }>();
  units.forEach((unit, at) => {
    const place = sections[at];
    if (!place || place.isHeading) return;
    for (let word = unit.from; word < unit.to && stems.size < MOST_WORDS; word += 1) {
      const found = words[word];
      if (!found || known.has(word) || unsure.has(word) || !isMeaningful(found)) continue;
      const stance = stances[word];
      if (stance === 'none') continue;
      const stem = stemOf(found.key);
      const weight = SECTION_WEIGHTS[place.section] * (stance ? 0.3 : 1);
      const before = stems.get(stem);
      if (!before) stems.set(stem, { weight, quote: quoteAt(text, words, word, word) });
      else before.weight = Math.max(before.weight, weight);
    }
  });
  return stems;
}

/** Whether a word can say something of a subject: no filler, number, single letter. */
export function isMeaningful({ key }: Word): boolean {
  return key.length > 2 && !PLAIN_STEMS.has(stemOf(key)) && !/\d/.test(key);
}

/**
 * Stems of the words in the lines that begin a job: a title that the vocabulary does not know is found by
 * them.
 */
export function titleStems(
  words: readonly Word[],
  units: readonly Unit[],
  jobs: readonly Job[],
): Set<string> {
  const stems = new Set<string>();
  for (const { from, to } of jobs) {
    for (const unit of units.slice(from, Math.min(from + 3, to))) {
      if (unit.isPoint || unit.to - unit.from > 14) continue;
      for (const word of words.slice(unit.from, unit.to)) if (isMeaningful(word)) stems.add(stemOf(word.key));
    }
  }
  return stems;
}
