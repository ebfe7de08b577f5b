/**
 * A linear classifier: each feature of a text has a weight for each label, and the labels share what is certain
 * (softmax). Features are counted in a fixed number of buckets by their hash, so that no vocabulary is kept.
 */
export const BUCKETS = 2 ** 17;

export interface Classifier {
  labels: readonly string[];
  /** A weight for each label of each bucket, the labels of a bucket side by side. */
  weights: Float32Array | Int8Array;
  /** What a weight is multiplied with. */
  scale: number;
}

/** The bucket of a feature (FNV-1a). */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

/** How probable each label is, in the order of the labels; all add up to 1. */
export function probabilitiesOf({ labels, weights, scale }: Classifier, buckets: Uint32Array): Float64Array {
  const sums = new Float64Array(labels.length);
  const each = scale / Math.sqrt(buckets.length || 1);
  for (const bucket of buckets) {
    const start = bucket * labels.length;
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[start + label] ?? 0) * each;
  }
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}
