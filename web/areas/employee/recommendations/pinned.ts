import type { Tone } from '../../../ui/theme';

/** The quality of a match in words and a colour, from this percentage on. */
export interface MatchBand {
  least: number;
  word: string;
  /** Green, blue, yellow, orange, red. */
  tone: Extract<Tone, 'success' | 'info' | 'warning' | 'caution' | 'danger'>;
}

/** The five bands, best first. */
export const matchBands = [
  { least: 70, word: 'Strong match', tone: 'success' },
  { least: 50, word: 'Good match', tone: 'info' },
  { least: 30, word: 'Fair match', tone: 'warning' },
  { least: 15, word: 'Weak match', tone: 'caution' },
  { least: 0, word: 'Poor match', tone: 'danger' },
] as const satisfies readonly MatchBand[];

/** Seconds that a search may take, as the person who waits reads it. */
export const longestWait = 30;

/** Reasons that a card shows before it only counts the others. */
export const shownReasons = 6;

/** What Apply Now says in the details on the employee dashboard. */
export const applyElsewhere = 'To apply, open this position under Internal Job Postings.';
