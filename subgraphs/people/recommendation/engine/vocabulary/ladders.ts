import { listOf, tableOf } from './tables.js';
import { familyNumber } from './vocabulary.js';

const numberOf = (name: string): number => familyNumber('careerSteps.tsv', name);

const FURTHER: ReadonlyMap<number, ReadonlySet<number>> = new Map(
  tableOf('careerSteps.tsv', ['first', 'then']).map((row) => [
    numberOf(row.first),
    new Set(listOf(row.then).map(numberOf)),
  ]),
);

/**
 * Whether one family's work is a step further than the other's in the same career: an account executive was a
 * development representative before.
 */
export const isFurther = (family: number, first: number): boolean => FURTHER.get(first)?.has(family) ?? false;
