import { tablesBeside } from '../tables.js';
import { inKeys } from '../text/keys.js';
import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import { FAMILIES, SKILLS, fieldAffinity } from '../vocabulary/vocabulary.js';
import type { Mention } from './mentions.js';
import type { Unit } from './units.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('requirementWords.tsv', [
  'or',
  'and',
  'on',
  'examples',
  // Said before what would be nice, or of a whole line.
  'optionalBefore',
  // Said after it.
  'optionalAfter',
]);

/**
 * For each mention the number of the choice that it belongs to, if it is one: "Java, Kotlin or Scala", "tools
 * such as Jira and Asana".
 */
export function alternativesIn(
  text: string,
  words: readonly Word[],
  mentions: readonly Mention[],
): (number | undefined)[] {
  const groups: (number | undefined)[] = mentions.map(() => undefined);
  let [start, number] = [0, 0];
  for (let at = 1; at <= mentions.length; at += 1) {
    const [before, mention] = [mentions[at - 1], mentions[at]];
    if (before && mention && isChain(words, before, mention)) continue;
    const chain = mentions.slice(start, at);
    if (chain.length > 1 && isChoice(text, words, chain)) {
      groups.fill(number, start, at);
      number += 1;
    }
    start = at;
  }
  return groups;
}

/** At most two words are between, no sentence ends, and it is no new thing: "Java or Kotlin on Linux". */
function isChain(words: readonly Word[], one: Mention, other: Mention): boolean {
  const gap = other.from - one.to - 1;
  if (gap < 0) return other.from <= one.to;
  const between = words.slice(one.to + 1, other.from);
  if (between.some(({ key }) => WORDS.on.has(key)) && !between.some(({ key }) => WORDS.or.has(key)))
    return false;
  return gap <= 2 && words.slice(one.to + 1, other.from + 1).every(({ joint }) => joint !== 'stop');
}

function isChoice(text: string, words: readonly Word[], chain: readonly Mention[]): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return false;
  const within = words.slice(first.from, last.to + 1);
  if (within.some(({ key }) => WORDS.or.has(key))) return true;
  // "An applicant tracking system (Greenhouse, Personio, Workday)": examples.
  const isInBrackets =
    chain.length > 2 &&
    text.charAt((words[first.from]?.start ?? 1) - 1) === '(' &&
    !/[()]/.test(text.slice(words[first.from]?.start, words[last.to]?.end)) &&
    !within.some(({ key }) => WORDS.and.has(key));
  if (isInBrackets) return true;
  const slashes = chain
    .slice(1)
    .some(({ from }) => words[from]?.joint === 'tight' && text.charAt((words[from]?.start ?? 1) - 1) === '/');
  if (slashes) return true;
  const before = words[first.from - 1];
  return (
    before !== undefined &&
    WORDS.examples.has(before.key) &&
    words[first.from]?.joint !== 'stop' &&
    (before.key !== 'as' || words[first.from - 2]?.key === 'such')
  );
}

const optionalPhrases = (phrases: ReadonlySet<string>, isAfter: boolean) =>
  [...phrases].map((phrase) => phraseOf(phrase, isAfter));
const BEFORE_INDEX = indexOf(optionalPhrases(WORDS.optionalBefore, false));
const AFTER_INDEX = indexOf(optionalPhrases(WORDS.optionalAfter, true));
const OPENING_WORDS = 2;

/**
 * Places of the words that say what would be nice: a whole text that opens so, what follows "ideally", what
 * is before "is a plus".
 */
export function optionalWords(words: readonly Word[], units: readonly Unit[]): Set<number> {
  const places = new Set<number>();
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) places.add(at);
  };
  const [before, after] = [findPhrases(BEFORE_INDEX, words), findPhrases(AFTER_INDEX, words)];
  if (
    words.length < 60 &&
    before.some(({ from, to }) => from < OPENING_WORDS && words[to + 1]?.joint === 'sign')
  )
    add(0, words.length);
  for (const { from, to } of units) {
    for (const hit of before)
      if (hit.from >= from && hit.to < to - 1 && words[hit.to + 1]?.joint !== 'comma') add(hit.from, to);
    for (const hit of after) {
      if (hit.from < from || hit.from >= to) continue;
      let start = hit.from;
      while (start > from && words[start]?.joint !== 'comma') start -= 1;
      add(start, hit.to + 1);
    }
  }
  return places;
}

/** A line that is a heading for what would be nice. */
export function isOptionalHeading(words: readonly Word[]): boolean {
  return words.length <= 4 && findPhrases(BEFORE_INDEX, words).length > 0;
}

const WORKPLACE_LISTS = wordListsIn('workplaceWords.tsv', ['places', 'in', 'articles']);
const WORKPLACE = inKeys(WORKPLACE_LISTS);

const NEAR_FIELD = 0.5;

/**
 * Whether a description only says where those are whom the work is for, "used on a phone in the warehouse":
 * what is asked for is none of that place's work, unless the posting's titles are of it.
 */
export function isOnlyLocation(
  words: readonly Word[],
  { skill, from, to }: Mention,
  families: readonly number[],
): boolean {
  if (from !== to || !WORKPLACE.places.has(words[from]?.key ?? '')) return false;
  const [before, first] = [words[from - 1], words[from - 2]];
  const isPlace =
    before !== undefined &&
    (WORKPLACE.in.has(before.key) ||
      (WORKPLACE.articles.has(before.key) && first !== undefined && WORKPLACE.in.has(first.key)));
  if (!isPlace || families.length === 0) return false;
  const field = SKILLS[skill]?.field ?? 'general';
  return !families.some((family) => fieldAffinity(FAMILIES[family]?.field ?? 'general', field) >= NEAR_FIELD);
}
