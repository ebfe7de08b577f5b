import { PLAIN_WORDS } from '../text/plainWords.js';
import type { Word } from '../text/words.js';
import type { Mention } from './mentions.js';
import type { Section } from './sections.js';
import { titlesIn } from './titles.js';
import type { Unit } from './units.js';

export interface Read {
  words: readonly Word[];
  units: readonly Unit[];
  sections: readonly { section: Section; isHeading: boolean }[];
  mentions: readonly Mention[];
  leaning: ReadonlyMap<string, number>;
}

/** Where the name, the address and the links of a resume stand, in units from its top. */
export const TOP = 12;
const LONGEST_NAME = 4;
const LONGEST_CALLED = 6;
const MOST_LOOKED_AT = 3_000;
const FIRST_LINES = 4;
const TITLES_OF_PAPER = new Set('curriculum vitae cv resume lebenslauf bewerbung'.split(' '));
const NAME_LABELS = new Set('name nom nombre vorname nachname surname apellido prenom'.split(' '));
/** Before or behind which somebody else is named. */
const HONORIFICS = new Set(
  'mr mrs ms miss dr prof herr frau herrn mme mlle monsieur madame sra don dona'.split(' '),
);
const PERSON_LABELS = new Set(
  'manager supervisor boss mentor referee reference contact husband wife spouse partner vorgesetzter vorgesetzte chef chefin referenz jefe jefa referencia superieur'.split(
    ' ',
  ),
);
const REPORTING = new Set('reported reporting report answered answering'.split(' '));
/** Small words within names. */
export const WITHIN = new Set('of for the and de la del du des von van der den zu fur di'.split(' '));

export const isCapital = ({ raw }: Word): boolean => /^\p{Lu}/u.test(raw);
export const isJoined = (word: Word | undefined): boolean =>
  word?.joint === 'space' || word?.joint === 'tight';

/** The end of the words that are joined to the first by blanks or signs without blanks. */
export function partEnd(words: readonly Word[], from: number, to: number): number {
  let end = from + 1;
  while (end < to && isJoined(words[end])) end += 1;
  return end;
}

/** Words from `from` up to, not including, `to`. */
export type Part = readonly [from: number, to: number];

/**
 * Two to four words with capital letters, and small ones such as van within, that are no one thing that is
 * known: what a resume begins with.
 */
function isName({ words, mentions }: Read, [from, to]: Part): boolean {
  const own = words.slice(from, to);
  const isOfName = (word: Word, at: number) =>
    /^[\p{L}\p{M}]+$/u.test(word.raw) &&
    (isCapital(word) || (at > 0 && at < own.length - 1 && WITHIN.has(word.key)));
  const capitals = own.filter(isCapital).length;
  if (capitals < 2 || capitals > LONGEST_NAME || !own.every(isOfName)) return false;
  return !mentions.some((mention) => mention.from <= from && mention.to >= to - 1);
}

const isUntitled = ({ words, leaning }: Read, [from, to]: Part): boolean =>
  titlesIn(words, from, to, leaning).length === 0;

/** "Jane Baker", who tells under headings of other work than baking. */
function isSurname({ words, sections, leaning }: Read, [from, to]: Part): boolean {
  const [title, ...more] = titlesIn(words, from, to, leaning);
  if (!title || more.length > 0 || title.level !== null || title.from !== to - 1) return false;
  if (PLAIN_WORDS.has(words[from]?.key ?? '') || !sections.some(({ isHeading }) => isHeading)) return false;
  const told = titlesIn(words, to, Math.min(words.length, to + MOST_LOOKED_AT), leaning);
  return told.every(
    (other) => other.family !== title.family || words[other.from - 1]?.key === words[to - 2]?.key,
  );
}

/** "Jenkins, Ruby" on a line of its own. */
const isTurned = (words: readonly Word[], { from, to, isWhole }: Unit): boolean =>
  isWhole &&
  to - from === 2 &&
  words[to - 1]?.joint === 'comma' &&
  words.slice(from, to).every((word) => isCapital(word) && /^[\p{L}\p{M}]+$/u.test(word.raw));

