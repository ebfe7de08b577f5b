import { BUCKETS, probabilitiesOf } from './classifier.js';
import type { Classifier } from './classifier.js';

/** A sentence as its buckets, and what it is an example of. */
export interface Example {
  buckets: Uint32Array;
  /** Place of its label among the labels. */
  label: number;
}

const ROUNDS = 5;
/** How far a weight moves at first; it moves less the more it has moved (AdaGrad). */
const STEP = 4;
/**
 * How much more an example counts whose label has few: of labels with half as many, each counts 2 to the power of
 * this as much.
 */
const BALANCE = 0.3;
/** An example that is as right as this teaches nothing. */
const LEAST_ERROR = 1e-3;
const SEED = 42;

/** The same order in every run (mulberry32). */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  const result = [...all];
  let state = seed;
  for (let at = result.length - 1; at > 0; at -= 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (at + 1);
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}

/** A classifier that has learnt the examples. */
export function trained(
  labels: readonly string[],
  examples: readonly Example[],
): Classifier & { weights: Float32Array } {
  const weights = new Float32Array(BUCKETS * labels.length);
  const moved = new Float32Array(BUCKETS * labels.length).fill(1);
  const learning = { labels, weights, scale: 1 };
  const counts = new Float64Array(labels.length);
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1;
  const usual = examples.length / labels.length;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { buckets, label } of shuffled(examples, SEED + round)) {
      const each = 1 / Math.sqrt(buckets.length || 1);
      const errors = probabilitiesOf(learning, buckets);
      errors[label] = (errors[label] ?? 0) - 1;
      const counting = (usual / (counts[label] ?? usual)) ** BALANCE;
      for (const [at, error] of errors.entries()) {
        if (Math.abs(error) < LEAST_ERROR) continue;
        const slope = error * counting * each;
        for (const bucket of buckets) {
          const weight = bucket * labels.length + at;
          const all = (moved[weight] ?? 0) + slope * slope;
          moved[weight] = all;
          weights[weight] = (weights[weight] ?? 0) - (STEP * slope) / Math.sqrt(all);
        }
      }
    }
  return learning;
}
