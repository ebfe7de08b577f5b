import { existsSync } from 'node:fs';
import { rank, readPosting, readResume } from '../../subgraphs/people/recommendation/engine/engine.js';
import type {
  PostingText,
  Ranked,
  ParsedPosting,
} from '../../subgraphs/people/recommendation/engine/engine.js';
import { bm25, keywordOverlap } from './baselines.js';
import type { Ranking } from './baselines.js';
import { fitWeights } from './fit.js';
import {
  average,
  FOLDER,
  FOR_WORK,
  GOOD,
  isThere,
  labelsOf,
  ndcg,
  precision,
  read,
  resumeText,
  TOP,
} from './scores.js';

// `npm run -s bench:recommendations`: how well rankers order the postings for each resume of the two sets for
// work; `-- --practice` only for the second. The sealed set is for the last reading: `-- --sealed`, as `--
// --held-out` was. `-- --resume r05` shows one resume of the sets for work, ranking beside labels; `-- --fit` looks
// for better weights.
/** The resumes were written then; jobs that last until now end on this day. */
const TODAY = '2025-11-22';
function engine(wanted: readonly ParsedPosting[]): (resume: string) => Ranked[] {
  return (resume) => rank(readResume(resume, TODAY), wanted);
}

function table(set: string, postings: readonly PostingText[]): void {
  const own = engine(postings.map(readPosting));
  const rankers: [string, Ranking][] = [
    ['keyword overlap', keywordOverlap(postings, 'share')],
    ['keyword count', keywordOverlap(postings, 'count')],
    ['BM25', bm25(postings)],
    ['engine', (resume) => own(resume).map(({ postingId }) => postingId)],
  ];
  const texts = Object.entries(labelsOf(set)).map(([id, relevances]) => ({
    text: resumeText(set, id),
    relevances,
  }));
  process.stdout.write(
    `${texts.length} resumes (${set}), ${postings.length} postings\n${'ranker'.padEnd(18)}nDCG@5  precision@3  ms a resume\n`,
  );
  for (const [name, ranking] of rankers) {
    // The first round warms up.
    texts.forEach(({ text }) => ranking(text));
    const began = performance.now();
    const orders = texts.map(({ text, relevances }) => ({ order: ranking(text), relevances }));
    const time = (performance.now() - began) / texts.length;
    const quality = average(orders.map(({ order, relevances }) => ndcg(order, relevances)));
    const exact = average(orders.map(({ order, relevances }) => precision(order, relevances)));
    process.stdout.write(
      `${name.padEnd(18)}${quality.toFixed(3).padStart(6)}  ${exact.toFixed(3).padStart(11)}  ${time.toFixed(1).padStart(11)}\n`,
    );
  }
  const most = average(
    texts.map(
      ({ relevances }) =>
        Math.min(TOP, Object.values(relevances).filter((relevance) => relevance >= GOOD).length) / TOP,
    ),
  );
  process.stdout.write(
    `${'best possible'.padEnd(18)}${'1.000'.padStart(6)}  ${most.toFixed(3).padStart(11)}\n`,
  );
}

/** The ranking of one resume beside its labels, with what was found. */
function show(id: string, postings: readonly PostingText[]): void {
  const set = FOR_WORK.find((one) => isThere(one) && labelsOf(one)[id]);
  const relevances = set && labelsOf(set)[id];
  if (!set || !relevances) {
    process.stdout.write(`There is no resume ${id} in the sets for work.\n`);
    return;
  }
  const ranked = engine(postings.map(readPosting))(resumeText(set, id));
  const titles = new Map(postings.map((posting) => [posting.id, posting.title]));
  process.stdout.write(
    `${id}: nDCG@5 ${ndcg(
      ranked.map(({ postingId }) => postingId),
      relevances,
    ).toFixed(3)}\n`,
  );
  for (const { postingId, percentage, matches } of ranked.slice(0, 10)) {
    process.stdout.write(
      `${String(percentage).padStart(3)}%  label ${relevances[postingId] ?? 0}  ${postingId} ${titles.get(postingId) ?? ''}\n`,
    );
    for (const { kind, skill, inResume, inPosting } of matches)
      process.stdout.write(`        ${kind.padEnd(8)}${skill}: ${inResume ?? '–'} | ${inPosting ?? '–'}\n`);
  }
  const behind = Object.keys(relevances).filter(
    (posting) => !ranked.slice(0, 10).some(({ postingId }) => postingId === posting),
  );
  for (const posting of behind)
    process.stdout.write(
      `further down: label ${relevances[posting] ?? 0}  ${posting} ${titles.get(posting) ?? ''}\n`,
    );
}

const asked = (name: string): boolean => process.argv.includes(name);
const sets = asked('--sealed')
  ? ['sealed']
  : asked('--held-out')
    ? ['heldOut']
    : asked('--practice')
      ? ['practice']
      : FOR_WORK;
const one = process.argv.indexOf('--resume');
const missing = [
  ...(existsSync(`${FOLDER}/postings.json`) ? [] : ['postings.json']),
  ...sets.filter((set) => !isThere(set)).map((set) => `labels.${set}.json`),
];
if (missing.length > 0) {
  process.stdout.write(`There is nothing to measure: ${missing.join(' and ')} of ${FOLDER} is not there.\n`);
} else {
  const postings = read<PostingText[]>('postings.json');
  if (asked('--fit')) fitWeights(postings, TODAY);
  else if (one >= 0) show(process.argv[one + 1] ?? '', postings);
  else for (const set of sets) table(set, postings);
}
