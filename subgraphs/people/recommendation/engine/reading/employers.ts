import type { Word } from '../text/words.js';
import { isPartOfName } from '../vocabulary/weakWords.js';
import type { Job } from './jobs.js';
import type { Mention } from './mentions.js';
import type { Unit } from './units.js';

/** Before a company's name in one line with the title. */
const AT = new Set('at for bei fur en chez pour'.split(' '));
/** Within a name without a capital letter. */
const WITHIN = new Set('of and the de la du des y e et und der'.split(' '));
const LONGEST_HEADER = 18;
const LONGEST_NAME = 6;

/** Skills that only an employer's name says, in the line that begins a job, are those of nobody: "Engineer, Harbor Logistics, 2019 - 2022". */
export function withoutEmployers(mentions: readonly Mention[], words: readonly Word[], units: readonly Unit[], jobs: readonly Job[]): Mention[] {
  const names = new Set<number>();
  for (const job of jobs) {
    for (const unit of units.slice(job.from, Math.min(job.from + 2, job.to))) {
      if (!unit.isLine || unit.isPoint || unit.to - unit.from > LONGEST_HEADER || !isHeader(words, unit, job)) continue;
      for (const name of namesIn(words, unit, job, mentions)) for (let at = name.from; at < name.to; at += 1) names.add(at);
    }
  }
  return mentions.map((mention) => (names.has(mention.from) && names.has(mention.to) ? { ...mention, stance: mention.stance ?? 'aside' } : mention));
}

const isYear = ({ raw }: Word): boolean => /^(?:19|20)\d\d$/.test(raw);

const isHeader = (words: readonly Word[], unit: Unit, { titles }: Job): boolean => words.slice(unit.from, unit.to).some(isYear) || titles.some(({ from }) => unit.from <= from && from < unit.to);

/** Parts of a line, between commas and the like, that are names: all words begin with a capital letter, and not all of them are what work is about. */
function namesIn(words: readonly Word[], { from, to }: Unit, { titles }: Job, mentions: readonly Mention[]): { from: number; to: number }[] {
  const ends = [...Array(to - from).keys()].map((step) => from + step).filter((at) => at === from || isBoundary(words, at));
  return ends.flatMap((start, place) => {
    const part = { from: AT.has(words[start]?.key ?? '') ? start + 1 : start, to: ends[place + 1] ?? to };
    const own = words.slice(part.from, part.to);
    if (own.length < 2 || own.length > LONGEST_NAME || titles.some((title) => title.from < part.to && title.to >= part.from)) return [];
    const isName = own.every(({ raw, key }) => /^[\p{Lu}&]/u.test(raw) || WITHIN.has(key));
    const isNamed = own.some(({ key, raw }, step) => /^\p{Lu}/u.test(raw) && !isPartOfName(key) && !mentions.some((mention) => mention.from <= part.from + step && part.from + step <= mention.to));
    return isName && isNamed ? [part] : [];
  });
}

function isBoundary(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word !== undefined && (word.joint === 'comma' || word.joint === 'sign' || (word.joint === 'space' && AT.has(word.key)) || /^\d/.test(word.raw) || /^\d/.test(words[at - 1]?.raw ?? ''));
}