/** More people are in no resume; each is looked for in all of it. */
const MOST_NAMED = 50;

/** The name above everything else, behind what the paper is called. */
function nameAtTop(read: Read): Part[] {
  const { words, units, sections } = read;
  let [lines, first]: [number, Part | null] = [0, null];
  for (const [place, unit] of units.entries()) {
    if (sections[place]?.isHeading !== false || unit.isPoint || lines === FIRST_LINES) break;
    let { from } = unit;
    while (from < unit.to && TITLES_OF_PAPER.has(words[from]?.key ?? '')) from += 1;
    if (from > unit.from && WITHIN.has(words[from]?.key ?? '')) from += 1;
    if (from === unit.to) continue;
    if (lines === 0 && isTurned(words, unit)) return [[unit.from, unit.to]];
    const part: Part = [from, partEnd(words, from, unit.to)];
    const isNamed = (lines === 0 || (unit.isWhole && part[1] === unit.to)) && isName(read, part);
    if (isNamed && isUntitled(read, part)) return [part];
    if (isNamed && lines === 0) first = part;
    lines += 1;
  }
  return first && isSurname(read, first) ? [first] : [];
}

/** The name above everything else, and behind its label. */
function namesIn(read: Read): Part[] {
  const { words, units } = read;
  return [
    ...nameAtTop(read),
    ...units.slice(0, TOP).flatMap(({ from, to }): Part[] => {
      const isLabelled = NAME_LABELS.has(words[from]?.key ?? '') && words[from + 1]?.joint === 'sign';
      return isLabelled ? [[from + 1, partEnd(words, from + 1, to)]] : [];
    }),
  ];
}

/** MS Office is nobody. */
const isHonorific = (word: Word | undefined): boolean =>
  word !== undefined && HONORIFICS.has(word.key) && /^\p{Lu}\p{Ll}/u.test(word.raw);

/** Other people: "Mr Ruby Jenkins", "Supervisor: Ruby Jenkins", "reported to Ruby Jenkins", and referees. */
function othersNamed(read: Read): Part[] {
  const { words, units, sections } = read;
  const runFrom = (from: number): Part => {
    let to = from + 1;
    const isMore = (word: Word | undefined) =>
      word !== undefined && isJoined(word) && (isCapital(word) || WITHIN.has(word.key));
    while (to - from < LONGEST_CALLED && isMore(words[to])) to += 1;
    return [from, to];
  };
  const called = words.flatMap((word, at): Part[] => {
    const before = words[at - 1]?.key ?? '';
    const isBehind =
      isHonorific(words[at - 1]) ||
      (word.joint === 'sign' && PERSON_LABELS.has(before)) ||
      (before === 'to' && REPORTING.has(words[at - 2]?.key ?? ''));
    return isBehind && !isHonorific(word) ? [runFrom(at)] : [];
  });
  const referees = units.flatMap(({ from, to }, place): Part[] =>
    sections[place]?.section === 'references' ? [[from, partEnd(words, from, to)]] : [],
  );
  return [...called, ...referees].slice(0, MOST_NAMED).filter((part) => isName(read, part));
}

/** The names of the person and of others, wherever they stand. */
export const peopleIn = (read: Read): Part[] =>
  [...namesIn(read), ...othersNamed(read)].flatMap((name) => repeated(read.words, name));

/** The name again, wherever it stands. */
function repeated(words: readonly Word[], [from, to]: Part): Part[] {
  const keys = words.slice(from, to).map(({ key }) => key);
  const isThere = (at: number) =>
    keys.every((key, step) => {
      const word = words[at + step];
      return word?.key === key && (step === 0 || isJoined(word) || word.joint === words[from + step]?.joint);
    });
  return words.flatMap((_, at): Part[] => (isThere(at) ? [[at, at + keys.length]] : []));
}
