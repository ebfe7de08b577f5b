import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readJson } from '../../../kit/files/data.js';
import { PLACES } from './classifier.js';
import type { Classifier } from './classifier.js';
import { examplesOf } from './examples.js';
import { trained } from './train.js';

// What the build has learnt stands beside this file: the labels as JSON, the weights as one byte each.

const ABOUT = new URL('learnt.json', import.meta.url);
const WEIGHTS = new URL('learnt.bin', import.meta.url);
/** A weight fits into a byte with its sign. */
const MOST = 127;

const about = z.strictObject({ labels: z.array(z.string()), scale: z.number() });

/** Learns from the sentences and writes what was learnt. For the build; takes some seconds. */
export function learn(): void {
  const { labels, examples } = examplesOf();
  const { weights } = trained(labels, examples);
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = most / MOST;
  writeFileSync(
    WEIGHTS,
    Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  );
  writeFileSync(ABOUT, `${JSON.stringify({ labels, scale }, null, 2)}\n`);
}

/** Whether the build has learnt already. */
export const isLearnt = (): boolean => existsSync(ABOUT) && existsSync(WEIGHTS);

/** What the build has learnt. @throws when it has not, or something else than these files say */
export function learntClassifier(): Classifier {
  const { labels, scale } = readJson(ABOUT, about);
  const bytes = readFileSync(WEIGHTS);
  if (bytes.length !== PLACES * labels.length) throw new Error('learnt.bin does not fit learnt.json.');
  return { labels, scale, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}
