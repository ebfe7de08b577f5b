import { LEVEL_WORDS } from '../vocabulary/levels.js';
import { tradesOf } from '../vocabulary/bareTitles.js';
import { findPhrases } from '../text/phrases.js';
import { bareTitleAt } from './bareTitle.js';
import type { Job, Lines } from './jobs.js';
import type { Title } from './titles.js';

/** So many different words of a trade tell it. */
const LEAST = 2;
const MOST = 400;

/** A job whose title names no trade, such as "Analyst, Corner Grocers, 2022 - now", has the one that its own text tells. */
export const withTrades = (lines: Lines, jobs: readonly Job[]): Job[] => jobs.map((job) => (job.titles.length > 0 || job.isStudy || !job.period ? job : { ...job, titles: titlesTold(lines, job) }));

function titlesTold({ words, units, stances }: Lines, job: Job): Title[] {
  const start = units[job.from]?.from ?? 0;
  const end = Math.min(units[job.to - 1]?.to ?? start, start + MOST);
  const told = new Set(words.slice(start, end).flatMap(({ key }, step) => (stances[start + step] === 'none' || stances[start + step] === 'aside' ? [] : [key])));
  for (const unit of units.slice(job.from, Math.min(job.from + 2, job.to))) {
    if (!unit.isLine || unit.isPoint) continue;
    const at = bareTitleAt(words, unit.from, unit.to);
    if (at === null) continue;
    const counted = tradesOf(words[at]?.key ?? '').map(({ family, keys }) => ({ family, count: [...keys].filter((key) => told.has(key)).length }));
    const [best] = counted.sort((one, other) => other.count - one.count);
    if (!best || best.count < LEAST) return [];
    const [level] = findPhrases(LEVEL_WORDS, words.slice(unit.from, at));
    return [{ family: best.family, level: level?.value ?? null, from: at, to: at }];
  }
  return [];
}
