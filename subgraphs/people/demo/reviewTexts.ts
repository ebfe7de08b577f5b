import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

const texts = z.array(someText).min(1, 'are none');

/** What people write in the demo's reviews. */
export const reviewTexts = readJson(
  new URL('reviewTexts.json', import.meta.url),
  z.strictObject({
    /** What each person answers. */
    questions: texts,
    /** Answers to the questions, one list for each. */
    answers: z.array(texts),
    /** What managers write. */
    strengths: texts,
    improvements: texts,
    goals: z.array(z.strictObject({ title: someText, description: someText })),
    /** On the progress of goals. */
    notes: texts,
  }),
);
