import type { ParsedPosting, ParsedResume, Ranked } from '../model.js';
import { fieldFit, levelFactor, titleFit, yearsFactor } from './careerFit.js';
import type { TitleFit } from './careerFit.js';
import { matchesOf } from './matches.js';
import { abilityOf, languageFactor, skillFit } from './skillFit.js';
import type { Ability, SkillFit } from './skillFit.js';
import { WEIGHTS } from './weights.js';
import { rarityIn, wordFit } from './wordFit.js';
import type { Rarity, WordFit } from './wordFit.js';

const blendWeights = WEIGHTS.blend;

/** How a resume and a posting meet, each from 0 to 1. */
export interface FitParts {
  /** How much of what is asked for is shown. */
  coverage: number;
  /** How well the vocabulary knows what the posting asks for. */
  known: number;
  /** How near the titles are; null when the posting has none that is known. */
  title: number | null;
  field: number;
  words: number;
  /** How much the posting's words can say, 0 to 1: little when it has few. */
  wordsSay: number;
  /** How much former titles say, 0 to 1: less for a first job, least for an internship. */
  titlesSay: number;
}

/** One figure from 0 to 1. What the vocabulary does not know of a posting, its words replace. */
export function blendFit({ coverage, known, title, field, words, wordsSay, titlesSay }: FitParts): number {
  const titleCount = blendWeights.titleCount * titlesSay;
  const free =
    title === null ? blendWeights.titleCount + blendWeights.fieldCount : blendWeights.titleCount - titleCount;
  const skillCount = (blendWeights.skillsCount + free) * known;
  const parts = [
    { count: skillCount, value: coverage },
    { count: title === null ? 0 : titleCount, value: title ?? 0 },
    { count: title === null ? 0 : blendWeights.fieldCount, value: field },
    {
      count: blendWeights.wordsCount * wordsSay + (blendWeights.skillsCount + free) * (1 - known),
      value: Math.max(words, blendWeights.wordsLikely * coverage),
    },
  ];
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const sum = parts.reduce((total, { count, value }) => total + count * value, 0) / all;
  const product = Math.exp(
    parts.reduce(
      (total, { count, value }) =>
        total + count * Math.log(blendWeights.floor + (1 - blendWeights.floor) * value),
      0,
    ) / all,
  );
  return sum * (1 - blendWeights.balance) + product * blendWeights.balance;
}

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
  resume: ParsedResume,
  postings: readonly ParsedPosting[],
  similarity?: ReadonlyMap<string, number>,
): Ranked[] {
  const rareness = rarityIn(postings);
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
  wanted: ParsedPosting;
  score: number;
  /** The score without what a first job is ahead by. */
  evidence: number;
  skills: SkillFit;
  title: TitleFit;
  words: WordFit;
}

function compare(
  resume: ParsedResume,
  ability: Ability,
  wanted: ParsedPosting,
  rareness: Rarity,
  meaning: number | undefined,
): Compared {
  const skills = skillFit(ability, wanted, rareness);
  const title = titleFit(resume, wanted, skills.coverage);
  const words = wordFit(resume, wanted, rareness);
  const local = blendFit({
    coverage: skills.coverage,
    known: skills.mass / (skills.mass + weights.unknownWords * words.mass + Number.EPSILON),
    title: wanted.families.length > 0 && resume.titles.length > 0 ? title.nearness : null,
    field: fieldFit(resume, wanted),
    words: words.share,
    wordsSay: Math.min(1, words.mass / weights.manyWords),
    titlesSay: wanted.isInternship ? weights.internship : wanted.level === 0 ? weights.first : 1,
  });
  // For a person whose work is far from all postings, a first job that asks for little is nearest.
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
