import { tablesBeside } from '../tables.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { PLAIN_WORDS } from '../vocabulary/commonWords.js';
import type { Mention } from './mentions.js';
import type { Section } from './sections.js';
import { titlesIn } from './titles.js';
import type { Unit } from './units.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('nameWords.tsv', [
  'titlesOfPaper',
  'nameLabels',
  // Words before or after which another person is named.
  'honorifics',
  'personLabels',
  'reporting',
  'called',
  'is',
  'am',
  'firstPerson',
  // What continues behind a name.
  'afterNames',
  // Small words within names.
  'smallWords',
]);

export interface Read {
  text: string;
  words: readonly Word[];
  units: readonly Unit[];
  sections: readonly { section: Section; isHeading: boolean }[];
  mentions: readonly Mention[];
  wordCounts: ReadonlyMap<string, number>;
  /** Keys of the words of the person's own name, where it is known. */
  owner: ReadonlySet<string>;
}

/** Where the name, the address and the links of a resume are, in units from its top. */
export const TOP_UNITS = 12;
const LONGEST_NAME = 4;
const LONGEST_CALLED = 6;
const MOST_LOOKED_AT = 3_000;
const FIRST_LINES = 4;
const LAST_UNITS = 6;
export const SMALL_NAME_WORDS = WORDS.smallWords;

export const isCapital = ({ raw }: Word): boolean => /^\p{Lu}/u.test(raw);

/** The end of the words that are joined to the first by blanks or signs without blanks. */
export function partEnd(words: readonly Word[], from: number, to: number): number {
  let end = from + 1;
  while (end < to && isJoined(words[end])) end += 1;
  return end;
}

