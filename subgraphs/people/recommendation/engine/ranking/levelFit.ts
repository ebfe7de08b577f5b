import type { Resume, Wanted } from '../model.js';
import { isFurther } from '../vocabulary/ladders.js';
import { SKILLS } from '../vocabulary/vocabulary.js';
import { tellsOfWork } from './ability.js';
import type { TitleFit } from './titleFit.js';
import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.levelFit;

const LEADING = SKILLS.findIndex(({ name }) => name === 'Leading people');

const yearsCounted = (resume: Resume, years: number): number =>
  years + weights.otherWork * Math.max(0, resume.years - years);
const levelByYears = (counted: number): number =>
  counted < 1 ? 0 : counted < 3 ? 0.7 : counted < 5 ? 1.3 : counted < 8 ? 2 : 2.6;

/** Whether what somebody works as lately is a step further in the posting's own career. */
const isBeyond = (resume: Resume, wanted: Wanted): boolean =>
  resume.titles.some(
    ({ kind, ago, family }) =>
      kind === 'held' &&
      ago <= weights.lately &&
      !wanted.families.includes(family) &&
      wanted.families.some((first) => isFurther(family, first)),
  );

/**
 * How far somebody is in the posting's work, 0 entry to 5 executive: what they can be trusted with, and what
 * they are used to.
 */
export function levelsIn(
  resume: Resume,
  { years, level, isFormer, usedTo }: TitleFit,
): { able: number; usedTo: number } {
  const counted = yearsCounted(resume, years);
  const byYears = levelByYears(counted);
  const led = (resume.skills.get(LEADING)?.strength ?? 0) >= 0.5 ? Math.min(3.2, byYears + 0.9) : 0;
  // A title counts with the years behind it; somebody whose title says nothing may be further than it.
  const able = Math.max(
    level === null || (isFormer && level < byYears)
      ? byYears
      : 0.65 * level + 0.35 * Math.min(byYears, level + 1),
    led,
  );
  const byTitle = Math.min(usedTo ?? 0, byYears + (led > 0 ? weights.aheadLeading : weights.ahead));
  return {
    able,
    usedTo: Math.max(
      Math.min(byYears, counted < weights.manyYears ? weights.mostByYears : weights.mostByManyYears),
      byTitle,
      Math.min(led, 2.4),
    ),
  };
}

/** A factor of up to 1: less for each step that is missing or too many. */
export function levelFactor(resume: Resume, wanted: Wanted, fit: TitleFit): number {
  if (wanted.level === null) return 1;
  if (!tellsOfWork(resume)) return 1 - weights.untold * wanted.level;
  const levels = levelsIn(resume, fit);
  if (levels.able < wanted.level) return Math.max(0.4, 1 - (wanted.level - levels.able) * weights.under);
  const usedTo = isBeyond(resume, wanted)
    ? Math.max(levels.usedTo, levelByYears(yearsCounted(resume, fit.years)) + weights.further)
    : levels.usedTo;
  return Math.max(0.45, 1 - Math.max(0, usedTo - wanted.level - 0.7) * weights.over);
}

/** A factor of up to 1: the years that are asked for, against those in near work. */
export function yearsFactor(resume: Resume, wanted: Wanted, { years }: TitleFit): number {
  if (wanted.years <= 0 || !tellsOfWork(resume)) return 1;
  const counted = yearsCounted(resume, years);
  return 0.75 + 0.25 * Math.min(1, counted / wanted.years);
}
