import type { ShownSkill } from '../model.js';
import { quoteAt } from '../text/quote.js';
import { PLAIN_WORDS } from '../vocabulary/commonWords.js';
import type { Word } from '../text/words.js';
import { FAMILIES, fieldAffinity, SKILLS } from '../vocabulary/vocabulary.js';
import type { Stance } from './stances.js';
import { monthOf } from './dates/dates.js';
import { recencyOf } from './dates/years.js';
import type { Job, Section, UnitSection } from './sections.js';
import type { Mention } from './mentions.js';
import type { Unit } from './units.js';
import type { YearsSaid } from './dates/years.js';

interface Read {
  text: string;
  words: readonly Word[];
  units: readonly Unit[];
  sections: readonly UnitSection[];
  jobs: readonly Job[];
  mentions: readonly Mention[];
  said: readonly YearsSaid[];
  /** From described work. */
  years: number;
  today: string;
}

/** What is shown where no job is: the most that it can count. */
const BY_PLACE: Readonly<Record<Section, number>> = {
  open: 0.5,
  summary: 0.55,
  history: 0.6,
  projects: 0.6,
  voluntary: 0.5,
  certificates: 0.65,
  skills: 0.5,
  education: 0.5,
  languages: 0.9,
  interests: 0.05,
  goals: 0.08,
  references: 0.15,
  denied: 0,
};
const BESIDE_LANGUAGES = 0.15;
/** Sections about work, or about what is true at work too. */
const AT_WORK = new Set<Section>(['open', 'summary', 'history', 'languages']);
const BY_STANCE: Readonly<Record<Stance, number>> = {
  none: 0,
  wish: 0.12,
  aside: 0.15,
  sold: 0.35,
  basic: 0.4,
  past: 0.55,
};
/** So many skills in bare lists are believed; of more each counts less. */
const CREDIBLE = 18;
const LIST_SHARE = 0.5;
const LIST_LEAST = 4;
/**
 * A sentence in the first person: "I write SQL every day" is no list; with more skills than these, or after a
 * colon, it is.
 */
const DESCRIPTION = new Set(['i', 'ich', 'je', 'yo']);
const MOST_DESCRIBED = 9;
const EXPERT_YEARS = 4;
/** Share of a job's weight, when a text gives years of work and no job. */
const DESCRIBED = 0.85;

/** One naming of a skill and what it is worth. */
interface Naming {
  mention: Mention;
  job: Job | null;
  isList: boolean;
  isWork: boolean;
  worth: number;
}

/** What the resume shows of each skill that it names. */
export function evidenceOf(read: Read): Map<number, ShownSkill> {
  const unitOf = unitsByWord(read.units, read.words.length);
  const jobOf = jobsByUnit(read.jobs, read.units.length);
  const lists = listUnits(read);
  const now = monthOf(read.today) + 1;
  const told = read.jobs.every(({ isStudy }) => isStudy) ? DESCRIBED * lengthWorth(read.years) : 0;
  const namings = read.mentions.map((mention): Naming => {
    const unit = unitOf[mention.from] ?? 0;
    const job = jobOf[unit] ?? null;
    const place = read.sections[unit]?.section ?? 'open';
    const section = job?.isStudy && (place === 'open' || place === 'history') ? 'education' : place;
    const isJobs =
      job !== null &&
      !job.isStudy &&
      (section === 'history' || section === 'open' || section === 'voluntary' || section === 'summary');
    const isList = lists.has(unit) || section === 'skills';
    // "English fluent (shipping)" is a language, not work in shipping.
    const base =
      section === 'languages' && SKILLS[mention.skill]?.field !== 'languages'
        ? BESIDE_LANGUAGES
        : AT_WORK.has(section) && read.years > 0
          ? Math.max(BY_PLACE[section], told)
          : BY_PLACE[section];
    const worth = isJobs
      ? jobWorth(job, mention, now) * (lists.has(unit) ? 0.75 : 1) * (section === 'voluntary' ? 0.6 : 1)
      : base * (lists.has(unit) && section !== 'languages' ? 0.75 : 1);
    const denied: Mention = section === 'denied' ? { ...mention, stance: 'none' } : mention;
    return {
      mention: denied,
      job: isJobs ? job : null,
      isList: isList && section !== 'languages',
      isWork: (isJobs && section !== 'voluntary') || (AT_WORK.has(section) && !isList),
      worth,
    };
  });
  const damping = listDamping(namings);
  const shown = new Map<number, ShownSkill>();
  for (const [skill, own] of bySkill(namings)) shown.set(skill, showing(own, damping, read));
  return shown;
}

/**
 * What naming a skill in a job is worth: more for long and lately, less when it is far from what the job was.
 */
function jobWorth({ period, years, titles }: Job, { skill }: Mention, now: number): number {
  const field = SKILLS[skill]?.field ?? 'general';
  const ago = period ? Math.max(0, now - period.to) / 12 : 2;
  const recency = recencyOf(ago);
  const isCommon = field === 'general' || field === 'languages' || titles.length === 0;
  const nearness = isCommon
    ? 1
    : Math.max(...titles.map(({ family }) => fieldAffinity(FAMILIES[family]?.field ?? 'general', field)));
  return lengthWorth(years) * recency * (0.72 + 0.28 * nearness);
}

