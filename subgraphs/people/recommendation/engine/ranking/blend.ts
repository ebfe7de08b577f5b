import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.blend;

/** How a resume and a posting meet, each from 0 to 1. */
export interface Parts {
  /** How much of what is asked for is shown. */
  coverage: number;
  /** How well the vocabulary knows what the posting asks for. */
  known: number;
  /** How near the titles are; null when the posting has none that is known. */
  title: number | null;
  field: number;
  words: number;
  /** How much the posting's words can say, 0 to 1: little when it has few. */
  wordsSay: number;
  /** How much former titles say, 0 to 1: less for a first job, least for an internship. */
  titlesSay: number;
}

/** One figure from 0 to 1. What the vocabulary does not know of a posting, its words stand for. */
export function blend({ coverage, known, title, field, words, wordsSay, titlesSay }: Parts): number {
  const titleCount = weights.titleCount * titlesSay;
  const free = title === null ? weights.titleCount + weights.fieldCount : weights.titleCount - titleCount;
  const skillCount = (weights.skillsCount + free) * known;
  const parts = [
    { count: skillCount, value: coverage },
    { count: title === null ? 0 : titleCount, value: title ?? 0 },
    { count: title === null ? 0 : weights.fieldCount, value: field },
    {
      count: weights.wordsCount * wordsSay + (weights.skillsCount + free) * (1 - known),
      value: Math.max(words, weights.wordsLikely * coverage),
    },
  ];
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const sum = parts.reduce((total, { count, value }) => total + count * value, 0) / all;
  const product = Math.exp(
    parts.reduce(
      (total, { count, value }) => total + count * Math.log(weights.floor + (1 - weights.floor) * value),
      0,
    ) / all,
  );
  return sum * (1 - weights.balance) + product * weights.balance;
}
