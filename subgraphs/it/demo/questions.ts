import type { ArticleQuestion } from '../article/articleQuestion.js';
import { SITUATIONS } from '../assistant/intents/situations.js';
import { BENEFITS_QUESTIONS } from './questions/benefits.js';
import { CAREER_QUESTIONS } from './questions/career.js';
import { EMAIL_QUESTIONS } from './questions/email.js';
import { HARDWARE_QUESTIONS } from './questions/hardware.js';
import { HR_POLICIES_QUESTIONS } from './questions/hrPolicies.js';
import { LEAVE_QUESTIONS } from './questions/leave.js';
import { NETWORK_QUESTIONS } from './questions/network.js';
import { SECURITY_QUESTIONS } from './questions/security.js';
import { SOFTWARE_QUESTIONS } from './questions/software.js';
import { TIME_AND_PAY_QUESTIONS } from './questions/timeAndPay.js';
import { WORKING_HERE_QUESTIONS } from './questions/workingHere.js';

const HEADING = '## ';
const BETWEEN = ' | ';

/**
 * Questions as they are written down: several in a line; a line `## Heading` says under which heading those
 * after it stand, before the first under none.
 */
function read(text: string): ArticleQuestion[] {
  let heading: string | null = null;
  const questions: ArticleQuestion[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith(HEADING)) heading = line.slice(HEADING.length);
    else for (const question of line.split(BETWEEN)) questions.push({ heading, question });
  }
  return questions;
}

const WRITTEN = [
  BENEFITS_QUESTIONS,
  CAREER_QUESTIONS,
  EMAIL_QUESTIONS,
  HARDWARE_QUESTIONS,
  HR_POLICIES_QUESTIONS,
  LEAVE_QUESTIONS,
  NETWORK_QUESTIONS,
  SECURITY_QUESTIONS,
  SOFTWARE_QUESTIONS,
  TIME_AND_PAY_QUESTIONS,
  WORKING_HERE_QUESTIONS,
];

/** What people ask that the articles of the demo organisation answer, by the title of the article. */
export const QUESTIONS: ReadonlyMap<string, ArticleQuestion[]> = new Map(
  WRITTEN.flatMap((area) =>
    Object.entries(area).map(([title, text]): [string, ArticleQuestion[]] => [
      title,
      [...read(text), ...read(SITUATIONS[title] ?? '')],
    ]),
  ),
);
