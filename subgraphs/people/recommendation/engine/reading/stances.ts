import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { tablesBeside } from '../tables.js';
import { SKILL_WORDS } from '../vocabulary/vocabulary.js';
import type { Unit } from './units.js';

const { tableOf, wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('stanceWords.tsv', [
  'scopeEnds',
  // What may follow a phrase that says something of what is before it: "never used at work".
  'places',
  // What points back to a list: with "never used" before it, all of the list is denied.
  'backReferences',
  // What denies by itself, beside a word for knowing or using.
  'noneOfThem',
  'knowing',
  // Words for other people, right after what they do: "with the Java developers".
  'colleagues',
  'with',
  'hiring',
  // Words for people that name what they do; with "the" before them they are another person: "called the
  // electrician".
  'occupations',
  'definite',
  // Behind a name, companies.
  'legalForms',
  // SAS is a product too.
  'productContext',
  // "Did not" and "write" say together that something was not done.
  'not',
  'done',
]);

/** What a text says of what it names, the strictest first. */
const STANCES = ['none', 'wish', 'aside', 'sold', 'basic', 'past'] as const;

export type Stance = (typeof STANCES)[number];

function stanceOf(written: string): Stance {
  const stance = STANCES.find((one) => one === written);
  if (!stance) throw new Error(`stances.tsv: there is no stance "${written}"`);
  return stance;
}

interface Scope {
  stance: Stance;
  /** Up to the next comma only, not to the end of the sentence. */
  isShort: boolean;
}

/**
 * What a phrase says of what follows it, and of what is before it. Neither for phrases that only look
 * like one.
 */
interface StanceCue {
  before: Scope | null;
  after: Scope | null;
}

/**
 * What phrases say of what is before or after them, with + to the end of the clause; `-` for those that only look
 * like one.
 */
const CUE_ROWS = tableOf('stances.tsv', ['stance', 'place', 'phrases']);

const CUES = indexOf([...cuesByPhrase()].map(([phrase, cue]) => phraseOf(phrase, cue)));

function cuesByPhrase(): Map<string, StanceCue> {
  const cues = new Map<string, StanceCue>();
  const stars = new Set<string>();
  const add = (written: string, more: Partial<StanceCue>) => {
    const phrase = written.replace('*', '');
    if (written !== phrase) stars.add(phrase);
    cues.set(phrase, { before: null, after: null, ...cues.get(phrase), ...more });
  };
  for (const not of WORDS.not)
    for (const known of WORDS.done) add(`${not} ${known}`, { before: { stance: 'none', isShort: false } });
  for (const { stance, place, phrases } of CUE_ROWS) {
    const scope: Scope | null =
      stance === '-' ? null : { stance: stanceOf(stance), isShort: !place.endsWith('+') };
    if (!/^(?:before|after)(?: \+)?$/.test(place))
      throw new Error(`stances.tsv: there is no place "${place}"`);
    for (const phrase of phrases.split(', '))
      add(phrase, place.startsWith('after') ? { after: scope } : { before: scope });
  }
  // The same phrase with and without an open end is one.
  return new Map([...cues].map(([phrase, cue]) => [stars.has(phrase) ? `${phrase}*` : phrase, cue]));
}

const SCOPE = 14;
const SCOPE_BACK = 6;

/** The stances of the words: one for each word that is in the scope of one, the strictest first. */
export function stancesOf(words: readonly Word[]): (Stance | undefined)[] {
  const stances: (Stance | undefined)[] = [];
  const mark = (places: readonly number[], stance: Stance) => {
    for (const place of places) stances[place] = stricter(stances[place], stance);
  };
  for (const { value, from, to } of findPhrases(CUES, words)) {
    const { before, after } = value;
    const isAfter = after !== null && (before === null || endsSaying(words, to));
    if (isAfter) mark(placesBefore(words, from, after), after.stance);
    else if (before) mark(placesAfter(words, to, before), before.stance);
  }
  return stances;
}

const stricter = (one: Stance | undefined, other: Stance): Stance =>
  one && STANCES.indexOf(one) < STANCES.indexOf(other) ? one : other;

function endsSaying(words: readonly Word[], to: number): boolean {
  const next = words[to + 1];
  return !next || !isJoined(next) || WORDS.places.has(next.key);
}

function placesBefore(words: readonly Word[], from: number, { isShort }: Scope): number[] {
  const places: number[] = [];
  for (let at = from; at > 0 && places.length < (isShort ? SCOPE_BACK : SCOPE); at -= 1) {
    const joint = words[at]?.joint;
    // A sign is between what is named and what is said of it, as in "Java (basic)": one, directly before.
    if (joint === 'stop' || (isShort && (joint === 'comma' || (joint === 'sign' && at !== from)))) break;
    places.push(at - 1);
  }
  return places;
}

function placesAfter(words: readonly Word[], to: number, { isShort }: Scope): number[] {
  const places: number[] = [];
  for (let at = to + 1; at < words.length && places.length < SCOPE; at += 1) {
    const word = words[at];
    if (!word || word.joint === 'stop' || WORDS.scopeEnds.has(word.key)) break;
    if ((word.joint === 'sign' && at !== to + 1) || (isShort && word.joint === 'comma')) break;
    places.push(at);
  }
  return places;
}

const kept = (written: ReadonlySet<string>) => indexOf([...written].map((phrase) => phraseOf(phrase, null)));
const [BACK_INDEX, NONE_INDEX] = [kept(WORDS.backReferences), kept(WORDS.noneOfThem)];
/** A line of a list without bullets. */
const LONGEST_ITEM = 5;

/** Denies the list that "I have never used any of the above" follows; changes nothing else. */
export function withDenials(
  text: string,
  words: readonly Word[],
  units: readonly Unit[],
  stances: readonly (Stance | undefined)[],
): (Stance | undefined)[] {
  const denied = words.map((_, at) => stances[at]);
  units.forEach((unit, place) => {
    const own = words.slice(unit.from, unit.to);
    const back = findPhrases(BACK_INDEX, own).find(({ from }) => stances[unit.from + from] === 'none');
    const none = own.some(({ key }) => WORDS.knowing.has(key)) ? findPhrases(NONE_INDEX, own)[0] : undefined;
    const found = back ?? none;
    if (!found) return;
    const before = own.slice(0, found.from);
    const isWithin = findPhrases(SKILL_WORDS, before).length > 0;
    const list = isWithin
      ? [{ from: unit.from, to: unit.from + found.from }]
      : listBefore(text, words, units, place);
    for (const { from, to } of list) denied.fill('none', from, to);
  });
  return denied;
}

/** The sentence before; or all points, or short lines, up to an empty line. */
function listBefore(text: string, words: readonly Word[], units: readonly Unit[], place: number): Unit[] {
  const last = units[place - 1];
  if (!last) return [];
  const list = [last];
  const isItem = (unit: Unit) =>
    last.isPoint ? unit.isPoint : unit.isWhole && unit.to - unit.from <= LONGEST_ITEM;
  for (let at = place - 2; isItem(last) && at >= 0; at -= 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (
      !unit ||
      !next ||
      !isItem(unit) ||
      /\n[^\S\n]*\r?\n/.test(text.slice(words[next.from - 1]?.end ?? 0, words[next.from]?.start))
    )
      break;
    list.push(unit);
  }
  return list;
}

const HIRING_REACH = 9;
const WITH_REACH = 5;
const COLLEAGUE_REACH = 10;

const LONGEST_COMPANY = 5;

/** Whether words are within the name of a company: "Freight Tools Ltd", "Nordlicht Logistik GmbH". */
function inCompany(words: readonly Word[], from: number, to: number): boolean {
  if (!/^\p{Lu}/u.test(words[from]?.raw ?? '')) return false;
  const before = words[from - 1];
  if (
    WORDS.legalForms.has(words[from]?.key ?? '') &&
    words[from]?.joint === 'space' &&
    before &&
    /^\p{Lu}\p{Ll}+$/u.test(before.raw) &&
    !WORDS.productContext.has(before.key)
  )
    return true;
  for (let at = to + 1; at <= to + LONGEST_COMPANY; at += 1) {
    const word = words[at];
    if (!word || !isJoined(word) || !/^[\p{Lu}&]|^(?:und|and|e|y|et)$/u.test(word.raw)) return false;
    if (WORDS.legalForms.has(word.key)) return true;
  }
  return false;
}

/** Skills of others: "supported the payroll team", "recruited Java developers". */
export function roleOfOthers(words: readonly Word[], from: number, to: number): Stance | undefined {
  if (inCompany(words, from, to)) return 'aside';
  const before = words[from - 1];
  if (
    from === to &&
    WORDS.occupations.has(words[from]?.key ?? '') &&
    before &&
    words[from]?.joint === 'space' &&
    WORDS.definite.has(before.key)
  )
    return 'aside';
  const others = to > from && WORDS.colleagues.has(words[to]?.key ?? '') ? 1 : colleaguesAfter(words, to);
  for (let step = 1; step <= HIRING_REACH; step += 1) {
    const [word, next] = [words[from - step], words[from - step + 1]];
    if (!word || next?.joint === 'stop') return undefined;
    if (WORDS.hiring.has(word.key) && others !== null) return 'aside';
    if (
      step <= WITH_REACH &&
      others !== null &&
      others <= 3 &&
      WORDS.with.has(word.key) &&
      words[to + 1]?.joint !== 'comma'
    )
      return 'aside';
  }
  return undefined;
}

/** How many words after the skill other people are named, in the same sentence. */
function colleaguesAfter(words: readonly Word[], to: number): number | null {
  for (let step = 1; step <= COLLEAGUE_REACH; step += 1) {
    const word = words[to + step];
    if (!word || word.joint === 'stop') return null;
    if (WORDS.colleagues.has(word.key)) return step;
  }
  return null;
}
