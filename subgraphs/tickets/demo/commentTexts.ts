import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

const texts = z.array(someText).min(1, 'are none');

/** Comments on the tickets of the demo organisation, by purpose. */
const Talk = z.strictObject({
  taken: texts,
  question: texts,
  answer: texts,
  done: texts,
  refused: texts,
  /** A discussion among the handlers. */
  internal: texts,
});

export type Talk = z.infer<typeof Talk>;

/** Comments on tickets: by kind, and those with a rejection of leave or a question about it. */
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
