import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

const texts = z.array(someText).min(1, 'are none');

/** What is said on the tickets of the demo organisation, by what it is for. */
const Talk = z.strictObject({
  taken: texts,
  question: texts,
  answer: texts,
  done: texts,
  refused: texts,
  /** Among those who handle it. */
  internal: texts,
});

export type Talk = z.infer<typeof Talk>;

/** What is said on tickets: by kind, and what a decision of leave is refused or asked with. */
export const commentTexts = readJson(
  new URL('commentTexts.json', import.meta.url),
  z.strictObject({
    itSupport: Talk,
    general: Talk,
    feedback: Talk,
    leaveRefusals: texts,
    leaveQuestions: texts,
  }),
);
