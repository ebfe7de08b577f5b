import { existsSync, readFileSync } from 'node:fs';
import { rank, readPosting, readResume } from '../../subgraphs/people/recommendation/engine/engine.js';
import type { PostingText, Ranked, Wanted } from '../../subgraphs/people/recommendation/engine/engine.js';
import { bm25, keywordOverlap } from './baselines.js';
import type { Ranking } from './baselines.js';

// `npm run -s bench:recommendations`: how well rankers order the postings for each resume of the two sets for
// work; `-- --practice` only for the second. The sealed set is for the last reading: `-- --sealed`, as `--
// --held-out` was. `-- --resume r05` shows one resume of the sets for work, ranking beside labels.
const FOLDER = 'bench/recommendations';
/** The resumes were written then; jobs that last until now end on this day. */
const TODAY = '2025-11-22';
const DEPTH = 5;
const TOP = 3;
const GOOD = 2;

/** What may be looked at. */
const FOR_WORK = ['develop', 'practice'];

type Labels = Record<string, Record<string, number>>;

const gain = (relevance: number): number => 2 ** relevance - 1;

/** How good the first five are against the best five that there could be: 1 is perfect. */
function ndcg(order: readonly string[], labels: Readonly<Record<string, number>>): number {
  const sum = (relevances: readonly number[]) =>
    relevances
      .slice(0, DEPTH)
      .reduce((total, relevance, place) => total + gain(relevance) / Math.log2(place + 2), 0);
  const ideal = sum(Object.values(labels).sort((one, other) => other - one));
  return ideal === 0 ? 0 : sum(order.map((id) => labels[id] ?? 0)) / ideal;
}

/** Share of good ones among the first three. */
const precision = (order: readonly string[], labels: Readonly<Record<string, number>>): number =>
  order.slice(0, TOP).filter((id) => (labels[id] ?? 0) >= GOOD).length / TOP;

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const read = <Value>(name: string): Value => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Value;
const labelsOf = (set: string): Labels => read<Labels>(`labels.${set}.json`);
const isThere = (set: string): boolean => existsSync(`${FOLDER}/labels.${set}.json`);
const resumeText = (set: string, id: string): string =>
  readFileSync(`${FOLDER}/resumes/${set}/${id}.txt`, 'utf8');

function engine(wanted: readonly Wanted[]): (resume: string) => Ranked[] {
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
  if (one >= 0) show(process.argv[one + 1] ?? '', postings);
  else for (const set of sets) table(set, postings);
}
