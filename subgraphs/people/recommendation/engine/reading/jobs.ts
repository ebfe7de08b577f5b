import type { ResumeTitle } from '../model.js';
import { findPhrases } from '../text/phrases.js';
import { quoteAt } from '../text/quote.js';
import { FAMILIES_BY_SKILL, familiesOfTitle } from '../vocabulary/impliedTitles.js';
import { LEVEL_WORDS } from '../vocabulary/levels.js';
import { FAMILIES, familyAffinity } from '../vocabulary/vocabulary.js';
import { monthOf } from './dates/dates.js';
import { headerAt } from './jobHeader.js';
import { bareTitleAt } from './jobLines.js';
import type { Mention } from './mentions.js';
import { withoutNames } from './names.js';
import type { Job, ResumeLines, Section } from './sections.js';
import { titlesIn } from './titles.js';
import type { Title } from './titles.js';
import type { Unit } from './units.js';

const MOST_JOBS = 60;
const SHARED_MONTHS = 12;
const WORK_SECTIONS = new Set<Section>(['history', 'open', 'voluntary', 'summary']);

/** Jobs in the order of the text. A job begins with a line that names its time or its title. */
export function jobsIn(lines: ResumeLines): Job[] {
  const all = jobStarts(lines);
  // A sentence that sums up a career repeats the jobs below: "since 2023 I have worked as a developer".
  const jobs = all.filter(
    (job, place) =>
      !job.isProse ||
      !all
        .slice(place + 1)
        .some((other) => (job.isSummary || !other.isProse) && !other.isStudy && overlap(job, other)),
  );
  jobs.forEach((job, place) => {
    job.to = jobs[place + 1]?.from ?? lines.units.length;
    const start = lines.sections[job.from];
    const end = lines.sections.findIndex((section, at) => at > job.from && at < job.to && section !== start);
    if (end > 0) job.to = end;
    job.years = job.period ? (job.period.to - job.period.from) / 12 : job.years;
  });
  return jobs;
}

/** Jobs that follow each other may share a year that both name. */
function overlap({ period: one }: Job, { period: other }: Job): boolean {
  if (!one || !other) return false;
  const months = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return months > SHARED_MONTHS || months * 2 > Math.min(one.to - one.from, other.to - other.from);
}

function jobStarts(lines: ResumeLines): Job[] {
  const jobs: Job[] = [];
  lines.units.forEach((_, place) => {
    const last = jobs.at(-1);
    if (!WORK_SECTIONS.has(lines.sections[place] ?? 'open') || jobs.length >= MOST_JOBS) return;
    const header = headerAt(lines, place, last);
    if (!header) return;
    // Two lines of one header: the first names the title, the second the time.
    if (last && header.period && last.period === null && last.from >= header.from - 1)
      last.period = header.period;
    else jobs.push(header);
  });
  return jobs;
}

/** Years of all jobs together; what ran at the same time counts once. */
export function yearsTogether(all: readonly Job[]): number {
  const jobs = all.filter(({ isStudy }) => !isStudy);
  const dated = jobs
    .flatMap(({ period }) => (period ? [period] : []))
    .sort((one, other) => one.from - other.from);
  let [months, until] = [0, 0];
  for (const { from, to } of dated) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return months / 12 + jobs.reduce((sum, { period, years }) => sum + (period ? 0 : years), 0);
}

/** Different words of a family that have to be there. */
const FEWEST_WORDS = 2;
const LONGEST_JOB = 400;

/**
 * A job whose title names no trade, such as "Analyst, Corner Grocers, 2022 - now", has the one that its own
 * text tells; one without any title the one whose work it tells of.
 */
export function withImpliedTitles(
  lines: ResumeLines,
  jobs: readonly Job[],
  mentions: readonly Mention[],
): Job[] {
  return jobs.map((job) => {
    if (job.isStudy || !job.period) return job;
    if (job.titles.length > 0) return { ...job, titles: narrowedTitles(lines, job) ?? job.titles };
    return { ...job, titles: titleByWords(lines, job) ?? titleBySkills(lines, job, mentions) };
  });
}

/**
 * "Designer" is one of print unless the work tells of screens; null when the title says it all, or the work
 * says nothing.
 */
function narrowedTitles(lines: ResumeLines, job: Job): Title[] | null {
  if (
    job.titles.some(
      ({ from, to }) => from !== to || familiesOfTitle(lines.words[from]?.key ?? '').length === 0,
    )
  )
    return null;
  const told = titleByWords(lines, job) ?? [];
  return told.length > 0 ? told : null;
}

/** How often skills of a family have to be named. */
const FEWEST_SKILLS = 3;
/** And how many times as often as those of any unrelated family. */
const LEAD_OVER_OTHERS = 1.5;
const NEAR_FAMILY = 0.5;
const FEWEST_OF_BOTH = 2;
const [FRONTEND = -1, BACKEND = -1, FULL_STACK = -1] = [
  'Frontend Engineer',
  'Backend Engineer',
  'Full Stack Engineer',
].map((name) => FAMILIES.findIndex((family) => family.name === name));