const lengthWorth = (years: number): number => 0.62 + 0.38 * Math.min(1, years / EXPERT_YEARS);

/** Long bare lists are stuffed sooner than true, most of all when no job names what is in them. */
function listDamping(namings: readonly Naming[]): number {
  const listed = new Set(
    namings.filter(({ isList, job }) => isList && !job).map(({ mention }) => mention.skill),
  );
  const lived = new Set(
    namings.filter(({ job, isList }) => job && !isList).map(({ mention }) => mention.skill),
  );
  const share = [...listed].filter((skill) => lived.has(skill)).length / Math.max(1, listed.size);
  const damping = Math.min(1, CREDIBLE / Math.max(1, listed.size));
  return listed.size > CREDIBLE && share < 0.2 ? damping * 0.6 : damping;
}

function showing(own: readonly Naming[], damping: number, { text, words, said }: Read): ShownSkill {
  const worths = own.map(
    ({ mention, isList, job, worth }) =>
      worth * (isList && !job ? damping : 1) * (mention.stance ? BY_STANCE[mention.stance] : 1),
  );
  const stances = new Set(own.map(({ mention }) => mention.stance));
  const isLived = own.some(({ job, isList, mention }) => job && !isList && !mention.stance);
  // A plain statement outweighs a list.
  const cap = isLived
    ? 1
    : stances.has('none')
      ? 0.05
      : stances.has('basic') || stances.has('aside') || stances.has('wish')
        ? 0.3
        : 1;
  const jobs = new Set(
    own.flatMap(({ job, mention }) =>
      job && (!mention.stance || mention.stance === 'basic' || mention.stance === 'past') ? [job] : [],
    ),
  );
  const told = said
    .filter(({ at, isTotal }) =>
      own.some(
        ({ mention }) => !mention.stance && mention.from > at && mention.from - at <= (isTotal ? 5 : 4),
      ),
    )
    .map(({ years }) => years);
  const years = Math.max(
    0,
    ...told,
    [...jobs].reduce((sum, job) => sum + job.years, 0),
  );
  const bonus = told.some((amount) => amount >= 2) ? 0.25 : 0;
  const best = worths.indexOf(Math.max(...worths));
  const { mention } = own[best] ?? { mention: { from: 0, to: 0 } };
  const together = (isOf: (naming: Naming) => boolean) => {
    const part = worths.filter((_, place) => own[place] && isOf(own[place]));
    const most = Math.max(0, ...part);
    return Math.min(
      cap,
      1,
      most + Math.min(0.25, (part.reduce((sum, worth) => sum + worth, 0) - most) * 0.2),
    );
  };
  const strength = Math.min(cap, 1, together(({ isWork }) => isWork) + bonus);
  return {
    strength,
    learned: together(({ isWork }) => !isWork),
    years,
    quote: quoteAt(text, words, mention.from, mention.to),
    isDenied: stances.has('none') && !isLived,
  };
}

function bySkill(namings: readonly Naming[]): Map<number, Naming[]> {
  const map = new Map<number, Naming[]>();
  for (const naming of namings) {
    const own = map.get(naming.mention.skill);
    if (own) own.push(naming);
    else map.set(naming.mention.skill, [naming]);
  }
  return map;
}

/** Units that are little else than skills one after the other. */
function listUnits({ text, words, units, mentions }: Read): Set<number> {
  const unitOf = unitsByWord(units, words.length);
  const covered = units.map(() => new Set<number>());
  const counts = units.map(() => 0);
  for (const { from, to } of mentions) {
    const unit = unitOf[from] ?? 0;
    counts[unit] = (counts[unit] ?? 0) + 1;
    for (let at = from; at <= Math.min(to, from + 6); at += 1) covered[unit]?.add(at);
  }
  return new Set(
    units.flatMap(({ from, to }, unit) => {
      const count = counts[unit] ?? 0;
      if (count < LIST_LEAST || (count <= MOST_DESCRIBED && isDescribed(text, words.slice(from, to))))
        return [];
      const telling = words
        .slice(from, to)
        .filter(({ key }, step) => covered[unit]?.has(from + step) || !PLAIN_WORDS.has(key)).length;
      return (covered[unit]?.size ?? 0) / Math.max(1, telling) >= LIST_SHARE &&
        commas(words, from, to) >= LIST_LEAST - 1
        ? [unit]
        : [];
    }),
  );
}

const isDescribed = (text: string, own: readonly Word[]): boolean =>
  own.some(({ key }) => DESCRIPTION.has(key)) && !text.slice(own[0]?.start, own.at(-1)?.end).includes(':');

const commas = (words: readonly Word[], from: number, to: number): number =>
  words.slice(from + 1, to).filter(({ joint }) => joint === 'comma' || joint === 'sign').length;

function unitsByWord(units: readonly Unit[], count: number): number[] {
  const places = new Array<number>(count).fill(0);
  units.forEach(({ from, to }, unit) => places.fill(unit, from, to));
  return places;
}

function jobsByUnit(jobs: readonly Job[], count: number): (Job | undefined)[] {
  const places = new Array<Job | undefined>(count).fill(undefined);
  for (const job of jobs) places.fill(job, job.from, job.to);
  return places;
}
