import type { Word } from '../text/words.js';
import type { Mention } from './mentions.js';
import type { Section } from './sections.js';
import { SCHOOL } from './studies.js';
import { titlesIn } from './titles.js';
import type { Unit } from './units.js';

interface Read {
  text: string;
  words: readonly Word[];
  units: readonly Unit[];
  sections: readonly { section: Section; isHeading: boolean }[];
  mentions: readonly Mention[];
  leaning: ReadonlyMap<string, number>;
}

/** Where the name, the address and the links of a resume stand, in units from its top. */
const TOP = 12;
const LONGEST_NAME = 4;
const LONGEST_SCHOOL = 6;
const TITLES_OF_PAPER = new Set('curriculum vitae cv resume lebenslauf bewerbung'.split(' '));
const NAME_LABELS = new Set('name nom nombre vorname nachname surname apellido prenom'.split(' '));
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
const WITHIN = new Set('of for the and de la del du des von van der den zu fur di'.split(' '));
/** What stands between blanks and commas; longer ones are cut, so that each is looked at in one pass. */
const TOKENS = /[^\s,;|()<>]{1,200}/g;
/** An e-mail address, an address of the web, or a handle. */
const LINK = /@|:\/\/|^www\.|^[\p{L}\p{N}.-]{1,80}\.\p{Ll}{2,12}\/\S/u;

const isCapital = ({ raw }: Word): boolean => /^\p{Lu}/u.test(raw);
const isJoined = (word: Word | undefined): boolean => word?.joint === 'space' || word?.joint === 'tight';

/** The end of the words that are joined to the first by blanks or signs without blanks. */
function partEnd(words: readonly Word[], from: number, to: number): number {
  let end = from + 1;
  while (end < to && isJoined(words[end])) end += 1;
  return end;
}

/** Words from `from` up to, not including, `to`. */
type Part = readonly [from: number, to: number];

/**
 * Two to four words with capital letters that are no title and no one thing that is known: what a resume
 * begins with.
 */
function isName({ words, mentions, leaning }: Read, [from, to]: Part): boolean {
  const own = words.slice(from, to);
  if (
    own.length < 2 ||
    own.length > LONGEST_NAME ||
    !own.every((word) => isCapital(word) && /^[\p{L}\p{M}]+$/u.test(word.raw))
  )
    return false;
  if (mentions.some((mention) => mention.from <= from && mention.to >= to - 1)) return false;
  return titlesIn(words, from, to, leaning).length === 0;
}

/** The name above everything else, and behind its label. */
function namesIn(read: Read): Part[] {
  const { words, units, sections } = read;
  const names: Part[] = [];
  const first = units.findIndex(
    ({ from, to }) => !words.slice(from, to).every(({ key }) => TITLES_OF_PAPER.has(key)),
  );
  const top = units[first];
  if (top && sections[first]?.isHeading === false) {
    const part: Part = [top.from, partEnd(words, top.from, top.to)];
    if (isName(read, part)) names.push(part);
  }
  for (const { from, to } of units.slice(0, TOP)) {
    if (NAME_LABELS.has(words[from]?.key ?? '') && words[from + 1]?.joint === 'sign')
      names.push([from + 1, partEnd(words, from + 1, to)]);
  }
  return names;
}

/** The name again, wherever it stands. */
function repeated(words: readonly Word[], [from, to]: Part): Part[] {
  const keys = words.slice(from, to).map(({ key }) => key);
  const isThere = (at: number) =>
    keys.every((key, step) => words[at + step]?.key === key && (step === 0 || isJoined(words[at + step])));
  return words.flatMap((_, at): Part[] => (isThere(at) ? [[at, at + keys.length]] : []));
}

/** A label such as GitHub, with the one word that follows it. */
function handlesIn({ words, units }: Read): Part[] {
  return units.slice(0, TOP).flatMap(({ from, to }) =>
    words.slice(from, to - 1).flatMap(({ key }, step): Part[] => {
      const at = from + step + 1;
      if (!HANDLE_LABELS.has(key) || words[at]?.joint !== 'sign') return [];
      let end = at + 1;
      while (end < to && words[end]?.joint === 'tight') end += 1;
      return [[at - 1, end]];
    }),
  );
}

/** Parts of the first lines, between commas and the like, that name a street and a house. */
function addressesIn({ words, units }: Read): Part[] {
  return units.slice(0, TOP).flatMap(({ from, to }) => {
    const parts: Part[] = [];
    for (let at = from; at < to; at = partEnd(words, at, to)) parts.push([at, partEnd(words, at, to)]);
    return parts.filter(([start, end]) => {
      const own = words.slice(start, end);
      return own.some(({ raw }) => /^\d{1,5}\p{L}?$/u.test(raw)) && own.some(({ key }) => STREETS.has(key));
    });
  });
}

/** Words with capital letters around one for a school: "SQL Street School", "University of Java". */
function schoolsIn(words: readonly Word[]): Part[] {
  return words.flatMap((word, at): Part[] => {
    if (!SCHOOL.has(word.key) || !isCapital(word)) return [];
    const isOfName = (place: number) =>
      words[place] !== undefined && (isCapital(words[place]) || WITHIN.has(words[place].key));
    let [from, to] = [at, at + 1];
    while (at - from < LONGEST_SCHOOL && isJoined(words[from]) && isOfName(from - 1)) from -= 1;
    while (to - at < LONGEST_SCHOOL && isJoined(words[to]) && isOfName(to)) to += 1;
    return to - from > 1 ? [[from, to]] : [];
  });
}

/**
 * Skills without those that only a proper name says: of the person, of a street, a school, an address of the
 * web, a handle.
 */
export function withoutNames(read: Read): Mention[] {
  const { text, words, mentions } = read;
  const names = new Set<number>();
  const parts = [
    ...namesIn(read).flatMap((name) => repeated(words, name)),
    ...handlesIn(read),
    ...addressesIn(read),
    ...schoolsIn(words),
  ];
  for (const [from, to] of parts) for (let at = from; at < to; at += 1) names.add(at);
  const tokens = [...text.matchAll(TOKENS)].filter(([token]) => LINK.test(token));
  const links = tokens.map(({ index, 0: link }) => [index, index + link.length] as const);
  let next = 0;
  words.forEach(({ start, end }, at) => {
    while ((links[next]?.[1] ?? Infinity) < end) next += 1;
    if ((links[next]?.[0] ?? Infinity) <= start) names.add(at);
  });
  return mentions.filter(({ from, to }) => !names.has(from) || !names.has(to));
}
