import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { PLAIN_WORDS } from '../vocabulary/commonWords.js';
import { SCHOOL } from './jobLines.js';
import type { Mention } from './mentions.js';
import type { Section } from './sections.js';
import { titlesIn } from './titles.js';
import type { Unit } from './units.js';

export interface Read {
  words: readonly Word[];
  units: readonly Unit[];
  sections: readonly { section: Section; isHeading: boolean }[];
  mentions: readonly Mention[];
  wordCounts: ReadonlyMap<string, number>;
}

/** Where the name, the address and the links of a resume stand, in units from its top. */
export const TOP_UNITS = 12;
const LONGEST_NAME = 4;
const LONGEST_CALLED = 6;
const MOST_LOOKED_AT = 3_000;
const FIRST_LINES = 4;
const TITLES_OF_PAPER = new Set('curriculum vitae cv resume lebenslauf bewerbung'.split(' '));
const NAME_LABELS = new Set('name nom nombre vorname nachname surname apellido prenom'.split(' '));
/** Words before or after which another person is named. */
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
export const SMALL_NAME_WORDS = new Set(
  'of for the and de la del du des von van der den zu fur di'.split(' '),
);

export const isCapital = ({ raw }: Word): boolean => /^\p{Lu}/u.test(raw);

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
    (isCapital(word) || (at > 0 && at < own.length - 1 && SMALL_NAME_WORDS.has(word.key)));
  const capitals = own.filter(isCapital).length;
  if (capitals < 2 || capitals > LONGEST_NAME || !own.every(isOfName)) return false;
  return !mentions.some((mention) => mention.from <= from && mention.to >= to - 1);
}

const isUntitled = ({ words, wordCounts }: Read, [from, to]: Part): boolean =>
  titlesIn(words, from, to, wordCounts).length === 0;

/** "Jane Baker" is a name when no other line is about baking. */
function isSurname({ words, sections, wordCounts }: Read, [from, to]: Part): boolean {
  const [title, ...more] = titlesIn(words, from, to, wordCounts);
  if (!title || more.length > 0 || title.level !== null || title.from !== to - 1) return false;
  if (PLAIN_WORDS.has(words[from]?.key ?? '') || !sections.some(({ isHeading }) => isHeading)) return false;
  const told = titlesIn(words, to, Math.min(words.length, to + MOST_LOOKED_AT), wordCounts);
  return told.every(
    (other) => other.family !== title.family || words[other.from - 1]?.key === words[to - 2]?.key,
  );
}

/** "Jenkins, Ruby" or "Jenkins, Ruby Anne" on its own line. */
const isTurned = (words: readonly Word[], { from, to, isWhole }: Unit): boolean =>
  isWhole &&
  to - from > 1 &&
  to - from < LONGEST_NAME &&
  words[from + 1]?.joint === 'comma' &&
  words.slice(from + 2, to).every(isJoined) &&
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
    if (from > unit.from && SMALL_NAME_WORDS.has(words[from]?.key ?? '')) from += 1;
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
    ...units.slice(0, TOP_UNITS).flatMap(({ from, to }): Part[] => {
      const isLabelled = NAME_LABELS.has(words[from]?.key ?? '') && words[from + 1]?.joint === 'sign';
      return isLabelled ? [[from + 1, partEnd(words, from + 1, to)]] : [];
    }),
  ];
}

/** MS Office is no person. */
const isHonorific = (word: Word | undefined): boolean =>
  word !== undefined && HONORIFICS.has(word.key) && /^\p{Lu}\p{Ll}/u.test(word.raw);

