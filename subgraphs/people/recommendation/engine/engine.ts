import type { PostingText, Ranked, ParsedResume, ParsedPosting } from './model.js';
import { rankPostings } from './ranking/rank.js';
import { readPostingText } from './reading/posting.js';
import { readResumeText } from './reading/resume.js';

export type { Match, PostingText, Ranked, ParsedResume, ParsedPosting } from './model.js';

/**
 * Reads a resume of at most 60,000 characters; `today` is a day such as 2025-12-31, the end of jobs that last
 * until now. The words of the person's own name, where it is known, show no ability where a name is.
 */
export const readResume = (text: string, today: string, owner = ''): ParsedResume =>
  readResumeText(text, today, owner);

/** Reads a posting. */
export const readPosting = (posting: PostingText): ParsedPosting => readPostingText(posting);

/**
 * Postings that suit a resume, best first. About 70 and more is excellent, 50 good, 30 some, 15 weak; less is
 * left out, but for the best three of 10 and more when nothing reaches 30. The percentage hardly depends on
 * the other postings. `similarity` is the nearness in meaning by posting, a cosine from 0 to 1, where it is
 * known.
 */
export const rank = (
  resume: ParsedResume,
  postings: readonly ParsedPosting[],
  similarity?: ReadonlyMap<string, number>,
): Ranked[] => rankPostings(resume, postings, similarity);
