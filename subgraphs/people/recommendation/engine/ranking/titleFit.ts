import type { Held, Resume, Wanted } from '../model.js';
import { recencyOf } from '../reading/recency.js';
import { FAMILIES, familyAffinity, fieldAffinity } from '../vocabulary/vocabulary.js';
import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.titleFit;

export interface TitleFit {
  /** How near the work of the posting is to what was done, 0 to 1. */
  nearness: number;
  /** The title that is nearest. */
  held: Held | null;
  /** Years of work near that of the posting, each counted by how near. */
  years: number;
  /** Highest level held in near work; null when no title says one. */
  level: number | null;
  /** Later near work has a title that says none. */
  isFormer: boolean;
  /** Highest level held lately in work that is at least related; null when no title says one. */
  usedTo: number | null;
}

const BY_KIND: Readonly<Record<Held['kind'], number>> = { held: 1, headline: 0.8, trained: 0.5, aim: 0.3 };
/** For a first job what somebody was trained for, and where they want to go, says more. */
const BY_KIND_FIRST: Readonly<Record<Held['kind'], number>> = {
  held: 1,
  headline: 0.8,
  trained: 0.75,
  aim: 0.5,
};

/** `coverage` says how far work whose title is not known was the posting's. */
export function titleFit(resume: Resume, wanted: Wanted, coverage: number): TitleFit {
  let [nearness, years]: [number, number] = [0, 0];
  let [level, usedTo]: [number | null, number | null] = [null, null];
  let [levelAgo, plainAgo]: [number, number] = [Infinity, Infinity];
  let best: Held | null = null;
  const seen = new Map<string, number>();
  for (const held of resume.titles) {
    const affinity = Math.max(0, ...wanted.families.map((family) => familyAffinity(held.family, family)));
    const lasting = held.kind === 'held' ? 0.7 + 0.3 * Math.min(1, held.years / 2) : 1;
    const near =
      affinity * (wanted.level === 0 ? BY_KIND_FIRST : BY_KIND)[held.kind] * lasting * recencyOf(held.ago);
    if (near > nearness) [nearness, best] = [near, held];
    if (held.kind === 'held') {
      // Two titles of one job are the same years.
      const key = `${held.ago}:${held.years}`;
      seen.set(key, Math.max(seen.get(key) ?? 0, affinity * held.years));
    }
    if (held.kind === 'aim' || held.kind === 'trained' || held.ago > weights.lately) continue;
    if (held.level === null) {
      if (affinity >= weights.near && held.kind === 'held') plainAgo = Math.min(plainAgo, held.ago);
      continue;
    }
    if (affinity >= weights.near)
      [level, levelAgo] = [Math.max(level ?? 0, held.level), Math.min(levelAgo, held.ago)];
    if (affinity >= weights.related) usedTo = Math.max(usedTo ?? 0, held.level);
  }
  years =
    [...seen.values()].reduce((sum, own) => sum + own, 0) +
    resume.untitledYears * Math.min(1, coverage / weights.covered);
  // Without dated jobs the years that somebody says belong to what they call themselves.
  if (seen.size === 0 && resume.untitledYears === 0 && best?.kind === 'headline')
    years = resume.years * (nearness / BY_KIND.headline);
  const untitled =
    resume.years > 0 && wanted.level !== 0 ? Math.min(1, resume.untitledYears / resume.years) : 0;
  nearness = Math.max(nearness, untitled * weights.untitled * coverage);
  return { nearness, held: best, years, level, isFormer: plainAgo < levelAgo, usedTo };
}

/** Share of the years of work that was in the posting's field or near it, 0 to 1. */
export function fieldFit(resume: Resume, wanted: Wanted): number {
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