/** Other people: "Mr Ruby Jenkins", "Supervisor: Ruby Jenkins", "reported to Ruby Jenkins", and referees. */
function othersNamed(read: Read): Part[] {
  const { words, units, sections } = read;
  const runFrom = (from: number): Part => {
    let to = from + 1;
    const isMore = (word: Word | undefined) =>
      word !== undefined && isJoined(word) && (isCapital(word) || SMALL_NAME_WORDS.has(word.key));
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

const LONGEST_SCHOOL = 6;
const HANDLE_LABELS = new Set(
  'github gitlab bitbucket twitter linkedin xing skype mastodon telegram instagram facebook handle nick nickname username web website homepage blog url'.split(
    ' ',
  ),
);
const STREETS = new Set(
  'street road avenue lane drive boulevard square terrace close crescent strasse str platz weg allee gasse rue calle avenida plaza paseo via'.split(
    ' ',
  ),
);
const HOUSES = new Set('house court building haus edificio residence'.split(' '));
/** What stands between blanks and commas; longer ones are cut, so that each is looked at in one pass. */
const TOKENS = /[^\s,;|()<>]{1,200}/g;
/** An e-mail address, an address of the web, or a handle. */
const LINK =
  /@|:\/\/|^www\.|^[\p{L}\p{N}.-]{1,80}\.(?:\p{Ll}{2,12}\/\S|(?:com|org|info|dev|eu|de|fr|es|uk|example)[:.]?$)/u;
/** jane (at) linux (dot) example */
const SPELT_LINK = /\S{1,64}\s?[([{]\s?at\s?[)\]}]\s?\S{1,64}(?:\s?[([{]\s?dot\s?[)\]}]\s?\S{1,64}){0,4}/giu;

/** A label such as GitHub, with the one word that follows it. */
function handlesIn({ words, units }: Read): Part[] {
  return units.slice(0, TOP_UNITS).flatMap(({ from, to }) =>
    words.slice(from, to - 1).flatMap(({ key }, step): Part[] => {
      const at = from + step + 1;
      if (!HANDLE_LABELS.has(key) || words[at]?.joint !== 'sign') return [];
      let end = at + 1;
      while (end < to && words[end]?.joint === 'tight') end += 1;
      return [[at - 1, end]];
    }),
  );
}

/** The number of a house, not a year. */
const isNumber = ({ raw }: Word): boolean => /^\d{1,5}\p{L}?$/u.test(raw) && !/^(?:19|20)\d\d$/.test(raw);

/** Parts of the first lines, between commas and the like, that name a street or house with a number. */
function addressesIn({ words, units }: Read): Part[] {
  return units.slice(0, TOP_UNITS).flatMap(({ from, to }) => {
    const parts: Part[] = [];
    if (!words.slice(from, to).some(isNumber)) return parts;
    for (let at = from; at < to; at = partEnd(words, at, to)) parts.push([at, partEnd(words, at, to)]);
    return parts.filter(([start, end]) => {
      const own = words.slice(start, end);
      const last = own.at(-1)?.key ?? '';
      if (own.length > 1 && (HOUSES.has(last) || STREETS.has(last))) return true;
      return own.some(isNumber) && own.some(({ key }) => STREETS.has(key));
    });
  });
}

/** Words with capital letters around one for a school: "SQL Street School", "University of Java". */
function schoolsIn(words: readonly Word[]): Part[] {
  return words.flatMap((word, at): Part[] => {
    if (!SCHOOL.has(word.key) || !isCapital(word)) return [];
    const isOfName = (place: number) =>
      words[place] !== undefined && (isCapital(words[place]) || SMALL_NAME_WORDS.has(words[place].key));
    let [from, to] = [at, at + 1];
    while (at - from < LONGEST_SCHOOL && isJoined(words[from]) && isOfName(from - 1)) from -= 1;
    while (to - at < LONGEST_SCHOOL && isJoined(words[to]) && isOfName(to)) to += 1;
    return to - from > 1 ? [[from, to]] : [];
  });
}

const placesOf = (parts: readonly Part[]): Set<number> =>
  new Set(parts.flatMap(([from, to]) => Array.from({ length: to - from }, (_, step) => from + step)));

/** Places of the words of schools' names. They show no ability; a school nurse has a title, though. */
export const schoolNames = (words: readonly Word[]): ReadonlySet<number> => placesOf(schoolsIn(words));

/**
 * Places of the words that only another proper name says: of a person, a street, an address of the web, a
 * handle. They show no ability and no work.
 */
export function namesOf({ text, ...read }: Read & { text: string }): ReadonlySet<number> {
  const names = placesOf([...peopleIn(read), ...handlesIn(read), ...addressesIn(read)]);
  const tokens = [...text.matchAll(TOKENS)].filter(([token]) => LINK.test(token));
  const links = [...tokens, ...text.matchAll(SPELT_LINK)]
    .map(({ index, 0: link }) => [index, index + link.length] as const)
    .sort(([one], [other]) => one - other);
  let next = 0;
  read.words.forEach(({ start, end }, at) => {
    while ((links[next]?.[1] ?? Infinity) < end) next += 1;
    if ((links[next]?.[0] ?? Infinity) <= start) names.add(at);
  });
  return names;
}

/** Skills and titles without those that are in names only. */
export const withoutNames = <Named extends Pick<Mention, 'from' | 'to'>>(
  found: readonly Named[],
  names: ReadonlySet<number>,
): Named[] => found.filter(({ from, to }) => !names.has(from) || !names.has(to));
