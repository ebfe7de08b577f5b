import type { Ranked, Resume, Wanted } from '../model.js';
import { abilityOf } from './ability.js';
import type { Ability } from './ability.js';
import { blend } from './blend.js';
import { languageFactor } from './languageFit.js';
import { levelFactor, yearsFactor } from './levelFit.js';
import { matchesOf } from './matches.js';
import { rarenessIn } from './rareness.js';
import type { Rareness } from './rareness.js';
import { skillFit } from './skillFit.js';
import type { SkillFit } from './skillFit.js';
import { fieldFit, titleFit } from './titleFit.js';
import type { TitleFit } from './titleFit.js';
import { wordFit } from './wordFit.js';
import type { WordFit } from './wordFit.js';
import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.rank;

/** How much meaning counts, when it is given. */
const MEANING_COUNT = 0.3;
/** Cosines of unlike and like texts, about. */
const UNLIKE = 0.2;
const LIKE = 0.75;
/** What a score means in percent: between the points in straight lines. */
const SCALE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.13, 15],
  [0.24, 30],
  [0.38, 50],
  [0.52, 70],
  [0.72, 88],
  [1, 99],
];
/** What is shown, in percent; to whom nothing suits well, a few that are nearly as near. */
const LEAST = 15;
const LEAST_OF_FEW = 10;
const FEW = 3;
/** From here on something suits. */
const SUITS = 30;
/** Less is no evidence: what is left of a score without a first job's head start. */
const EVIDENCE = 0.06;

export function rankPostings(
  resume: Resume,
  postings: readonly Wanted[],
  similarity?: ReadonlyMap<string, number>,
): Ranked[] {
  const rareness = rarenessIn(postings);
  const ability = abilityOf(resume);
  const compared = postings.map((wanted) =>
    compare(resume, ability, wanted, rareness, similarity?.get(wanted.id)),
  );
  const ranked = compared
    .filter(({ score, evidence }) => percentOf(score) >= LEAST_OF_FEW && evidence >= EVIDENCE)
    .sort((one, other) => other.score - one.score || (one.wanted.id < other.wanted.id ? -1 : 1))
    .map(({ wanted, score, skills, title, words }) => ({
      postingId: wanted.id,
      percentage: percentOf(score),
      matches: matchesOf(resume, wanted, skills, title, words),
    }))
    .filter(({ matches }) => matches.some(({ kind }) => kind !== 'missing'));
  const worthwhile = ranked.filter(({ percentage }) => percentage >= LEAST);
  return (ranked[0]?.percentage ?? 0) >= SUITS || worthwhile.length > FEW ? worthwhile : ranked.slice(0, FEW);
}

interface Compared {
  wanted: Wanted;
  score: number;
  /** The score without what a first job is ahead by. */
  evidence: number;
  skills: SkillFit;
  title: TitleFit;
  words: WordFit;
}

function compare(
  resume: Resume,
  ability: Ability,
  wanted: Wanted,
  rareness: Rareness,
  meaning: number | undefined,
): Compared {
  const skills = skillFit(ability, wanted, rareness);
  const title = titleFit(resume, wanted, skills.coverage);
  const words = wordFit(resume, wanted, rareness);
  const local = blend({
    coverage: skills.coverage,
    known: skills.mass / (skills.mass + weights.unknownWords * words.mass + Number.EPSILON),
    title: wanted.families.length > 0 && resume.titles.length > 0 ? title.nearness : null,
    field: fieldFit(resume, wanted),
    words: words.share,
    wordsSay: Math.min(1, words.mass / weights.manyWords),
    titlesSay: wanted.isInternship ? weights.internship : wanted.level === 0 ? weights.first : 1,
  });
  // For somebody whose work is far from all postings, a first job that asks for little is nearest.
  const openness = wanted.level === 0 ? weights.openness / (1 + skills.required) : 0;
  const fit =
    openness +
    local *
      levelFactor(resume, wanted, title) *
      yearsFactor(resume, wanted, title) *
      languageFactor(resume, wanted) *
      (1 - weights.denied * skills.denied) *
      (1 - weights.lacking * skills.lacking);
  const score =
    meaning === undefined || !Number.isFinite(meaning)
      ? fit
      : fit * (1 - MEANING_COUNT) +
        MEANING_COUNT * Math.max(0, Math.min(1, (meaning - UNLIKE) / (LIKE - UNLIKE)));
  return { wanted, score, evidence: score - openness, skills, title, words };
}

function percentOf(score: number): number {
  const place = SCALE.findIndex(([at]) => score <= at);
  const [high, low] = [SCALE[place] ?? [1, 99], SCALE[Math.max(0, place - 1)] ?? [0, 0]];
  if (high[0] === low[0]) return Math.round(high[1]);
  return Math.round(
    Math.min(99, low[1] + ((Math.min(1, score) - low[0]) / (high[0] - low[0])) * (high[1] - low[1])),
  );
}
