import type { Queryable } from '../../kit/postgres/queryable.js';
import { shuffled } from './draw.js';
import type { Drawable } from './draw.js';

/** The parts of a question that a draw needs; neither its text nor the right answer. */
export interface BankQuestion extends Drawable {
  questionId: number;
  versionId: number;
  options: number;
  isShuffled: boolean;
}

const BANK = `select n.id as "questionId", v.id as "versionId", v.topic, v.difficulty, cardinality(v.options) as options,
    v.question_type = 'multiple_choice' as "isShuffled"
  from question n join question_version v on v.question_id = n.id and v.is_current
  where n.certification_id = $1 and not n.is_retired`;

const MOST_KEPT = 50;

/** By stamp, which no other state of any bank has; the one that was used longest ago comes first. */
const kept = new Map<string, readonly BankQuestion[]>();

/**
 * The cached questions from which exams of a certification are drawn. A question that changed while the bank was
 * read is cached under the old stamp, so a start has to compare stamps.
 */
export async function readBank(
  tx: Queryable,
  certificationId: number,
  stamp: string,
): Promise<readonly BankQuestion[]> {
  const bank =
    kept.get(stamp) ?? (await tx.query<BankQuestion & Record<string, unknown>>(BANK, [certificationId]));
  kept.delete(stamp);
  kept.set(stamp, bank);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  return bank;
}

/** The options as an attempt shows them, as PostgreSQL writes an array: `unnest` would flatten arrays of arrays. */
export function shownOptions({ options, isShuffled }: BankQuestion): string {
  const inOrder = Array.from({ length: options }, (_, at) => at + 1);
  return `{${(isShuffled ? shuffled(inOrder) : inOrder).join()}}`;
}
