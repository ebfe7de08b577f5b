import type { Word } from '../text/words.js';
import { headingOf } from './sections.js';
import type { Section } from './sections.js';
import type { Unit } from './units.js';

/** Where a unit of a resume stands. */
export interface Place {
  section: Section;
  isHeading: boolean;
}

/** The section of each unit. A heading with its words on the same line rules that line only. */
export function placesOf(text: string, words: readonly Word[], units: readonly Unit[]): Place[] {
  let section: Section = 'open';
  return units.map((unit) => {
    const heading = headingOf(text, words, unit);
    if (!heading) return { section, isHeading: false };
    if (heading.isInline) return { section: heading.section, isHeading: false };
    section = heading.section;
    return { section, isHeading: true };
  });
}
