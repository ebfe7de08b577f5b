import { tablesBeside } from '../tables.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { SCHOOL } from './jobLines.js';
import type { Mention } from './mentions.js';
import { isCapital, partEnd, peopleIn, SMALL_NAME_WORDS, TOP_UNITS } from './personNames.js';
import type { Part, Read } from './personNames.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('addressWords.tsv', ['handleLabels', 'streets', 'houses', 'domains']);

const LONGEST_SCHOOL = 6;
/** What is between blanks and commas; longer ones are cut, so that each is looked at in one pass. */
const TOKENS = /[^\s,;|()<>]{1,200}/g;
/** An e-mail address, an address of the web, or a handle. */
const LINK = new RegExp(
  String.raw`@|://|^www\.|^[\p{L}\p{N}.-]{1,80}\.(?:\p{Ll}{2,12}/\S|(?:${[...WORDS.domains].join('|')})[:.]?$)`,
  'u',
);
/** jane (at) linux (dot) example */
const SPELT_LINK = /\S{1,64}\s?[([{]\s?at\s?[)\]}]\s?\S{1,64}(?:\s?[([{]\s?dot\s?[)\]}]\s?\S{1,64}){0,4}/giu;

/** A label such as GitHub, with the one word that follows it. */
function handlesIn({ words, units }: Read): Part[] {
  return units.slice(0, TOP_UNITS).flatMap(({ from, to }) =>
    words.slice(from, to - 1).flatMap(({ key }, step): Part[] => {
      const at = from + step + 1;
      if (!WORDS.handleLabels.has(key) || words[at]?.joint !== 'sign') return [];
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
      if (own.length > 1 && (WORDS.houses.has(last) || WORDS.streets.has(last))) return true;
      return own.some(isNumber) && own.some(({ key }) => WORDS.streets.has(key));
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
export function namesOf(read: Read): ReadonlySet<number> {
  const { text } = read;
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
