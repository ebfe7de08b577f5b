import type { Ranked, Resume, Wanted } from '../model.js';
import { blend } from './blend.js';
import { languageFactor } from './languageFit.js';
import { levelFactor, yearsFactor } from './levelFit.js';
import { matchesOf } from './matches.js';
import { rarenessIn } from './rareness.js';
import type { Rareness } from './rareness.js';
import { skillFit } from './skillFit.js';
import { fieldFit, titleFit } from './titleFit.js';
import { wordFit } from './wordFit.js';

/** Weight of known skills from which on the vocabulary knows a posting well. */
const KNOWN = 2.5;
/** How much meaning counts, when it is given. */
const MEANING_COUNT = 0.3;
/** Cosines of unlike and like texts, about. */
const UNLIKE = 0.2;
const LIKE = 0.75;
/** What a score means in percent: between the points in straight lines. */
const SCALE: readonly (readonly [number, number])[] = [[0, 0], [0.12, 15], [0.24, 30], [0.4, 50], [0.56, 70], [0.75, 88], [1, 99]];
/** Less is no evidence. */
const LEAST = 4;

export function rankPostings(resume: Resume, postings: readonly Wanted[], similarity?: ReadonlyMap<string, number>): Ranked[] {
  const rareness = rarenessIn(postings);
  const ranked = postings.map((wanted) => compare(resume, wanted, rareness, similarity?.get(wanted.id)));
  return ranked
    .filter(({ percentage, matches }) => percentage >= LEAST && matches.some(({ kind }) => kind !== 'missing'))
    .sort((one, other) => other.score - one.score || (one.postingId < other.postingId ? -1 : 1))
    .map(({ postingId, percentage, matches }) => ({ postingId, percentage, matches }));
}

function compare(resume: Resume, wanted: Wanted, rareness: Rareness, meaning: number | undefined): Ranked & { score: number } {
  const skills = skillFit(resume, wanted, rareness);
  const title = titleFit(resume, wanted);
  const words = wordFit(resume, wanted, rareness);
  const local = blend({
    coverage: skills.coverage,
    known: Math.min(1, skills.mass / KNOWN),
    title: wanted.families.length > 0 ? title.nearness : null,
    field: fieldFit(resume, wanted),
    words: words.share,
    isFirst: wanted.level === 0,
  });
  const fit = local * levelFactor(resume, wanted, title) * yearsFactor(resume, wanted, title) * languageFactor(resume, wanted);
  const score = meaning === undefined || !Number.isFinite(meaning) ? fit : fit * (1 - MEANING_COUNT) + MEANING_COUNT * Math.max(0, Math.min(1, (meaning - UNLIKE) / (LIKE - UNLIKE)));
  return { postingId: wanted.id, score, percentage: percentOf(score), matches: matchesOf(resume, wanted, skills, title, words) };
}

function percentOf(score: number): number {
  const place = SCALE.findIndex(([at]) => score <= at);
  const [high, low] = [SCALE[place] ?? [1, 99], SCALE[Math.max(0, place - 1)] ?? [0, 0]];
  if (high[0] === low[0]) return Math.round(high[1]);
  return Math.round(Math.min(99, low[1] + ((Math.min(1, score) - low[0]) / (high[0] - low[0])) * (high[1] - low[1])));
}
