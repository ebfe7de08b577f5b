import { z } from 'zod';
import { readJson } from '../../../kit/files/data.js';
import type { Meaning } from './meaning.service.js';

const score = z.strictObject({
  passages: z.number(),
  alone: z.number(),
  nearest: z.number(),
  likelier: z.number(),
  byPairs: z.number(),
  near: z.number(),
});

const answered = z.strictObject({
  base: z.number(),
  usual: z.number(),
  ahead: z.number(),
  like: z.number(),
  likelier: z.number(),
  coverage: z.number(),
  near: z.number(),
});

const weights = z.strictObject({
  score,
  answered: z.strictObject({ questions: answered, text: answered }),
});

const file = z.strictObject({
  about: z.string(),
  withMeaning: weights,
  byWords: weights,
  /** From which probability on an article is told at all, and is told without a doubt. */
  least: z.strictObject({ answered: z.number(), right: z.number() }),
});

/** How much each sign of an article counts. */
export type Weights = z.infer<typeof weights>;

const { withMeaning, byWords, least } = readJson(new URL('weights.json', import.meta.url), file);

export const LEAST = least;

/** The weights for a question whose meaning is known, or for one of which only the words are. */
export const weightsFor = (meaning: Meaning): Weights => (meaning.size > 0 ? withMeaning : byWords);