function titleBySkills({ units, sections }: ResumeLines, job: Job, mentions: readonly Mention[]): Title[] {
  const [start, end] = [units[job.from]?.from ?? 0, units[job.to - 1]?.to ?? 0];
  const places = new Map<number, Set<number>>();
  for (const { skill, from, to, stance } of mentions) {
    if (stance || from < start || to >= end) continue;
    for (const family of FAMILIES_BY_SKILL.get(skill) ?? [])
      places.set(family, (places.get(family) ?? new Set()).add(from));
  }
  const sizeOf = (family: number) => places.get(family)?.size ?? 0;
  // Frontend and backend together are full stack.
  if (sizeOf(FRONTEND) >= FEWEST_OF_BOTH && sizeOf(BACKEND) >= FEWEST_OF_BOTH)
    places.set(FULL_STACK, new Set([...(places.get(FRONTEND) ?? []), ...(places.get(BACKEND) ?? [])]));
  const ranked = [...places]
    .map(([family, { size }]) => ({ family, size }))
    .sort((one, other) => other.size - one.size);
  const [best] = ranked;
  if (!best || best.size < FEWEST_SKILLS || sections[job.from] === 'voluntary') return [];
  const far = ranked.find(
    ({ family }) =>
      family !== best.family &&
      familyAffinity(family, best.family) < NEAR_FAMILY &&
      familyAffinity(best.family, family) < NEAR_FAMILY,
  );
  const at = Math.min(...(places.get(best.family) ?? [start]));
  return far && best.size < far.size * LEAD_OVER_OTHERS
    ? []
    : [{ family: best.family, level: null, from: at, to: at }];
}

/** Null when no line has a title at all. */
function titleByWords({ words, units, stances }: ResumeLines, job: Job): Title[] | null {
  const start = units[job.from]?.from ?? 0;
  const end = Math.min(units[job.to - 1]?.to ?? start, start + LONGEST_JOB);
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
    const counted = familiesOfTitle(words[at]?.key ?? '').map(({ family, keys }) => ({
      family,
      count: [...keys].filter((key) => told.has(key)).length,
    }));
    const [best] = counted.sort((one, other) => other.count - one.count);
    if (!best || best.count < FEWEST_WORDS) return [];
    const [level] = findPhrases(LEVEL_WORDS, words.slice(unit.from, at));
    return [{ family: best.family, level: level?.value ?? null, from: at, to: at }];
  }
  return null;
}

/** Lines at the top that may have a headline. */
const TOP_UNITS = 5;
const SHORT_LINE = 12;
const OPENING_WORDS = 5;
/** A job without dates: as if it had ended some years ago, the longer the further down. */
const UNDATED_AGO = 1;

/** The titles of jobs, of the headline at the top and of career goals, without words of names. */
export function resumeTitles(
  lines: ResumeLines,
  jobs: readonly Job[],
  names: ReadonlySet<number>,
): ResumeTitle[] {
  const { text, words } = lines;
  const now = monthOf(lines.today) + 1;
  const ofJobs = jobs.flatMap(({ titles, period, years, isStudy }, place) =>
    titles.map(({ family, level, from, to }): ResumeTitle => ({
      family,
      level,
      kind: isStudy ? 'trained' : 'held',
      years,
      ago: period ? Math.max(0, now - period.to) / 12 : place * UNDATED_AGO,
      quote: quoteAt(text, words, from, to),
    })),
  );
  return [...ofJobs, ...titlesOutsideJobs(lines, jobs, names)];
}

function titlesOutsideJobs(
  { text, words, units, sections, stances, wordCounts: wordCounts }: ResumeLines,
  jobs: readonly Job[],
  names: ReadonlySet<number>,
): ResumeTitle[] {
  const told = new Set(
    jobs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  );
  return units.flatMap((unit, at) => {
    const section = sections[at] ?? 'open';
    const isOpen =
      !told.has(at) &&
      (section === 'summary' || section === 'goals' || (section === 'open' && at < TOP_UNITS * 3));
    // A wish may be anywhere.
    if (!isOpen && !stances.slice(unit.from, unit.to).includes('wish')) return [];
    const titles = titlesIn(words, unit.from, Math.min(unit.to, unit.from + 60), wordCounts);
    return withoutNames(titles, names).flatMap((title): ResumeTitle[] => {
      const kind =
        isOpen || stances[title.from] === 'wish'
          ? titleKind(title, unit, section, stances[title.from], at)
          : null;
      return kind === null
        ? []
        : [
            {
              family: title.family,
              level: title.level,
              kind,
              years: 0,
              ago: 0,
              quote: quoteAt(text, words, title.from, title.to),
            },
          ];
    });
  });
}

function titleKind(
  title: Title,
  unit: Unit,
  section: string,
  stance: string | undefined,
  at: number,
): ResumeTitle['kind'] | null {
  if (stance === 'none' || stance === 'aside') return null;
  if (stance === 'wish' || section === 'goals') return 'aim';
  const isOpening = title.from - unit.from <= OPENING_WORDS;
  const isTop = at < TOP_UNITS && unit.to - unit.from <= SHORT_LINE;
  return isTop || (isOpening && (section === 'summary' || at < TOP_UNITS)) ? 'headline' : null;
}
