import { readFileSync } from 'node:fs';

/** What people write in the demo's reviews. */
interface ReviewTexts {
  /** What each person answers. */
  questions: string[];
  /** Answers to the questions, one list for each. */
  answers: string[][];
  /** What managers write. */
  strengths: string[];
  improvements: string[];
  goals: { title: string; description: string }[];
  /** On the progress of goals. */
  notes: string[];
}

export const reviewTexts = JSON.parse(
  readFileSync(new URL('reviewTexts.json', import.meta.url), 'utf8'),
) as ReviewTexts;
