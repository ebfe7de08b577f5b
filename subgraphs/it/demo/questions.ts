import type { ArticleQuestion } from '../article/question/articleQuestion.js';
import { SITUATIONS } from '../assistant/intents/situations.js';
import { SUBJECTS } from './knowledge.js';

const HEADING = '## ';
const BETWEEN = ' | ';

/**
 * Situations as the assistant has them: several in a line; a line `## Heading` says under which heading those
 * after it stand, before the first under none.
 */
function situationsOf(text: string): ArticleQuestion[] {
  let heading: string | null = null;
  const questions: ArticleQuestion[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith(HEADING)) heading = line.slice(HEADING.length);
    else for (const question of line.split(BETWEEN)) questions.push({ heading, question });
  }
  return questions;
}

/** What people ask that the articles of the demo organisation answer, by the title of the article. */
export const QUESTIONS: ReadonlyMap<string, ArticleQuestion[]> = new Map(
  SUBJECTS.flatMap(({ articles }) => articles).map(({ title, questions }) => [
    title,
    [...questions, ...situationsOf(SITUATIONS[title] ?? '')],
  ]),
);
