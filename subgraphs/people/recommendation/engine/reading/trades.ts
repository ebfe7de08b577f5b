import { LEVEL_WORDS } from '../vocabulary/levels.js';
import { tradesOf } from '../vocabulary/bareTitles.js';
import { CALLINGS } from '../vocabulary/callings.js';
import { FAMILIES, familyAffinity } from '../vocabulary/vocabulary.js';
import { findPhrases } from '../text/phrases.js';
import { bareTitleAt } from './bareTitle.js';
import type { Job, Lines } from './lines.js';
import type { Mention } from './mentions.js';
import type { Title } from './titles.js';

/** So many different words of a trade tell it. */
const LEAST = 2;
const MOST = 400;

/**
 * A job whose title names no trade, such as "Analyst, Corner Grocers, 2022 - now", has the one that its own
 * text tells; one without any title the one whose work it tells of.
 */
export function withTrades(lines: Lines, jobs: readonly Job[], mentions: readonly Mention[]): Job[] {
  return jobs.map((job) => {
    if (job.isStudy || !job.period) return job;
    if (job.titles.length > 0) return { ...job, titles: toldMore(lines, job) ?? job.titles };
    return { ...job, titles: titlesTold(lines, job) ?? callingOf(lines, job, mentions) };
  });
}

/**
 * "Designer" is one of print unless the work tells of screens; null when the title says it all, or the work
 * says nothing.
 */
function toldMore(lines: Lines, job: Job): Title[] | null {
  if (job.titles.some(({ from, to }) => from !== to || tradesOf(lines.words[from]?.key ?? '').length === 0))
    return null;
  const told = titlesTold(lines, job) ?? [];
  return told.length > 0 ? told : null;
}

/** So many times a calling's skills are named. */
const OFTEN = 3;
/** And so many times as often as those of callings that are not near. */
const AHEAD = 1.5;
const NEAR = 0.5;
const BOTH = 2;
const [FRONT = -1, BACK = -1, FULL = -1] = [
  'Frontend Engineer',
  'Backend Engineer',
  'Full Stack Engineer',
].map((name) => FAMILIES.findIndex((family) => family.name === name));

function callingOf({ units, sections }: Lines, job: Job, mentions: readonly Mention[]): Title[] {
  const [start, end] = [units[job.from]?.from ?? 0, units[job.to - 1]?.to ?? 0];
  const places = new Map<number, Set<number>>();
  for (const { skill, from, to, stance } of mentions) {
    if (stance || from < start || to >= end) continue;
    for (const family of CALLINGS.get(skill) ?? [])
      places.set(family, (places.get(family) ?? new Set()).add(from));
  }
  const sizeOf = (family: number) => places.get(family)?.size ?? 0;
  // Who does both sides of the web does all of it.
  if (sizeOf(FRONT) >= BOTH && sizeOf(BACK) >= BOTH)
    places.set(FULL, new Set([...(places.get(FRONT) ?? []), ...(places.get(BACK) ?? [])]));
  const ranked = [...places]
    .map(([family, { size }]) => ({ family, size }))
    .sort((one, other) => other.size - one.size);
  const [best] = ranked;
  if (!best || best.size < OFTEN || sections[job.from] === 'voluntary') return [];
  const far = ranked.find(
    ({ family }) =>
      family !== best.family &&
      familyAffinity(family, best.family) < NEAR &&
      familyAffinity(best.family, family) < NEAR,
  );
  const at = Math.min(...(places.get(best.family) ?? [start]));
  return far && best.size < far.size * AHEAD ? [] : [{ family: best.family, level: null, from: at, to: at }];
}

/** Null when no line has a title at all. */
function titlesTold({ words, units, stances }: Lines, job: Job): Title[] | null {
  const start = units[job.from]?.from ?? 0;
  const end = Math.min(units[job.to - 1]?.to ?? start, start + MOST);
  const told = new Set(
    words
      .slice(start, end)
      .flatMap(({ key }, step) =>
        stances[start + step] === 'none' || stances[start + step] === 'aside' ? [] : [key],
      ),
  );
  for (const unit of units.slice(job.from, Math.min(job.from + 2, job.to))) {
    if (!unit.isLine || unit.isPoint) continue;
    const at = bareTitleAt(words, unit.from, unit.to);
    if (at === null) continue;
    const counted = tradesOf(words[at]?.key ?? '').map(({ family, keys }) => ({
      family,
      count: [...keys].filter((key) => told.has(key)).length,
    }));
    const [best] = counted.sort((one, other) => other.count - one.count);
    if (!best || best.count < LEAST) return [];
    const [level] = findPhrases(LEVEL_WORDS, words.slice(unit.from, at));
    return [{ family: best.family, level: level?.value ?? null, from: at, to: at }];
  }
  return null;
}
