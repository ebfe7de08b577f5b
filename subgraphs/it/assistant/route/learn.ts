import { writeFileSync } from 'node:fs';
import { examplesOf } from './examples.js';
import { ABOUT, WEIGHTS } from './model.js';
import { trained } from './train.js';

/** A weight fits into a byte with its sign. */
const MOST = 127;

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
