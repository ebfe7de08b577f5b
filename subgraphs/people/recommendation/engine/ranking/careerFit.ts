import type { ParsedPosting, ParsedResume, ResumeTitle } from '../model.js';
import { recencyOf } from '../reading/dates/years.js';
import { isCareerStep } from '../vocabulary/levels.js';
import { FAMILIES, SKILLS, familyAffinity, fieldAffinity } from '../vocabulary/vocabulary.js';
import { hasWorkHistory } from './skillFit.js';
import { WEIGHTS } from './weights.js';

const titleWeights = WEIGHTS.titleFit;

export interface TitleFit {
  /** How near the work of the posting is to what was done, 0 to 1. */
  nearness: number;
  /** The title that is nearest. */
  title: ResumeTitle | null;
  /** Years of work near that of the posting, each counted by how near. */
  years: number;
  /** Highest level held in near work; null when no title says one. */
  level: number | null;
  /** Later near work has a title that says none. */
  isFormer: boolean;
  /** Highest level held lately in work that is at least related; null when no title says one. */
  usedTo: number | null;
}

const KIND_WEIGHTS: Readonly<Record<ResumeTitle['kind'], number>> = {
  held: 1,
  headline: 0.8,
  trained: 0.5,
  aim: 0.3,
};
/** For a first job, training and career goals say more. */
const KIND_WEIGHTS_FIRST: Readonly<Record<ResumeTitle['kind'], number>> = {
  held: 1,
  headline: 0.8,
  trained: 0.75,
  aim: 0.5,
};

/** `coverage` says how far work whose title is not known was the posting's. */
export function titleFit(resume: ParsedResume, wanted: ParsedPosting, coverage: number): TitleFit {
  let [nearness, years]: [number, number] = [0, 0];
  let [level, usedTo]: [number | null, number | null] = [null, null];
  let [levelAgo, plainAgo]: [number, number] = [Infinity, Infinity];
  let best: ResumeTitle | null = null;
  const seen = new Map<string, number>();
  for (const title of resume.titles) {
    const affinity = Math.max(0, ...wanted.families.map((family) => familyAffinity(title.family, family)));
    const lasting = title.kind === 'held' ? 0.7 + 0.3 * Math.min(1, title.years / 2) : 1;
    const near =
      affinity *
      (wanted.level === 0 ? KIND_WEIGHTS_FIRST : KIND_WEIGHTS)[title.kind] *
      lasting *
      recencyOf(title.ago);
    if (near > nearness) [nearness, best] = [near, title];
    if (title.kind === 'held') {
      // Two titles of one job are the same years.
      const key = `${title.ago}:${title.years}`;
      seen.set(key, Math.max(seen.get(key) ?? 0, affinity * title.years));
    }
    if (title.kind === 'aim' || title.kind === 'trained' || title.ago > titleWeights.lately) continue;
    if (title.level === null) {
      if (affinity >= titleWeights.near && title.kind === 'held') plainAgo = Math.min(plainAgo, title.ago);
      continue;
    }
    if (affinity >= titleWeights.near)
      [level, levelAgo] = [Math.max(level ?? 0, title.level), Math.min(levelAgo, title.ago)];
    if (affinity >= titleWeights.related) usedTo = Math.max(usedTo ?? 0, title.level);
  }
  years =
    [...seen.values()].reduce((sum, own) => sum + own, 0) +
    resume.untitledYears * Math.min(1, coverage / titleWeights.covered);
  // Without dated jobs the claimed years belong to the headline.
  if (seen.size === 0 && resume.untitledYears === 0 && best?.kind === 'headline')
    years = resume.years * (nearness / KIND_WEIGHTS.headline);
  const untitled =
    resume.years > 0 && wanted.level !== 0 ? Math.min(1, resume.untitledYears / resume.years) : 0;
  nearness = Math.max(nearness, untitled * titleWeights.untitled * coverage);
  return { nearness, title: best, years, level, isFormer: plainAgo < levelAgo, usedTo };
}

