import { tablesBeside } from '../tables.js';
import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { isPartOfName } from '../vocabulary/commonWords.js';
import { failure, fieldOf } from '../vocabulary/skillTable.js';
import { skillNumber, SKILLS } from '../vocabulary/vocabulary.js';
import type { Mention } from './mentions.js';
import type { Job } from './sections.js';
import type { Unit } from './units.js';

const { linesIn, tableOf, wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('employerWords.tsv', [
  // Before a company's name in one line with the title.
  'before',
  // Before it in a sentence; German nouns begin with a capital letter, but those of trades name no company.
  'beforeInProse',
  // Within a name without a capital letter.
  'within',
]);

/**
 * Phrases that deny a whole field of work: languages and tools that they name are those of
 * others.
 */
const DENYING_INDEX = indexOf(
  tableOf('deniedFields.tsv', ['field', 'phrase']).map(({ field, phrase }) =>
    phraseOf(phrase, fieldOf(field, failure('deniedFields.tsv', phrase))),
  ),
);
/** Beside the field's tools; who knows them need not build. */
const OPEN_TO_ALL = new Set(linesIn('openSkills.txt').map((name) => skillNumber('openSkills.txt', name)));

export function withoutDeniedFields(words: readonly Word[], mentions: readonly Mention[]): Mention[] {
  const denied = new Set(findPhrases(DENYING_INDEX, words).map(({ value }) => value));
  if (denied.size === 0) return [...mentions];
  return mentions.map((mention) => {
    const skill = SKILLS[mention.skill];
    const isDenied = skill !== undefined && denied.has(skill.field) && !OPEN_TO_ALL.has(mention.skill);
    return isDenied ? { ...mention, stance: mention.stance ?? 'aside' } : mention;
  });
}

const LONGEST_HEADER = 18;
const LONGEST_NAME = 6;

interface Part {
  from: number;
  to: number;
}

/**
 * Skills that only an employer's name says, or what a bracket says of its size, are no skills of the person:
 * "Engineer, Harbor Logistics (12 hotels), 2019 - 2022", "I kept the books at Castlegate Analytics".
 */
export function withoutEmployers(
  mentions: readonly Mention[],
  words: readonly Word[],
  units: readonly Unit[],
  jobs: readonly Job[],
): Mention[] {
  const names = new Set<number>();
  const add = ({ from, to }: Part) => {
    for (let at = from; at < sizeEnd(words, to); at += 1) names.add(at);
  };
  for (const job of jobs) {
    for (const unit of units.slice(job.from, Math.min(job.from + 2, job.to))) {
      if (!unit.isLine || unit.isPoint || unit.to - unit.from > LONGEST_HEADER || !isHeader(words, unit, job))
        continue;
      for (const name of namesIn(words, unit, job, mentions)) add(name);
    }
  }
  words.forEach(({ key }, at) => {
    const name = WORDS.beforeInProse.has(key) ? nameAfter(words, at, mentions) : null;
    if (name) add(name);
  });
  return mentions.map((mention) =>
    names.has(mention.from) && names.has(mention.to)
      ? { ...mention, stance: mention.stance ?? 'aside' }
      : mention,
  );
}

const isYear = (word: Word | undefined): boolean => word !== undefined && /^(?:19|20)\d\d$/.test(word.raw);

const isHeader = (words: readonly Word[], unit: Unit, { titles }: Job): boolean =>
  words.slice(unit.from, unit.to).some(isYear) ||
  titles.some(({ from }) => unit.from <= from && from < unit.to);

/**
 * Parts of a line, between commas and the like, that are names: all words begin with a capital letter, and
 * not all of them are what work is about.
 */
function namesIn(
  words: readonly Word[],
  { from, to }: Unit,
  { titles }: Job,
  mentions: readonly Mention[],
): Part[] {
  const ends = [...Array(to - from).keys()]
    .map((step) => from + step)
    .filter((at) => at === from || isBoundary(words, at));
  return ends.flatMap((start, place) => {
    const part = {
      from: WORDS.before.has(words[start]?.key ?? '') ? start + 1 : start,
      to: ends[place + 1] ?? to,
    };
    const own = words.slice(part.from, part.to);
    if (
      own.length < 2 ||
      own.length > LONGEST_NAME ||
      titles.some((title) => title.from < part.to && title.to >= part.from)
    )
      return [];
    return own.every((word) => isOfName(word)) && isNamed(words, part, mentions) ? [part] : [];
  });
}

/** The name after "at" in a sentence: two words or more that begin with a capital letter. */
function nameAfter(words: readonly Word[], at: number, mentions: readonly Mention[]): Part | null {
  const part = { from: at + 1, to: at + 1 };
  for (let place = at + 1; place <= at + LONGEST_NAME; place += 1) {
    const word = words[place];
    if (!word || !isJoined(word) || !isOfName(word)) break;
    if (!WORDS.within.has(word.key)) part.to = place + 1;
  }
  return part.to - part.from >= 2 &&
    /^\p{Lu}/u.test(words[part.from]?.raw ?? '') &&
    isNamed(words, part, mentions)
    ? part
    : null;
}

const isOfName = ({ raw, key }: Word): boolean => /^[\p{Lu}&]/u.test(raw) || WORDS.within.has(key);

/** At least one word is neither a skill nor a part of one's name. */
const isNamed = (words: readonly Word[], { from, to }: Part, mentions: readonly Mention[]): boolean =>
  words
    .slice(from, to)
    .some(
      ({ key, raw }, step) =>
        /^\p{Lu}/u.test(raw) &&
        !isPartOfName(key) &&
        !mentions.some((mention) => mention.from <= from + step && from + step <= mention.to),
    );

const isApart = (word: Word | undefined): boolean =>
  word?.joint === 'sign' || word?.joint === 'stop' || word?.joint === 'comma';

/**
 * Behind what a bracket after a name counts first: "(212 shops)"; what follows may be what is looked after:
 * "(5 sites, 3,100 devices)".
 */
function sizeEnd(words: readonly Word[], to: number): number {
  if (words[to]?.joint !== 'sign' || !/^\d/.test(words[to]?.raw ?? '') || isYear(words[to])) return to;
  let at = to + 1;
  while (at < to + LONGEST_NAME && words[at] && !isApart(words[at])) at += 1;
  return at;
}

function isBoundary(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return (
    word !== undefined &&
    (word.joint === 'comma' ||
      word.joint === 'sign' ||
      (word.joint === 'space' && WORDS.before.has(word.key)) ||
      /^\d/.test(word.raw) ||
      /^\d/.test(words[at - 1]?.raw ?? ''))
  );
}