const OPENING = /^\s["“”„'‘’«(]$/;
const CLOSING = /^["“”'‘’»)]\s$/;

/** As `partEnd`, and over a nickname within a name: Ruby "Rails" Jenkins. */
function nameEnd({ text, words }: Read, from: number, to: number): number {
  const end = partEnd(words, from, to);
  const gapAt = (at: number) => text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
  const last = words[end + 1];
  const isNicknamed = end < to && last && OPENING.test(gapAt(end)) && CLOSING.test(gapAt(end + 1));
  return isNicknamed && end + 1 < to && isCapital(last) ? partEnd(words, end + 1, to) : end;
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

/** A first line of two to four words without capitals that say nothing else, above a heading: "ruby jenkins". */
function isSmallName(read: Read, part: Part): boolean {
  const { words, sections, mentions } = read;
  const own = words.slice(...part);
  if (own.length < 2 || own.length > LONGEST_NAME || !sections.some(({ isHeading }) => isHeading))
    return false;
  if (!own.every(({ raw, key }) => /^[\p{Ll}\p{M}]{2,}$/u.test(raw) && !PLAIN_WORDS.has(key))) return false;
  return !mentions.some(({ from, to }) => from <= part[0] && to >= part[1] - 1) && isUntitled(read, part);
}

/** More people are in no resume; each is looked for in all of it. */
const MOST_NAMED = 50;

/** Names of one word, one under the other; more are a list. */
const MOST_BARE = 2;

/** A first line of one word, or two such lines: "Jenkins", "Ruby" above "Jenkins". No resume begins with a skill. */
function bareNames(read: Read): Part[] {
  const { words, units, sections } = read;
  const isBare = ({ from, to, isWhole, isPoint }: Unit, place: number) =>
    isWhole &&
    !isPoint &&
    to - from === 1 &&
    sections[place]?.isHeading === false &&
    /^\p{Lu}[\p{L}\p{M}]+$/u.test(words[from]?.raw ?? '') &&
    isUntitled(read, [from, to]);
  const end = units.findIndex((unit, place) => !isBare(unit, place));
  const isName = end >= 1 && end <= MOST_BARE && sections.some(({ isHeading }) => isHeading);
  return isName ? units.slice(0, end).map(({ from, to }): Part => [from, to]) : [];
}

/** The name above everything else, behind what the paper is called. */
function nameAtTop(read: Read): Part[] {
  const { words, units, sections } = read;
  let [lines, first]: [number, Part | null] = [0, null];
  for (const [place, unit] of units.entries()) {
    if (sections[place]?.isHeading !== false || lines === FIRST_LINES) break;
    const isListed = unit.isPoint && (lines > 0 || units[place + 1]?.isPoint === true);
    if (isListed && !words.slice(unit.from, unit.to).every(({ raw }) => /^\d+$/.test(raw))) break;
    let { from } = unit;
    while (from < unit.to && WORDS.titlesOfPaper.has(words[from]?.key ?? '')) from += 1;
    if (from > unit.from && SMALL_NAME_WORDS.has(words[from]?.key ?? '')) from += 1;
    if (from === unit.to) continue;
    if (lines === 0 && isTurned(words, unit)) return [[unit.from, unit.to]];
    const part: Part = [from, nameEnd(read, from, unit.to)];
    if (lines === 0 && unit.isWhole && part[1] === unit.to && isSmallName(read, part)) return [part];
    const isNamed = (lines === 0 || (unit.isWhole && part[1] === unit.to)) && isName(read, part);
    if (isNamed && isUntitled(read, part)) return [part];
    if (isNamed && lines === 0) first = part;
    lines += 1;
  }
  return first && isSurname(read, first) ? [first] : [];
}

/** The name above everything else, and behind its label, also where a letter ends. */
function namesIn(read: Read): Part[] {
  const { words, units } = read;
  const ends = [...units.slice(0, TOP_UNITS), ...units.slice(TOP_UNITS).slice(-LAST_UNITS)];
  return [
    ...nameAtTop(read),
    ...ends.flatMap(({ from, to }): Part[] => {
      const isLabelled =
        WORDS.nameLabels.has(words[from]?.key ?? '') && /comma|sign/.test(words[from + 1]?.joint ?? '');
      return isLabelled ? [[from + 1, nameEnd(read, from + 1, to)]] : [];
    }),
    ...introducedIn(read),
  ];
}

/** "My name is Ruby Jenkins and …", "ich heiße …": what follows is a name, also in small letters. */
function introducedIn(read: Read): Part[] {
  const { words } = read;
  return words.flatMap((word, at): Part[] => {
    if (!isJoined(word)) return [];
    const [before = '', earlier = ''] = [words[at - 1]?.key, words[at - 2]?.key];
    const isCalled =
      WORDS.called.has(before) ||
      (WORDS.is.has(before) && WORDS.nameLabels.has(earlier)) ||
      (before === 'as' && earlier === 'known');
    const isOwn = isCalled || (WORDS.am.has(before) && WORDS.firstPerson.has(earlier)) || before === 'soy';
    if (!isOwn) return [];
    let end = at;
    const isMore = (own: Word | undefined) =>
      own !== undefined &&
      (end === at || isJoined(own)) &&
      !PLAIN_WORDS.has(own.key) &&
      !WORDS.afterNames.has(own.key);
    while (end - at < LONGEST_NAME && isMore(words[end])) end += 1;
    const part: Part = [at, end];
    if (end === at) return [];
    if (isCalled) return [part];
    const isClosed = !isJoined(words[end]) || WORDS.afterNames.has(words[end]?.key ?? '');
    return isClosed && isName(read, part) && isUntitled(read, part) ? [part] : [];
  });
}

/** Words of the person's own name: two and more together, or a line at the top that has no others. */
function ownNamesIn({ words, units, sections, owner }: Read): Part[] {
  if (owner.size === 0) return [];
  return units.flatMap(({ from, to, isWhole }, place): Part[] => {
    const { section, isHeading } = sections[place] ?? { section: 'open', isHeading: false };
    if (section === 'skills' || isHeading) return [];
    const isOwn = (at: number) => at < to && owner.has(words[at]?.key ?? '');
    const isTop = section === 'open' && place < TOP_UNITS;
    const own = words.slice(from, to);
    if (isWhole && (isTop || own.length > 1) && own.every(({ key }) => owner.has(key))) return [[from, to]];
    const parts: Part[] = [];
    for (let at = from; at < to; at += 1) {
      let end = at;
      while (isOwn(end) && (end === at || isJoined(words[end]))) end += 1;
      const keys = new Set(words.slice(at, end).map(({ key }) => key));
      if (keys.size > 1) parts.push([at, end]);
      at = Math.max(at, end - 1);
    }
    return parts;
  });
}

/** MS Office is no person. */
const isHonorific = (word: Word | undefined): boolean =>
  word !== undefined && WORDS.honorifics.has(word.key) && /^\p{Lu}\p{Ll}/u.test(word.raw);

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
      (word.joint === 'sign' && WORDS.personLabels.has(before)) ||
      (before === 'to' && WORDS.reporting.has(words[at - 2]?.key ?? ''));
    return isBehind && !isHonorific(word) ? [runFrom(at)] : [];
  });
  const referees = units.flatMap(({ from, to }, place): Part[] =>
    sections[place]?.section === 'references' ? [[from, partEnd(words, from, to)]] : [],
  );
  return [...called, ...referees].slice(0, MOST_NAMED).filter((part) => isName(read, part));
}

/** The names of the person and of others, wherever they are. */
export const peopleIn = (read: Read): Part[] => [
  ...[...namesIn(read), ...othersNamed(read)].flatMap((name) => repeated(read.words, name)),
  ...ownNamesIn(read),
  ...bareNames(read),
];

/** The name again, wherever it is. */
function repeated(words: readonly Word[], [from, to]: Part): Part[] {
  const keys = words.slice(from, to).map(({ key }) => key);
  const isThere = (at: number) =>
    keys.every((key, step) => {
      const word = words[at + step];
      return word?.key === key && (step === 0 || isJoined(word) || word.joint === words[from + step]?.joint);
    });
  return words.flatMap((_, at): Part[] => (isThere(at) ? [[at, at + keys.length]] : []));
}