/** Share of the years of work that was in the posting's field or near it, 0 to 1. */
export function fieldFit(resume: ParsedResume, wanted: ParsedPosting): number {
  let [sum, near] = [0, 0];
  for (const { kind, years, family } of resume.titles) {
    if (kind !== 'held') continue;
    const field = FAMILIES[family]?.field ?? 'general';
    sum += years;
    near +=
      years *
      Math.max(
        0,
        ...wanted.families.map((other) => fieldAffinity(field, FAMILIES[other]?.field ?? 'general')),
      );
  }
  return sum > 0 ? near / sum : 0;
}

const levelWeights = WEIGHTS.levelFit;

const LEADING_PEOPLE = SKILLS.findIndex(({ name }) => name === 'Leading people');

const yearsCounted = (resume: ParsedResume, years: number): number =>
  years + levelWeights.otherWork * Math.max(0, resume.years - years);
const levelByYears = (counted: number): number =>
  counted < 1 ? 0 : counted < 3 ? 0.7 : counted < 5 ? 1.3 : counted < 8 ? 2 : 2.6;

/** Whether a recent job is a later step of the posting's own career. */
const isStepAhead = (resume: ParsedResume, wanted: ParsedPosting): boolean =>
  resume.titles.some(
    ({ kind, ago, family }) =>
      kind === 'held' &&
      ago <= levelWeights.lately &&
      !wanted.families.includes(family) &&
      wanted.families.some((first) => isCareerStep(family, first)),
  );

/**
 * The level in the posting's work, 0 entry to 5 executive: the one the person is able to do, and the one
 * they are used to.
 */
export function levelsOf(
  resume: ParsedResume,
  { years, level, isFormer, usedTo }: TitleFit,
): { able: number; usedTo: number } {
  const counted = yearsCounted(resume, years);
  const byYears = levelByYears(counted);
  const led = (resume.skills.get(LEADING_PEOPLE)?.strength ?? 0) >= 0.5 ? Math.min(3.2, byYears + 0.9) : 0;
  // A title counts with the years behind it; years may show a higher level than an old title.
  const able = Math.max(
    level === null || (isFormer && level < byYears)
      ? byYears
      : 0.65 * level + 0.35 * Math.min(byYears, level + 1),
    led,
  );
  const byTitle = Math.min(usedTo ?? 0, byYears + (led > 0 ? levelWeights.aheadLeading : levelWeights.ahead));
  return {
    able,
    usedTo: Math.max(
      Math.min(
        byYears,
        counted < levelWeights.manyYears ? levelWeights.mostByYears : levelWeights.mostByManyYears,
      ),
      byTitle,
      Math.min(led, 2.4),
    ),
  };
}

/** A factor of up to 1: less for each step that is missing or too many. */
export function levelFactor(resume: ParsedResume, wanted: ParsedPosting, fit: TitleFit): number {
  if (wanted.level === null) return 1;
  if (!hasWorkHistory(resume)) return 1 - levelWeights.untold * wanted.level;
  const levels = levelsOf(resume, fit);
  if (levels.able < wanted.level) return Math.max(0.4, 1 - (wanted.level - levels.able) * levelWeights.under);
  const usedTo = isStepAhead(resume, wanted)
    ? Math.max(levels.usedTo, levelByYears(yearsCounted(resume, fit.years)) + levelWeights.further)
    : levels.usedTo;
  return Math.max(0.45, 1 - Math.max(0, usedTo - wanted.level - 0.7) * levelWeights.over);
}

/** A factor of up to 1: the years that are asked for, against those in near work. */
export function yearsFactor(resume: ParsedResume, wanted: ParsedPosting, { years }: TitleFit): number {
  if (wanted.years <= 0 || !hasWorkHistory(resume)) return 1;
  const counted = yearsCounted(resume, years);
  return 0.75 + 0.25 * Math.min(1, counted / wanted.years);
}
