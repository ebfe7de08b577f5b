import type { Word } from '../text/words.js';
import type { Stance } from './cues.js';
import type { Section } from './sections.js';
import type { Leaning, Title } from './titles.js';
import type { Unit } from './units.js';

/** A job in a resume. */
export interface Job {
  titles: Title[];
  /** Months; null when the resume does not date it. */
  period: { from: number; to: number } | null;
  /** Its units: from the first up to, not including, the last. */
  from: number;
  to: number;
  years: number;
  /** A course, studies or training: no work, but learned. */
  isStudy: boolean;
  /** A sentence tells of it; no line begins it. */
  isTold?: boolean;
  /** Only how long it lasts is told; what follows may be parts of it. */
  isSum?: boolean;
}

/** A resume's text and what was found in it so far. */
export interface Lines {
  text: string;
  words: readonly Word[];
  units: readonly Unit[];
  /** Of each unit. */
  sections: readonly Section[];
  /** Of each word. */
  stances: readonly (Stance | undefined)[];
  leaning: Leaning;
  today: string;
}
