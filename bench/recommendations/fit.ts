import { writeFileSync } from 'node:fs';
import { rank, readPosting, readResume } from '../../subgraphs/people/recommendation/engine/engine.js';
import type { PostingText } from '../../subgraphs/people/recommendation/engine/engine.js';
import { WEIGHTS } from '../../subgraphs/people/recommendation/engine/ranking/weights.js';
import { average, FOR_WORK, labelsOf, ndcg, resumeText } from './scores.js';

const FILE = 'subgraphs/people/recommendation/engine/ranking/weights.json';
/** What a weight is tried with, as shares of itself. */
const FACTORS = [0.8, 0.9, 1.1, 1.25];
const MOST_ROUNDS = 3;
/** What no step is taken for. */
const SLIGHT = 1e-6;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A weight of three digits; a share stays a share. */
function changed(value: number, factor: number): number {
  const next = Number((value * factor).toPrecision(3));
  return value < 1 && next >= 1 ? value : next;
}

/**
 * Changes one weight after the other, as long as no set for work ranks worse by it and one ranks better, and writes
 * the file of the weights when any was changed.
 * @param today YYYY-MM-DD, the day that the resumes were written for
 */
export function fitWeights(postings: readonly PostingText[], today: string): void {
  const wanted = postings.map(readPosting);
  const sets = FOR_WORK.map((set) =>
    Object.entries(labelsOf(set)).map(([id, labels]) => ({
      resume: readResume(resumeText(set, id), today),
      labels,
    })),
  );
  const scores = (): number[] =>
    sets.map((resumes) =>
      average(
        resumes.map(({ resume, labels }) =>
          ndcg(
            rank(resume, wanted).map(({ postingId }) => postingId),
            labels,
          ),
        ),
      ),
    );

  const before = scores();
  let best = before;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const atStart = sum(best);
    for (const [part, weights] of Object.entries(WEIGHTS) as [string, Record<string, number>][])
      for (const [name, value] of Object.entries(weights)) {
        let chosen = value;
        for (const tried of FACTORS.map((factor) => changed(value, factor))) {
          weights[name] = tried;
          const found = scores();
          const isBetter =
            found.every((score, set) => score >= (best[set] ?? 0) - SLIGHT) &&
            sum(found) > sum(best) + SLIGHT;
          if (isBetter) [best, chosen] = [found, tried];
        }
        weights[name] = chosen;
        if (chosen !== value)
          process.stdout.write(`${part}.${name}: ${value} to ${chosen}, nDCG@5 ${told(best)}\n`);
      }
    if (sum(best) <= atStart + SLIGHT) break;
  }
  process.stdout.write(`${FOR_WORK.join(' and ')}: ${told(before)} before, ${told(best)} after\n`);
  if (sum(best) <= sum(before) + SLIGHT) return;
  const fitted = {
    on: new Date().toISOString().slice(0, 10),
    sets: FOR_WORK.join(' and '),
    score: Number(average(best).toFixed(4)),
  };
  writeFileSync(FILE, `${JSON.stringify({ fitted, weights: WEIGHTS }, null, 2)}\n`);
}

const told = (scores: readonly number[]): string => scores.map((score) => score.toFixed(4)).join(' and ');
