import { likelierUnanswered, likeUnanswered } from '../unanswered/unanswered.js';
import type { Unanswered } from '../unanswered/unanswered.js';
import { ENOUGH_QUESTIONS, tellingsOf } from './ranking.js';
import type { RankedArticle, Wanted } from './ranking.js';
import type { Text } from './prepared.js';
import { LEAST, weightsFor } from './weights.js';

/** Whether an article answers, may answer, or the articles are only near to what was asked. */
export type Certainty = 'sure' | 'likely' | 'none';

/** Further ahead of the next article says no more. */
const MOST_AHEAD = 6;

/** How probable it is that any article answers, read from the best one. */
function answered<Article extends Text>(
  order: readonly RankedArticle<Article>[],
  wanted: Wanted,
  known: Unanswered,
): number {
  const [best, next] = order;
  if (!best) return 0;
  const weights = weightsFor(wanted.meaning).answered;
  const signs = {
    base: 1,
    usual: best.likeness.usual,
    ahead: Math.min(MOST_AHEAD, next ? best.score - next.score : MOST_AHEAD),
    like: likeUnanswered(known, wanted.terms, tellingsOf(wanted)),
    likelier: likelierUnanswered(known, wanted.terms),
    coverage: best.coverage,
    near: best.signs.near,
  };
  // Of an article with few questions they say little.
  const share = Math.min(1, best.article.questions.length / ENOUGH_QUESTIONS);
  const sum = (Object.keys(signs) as (keyof typeof signs)[]).reduce(
    (all, sign) => all + signs[sign] * (share * weights.questions[sign] + (1 - share) * weights.text[sign]),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** @param order the best article first @param known what is usually not answered */
export function certaintyOf<Article extends Text>(
  order: readonly RankedArticle<Article>[],
  wanted: Wanted,
  known: Unanswered,
): Certainty {
  const [best] = order;
  const any = answered(order, wanted, known);
  if (!best || any < LEAST.answered) return 'none';
  const isBest = 1 / order.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  return any * isBest >= LEAST.right ? 'sure' : 'likely';
}
