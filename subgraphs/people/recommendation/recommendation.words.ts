import type { RecommendationStatus } from '../generated/schema.js';
import type { Match } from './engine/engine.js';

const MOST_MATCHES = 20;
const MOST_MISSING = 3;
/** Of a resume with fewer words nearly nothing was read. */
const FEWEST_WORDS = 20;

/** A resume with fewer characters counts as unreadable. */
const ENOUGH_CHARACTERS = 5_000;
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

/** Words at the beginning of a text, also in languages without blanks; single letters are not words. */
export const wordsIn = (text: string): number =>
  [...SEGMENTER.segment(text.slice(0, ENOUGH_CHARACTERS))].filter(
    ({ segment, isWordLike }) => isWordLike && /\p{L}\p{M}*\p{L}|\p{Lo}/u.test(segment),
  ).length;

/**
 * The status in a sentence; `count` is the number of recommendations, `wordsRead` how much of the resume
 * could be read.
 */
export function messageOf(
  status: RecommendationStatus,
  count: number,
  wordsRead: number | null = null,
): string {
  switch (status) {
    case 'NO_RESUME':
      return 'Please upload your resume to get job recommendations.';
    case 'RESUME_EXISTS':
      return 'A resume was found in your profile.';
    case 'SUCCESS':
      return count === 1 ? 'Found 1 recommended job.' : `Found ${count} recommended jobs.`;
    case 'NO_RECOMMENDATIONS':
      return wordsRead !== null && wordsRead < FEWEST_WORDS
        ? `Only ${wordsRead === 1 ? '1 word' : `${wordsRead} words`} could be read from your resume. Please upload it as a PDF or Word document with text.`
        : 'No open job postings match your resume at the moment.';
    case 'PARTIAL_SUCCESS':
      return 'Your resume was saved. AI search is not available at the moment, so these matches come from keywords.';
  }
}

const ofKind = (matches: readonly Match[], kind: Match['kind']) =>
  matches.filter((match) => match.kind === kind);

/**
 * The parts of a comparison that are stored and shown: matches, then near matches, then a few gaps; each strongest
 * first.
 */
export function shownMatches(matches: readonly Match[]): Match[] {
  const found = [...ofKind(matches, 'match'), ...ofKind(matches, 'related')].slice(0, MOST_MATCHES);
  return [...found, ...ofKind(matches, 'missing').slice(0, MOST_MISSING)];
}

function reasonOf({ skill, kind, inResume, inPosting }: Match): string {
  const evidence = [inResume && `"${inResume}" in the resume`, inPosting && `"${inPosting}" in the posting`]
    .filter(Boolean)
    .join(', ');
  const subject = kind === 'related' ? `Close to ${skill}` : skill;
  return evidence === '' ? subject : `${subject}: ${evidence}`;
}

/** The reasons for a match, a sentence each, with evidence; a gap is not a reason. */
export const reasonsOf = (matches: readonly Match[]): string[] =>
  matches.filter(({ kind }) => kind !== 'missing').map(reasonOf);
