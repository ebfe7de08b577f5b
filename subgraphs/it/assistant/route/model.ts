import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readJson } from '../../../kit/files/data.js';
import { BUCKETS } from './classifier.js';
import type { Classifier } from './classifier.js';

// What the build has learnt is beside this file: the labels as JSON, the weights as one byte each.

export const ABOUT = new URL('learnt.json', import.meta.url);
export const WEIGHTS = new URL('learnt.bin', import.meta.url);

const about = z.strictObject({ labels: z.array(z.string()), scale: z.number() });

/** What the build has learnt. @throws when it has not, or something else than these files say */
export function learntClassifier(): Classifier {
  const { labels, scale } = readJson(ABOUT, about);
  const bytes = readFileSync(WEIGHTS);
  if (bytes.length !== BUCKETS * labels.length) throw new Error('learnt.bin does not fit learnt.json.');
  return { labels, scale, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}
