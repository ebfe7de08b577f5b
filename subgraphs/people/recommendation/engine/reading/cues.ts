import { readText } from '../../../../kit/files/data.js';
import { wordRowsOf } from '../vocabulary/tables.js';
import { findPhrases, indexOf, phraseOf } from '../text/phrases.js';
import type { Word } from '../text/words.js';

/** How a text stands to what it names, the strictest first. */
const STRICT = ['none', 'wish', 'aside', 'sold', 'basic', 'past'] as const;

export type Stance = (typeof STRICT)[number];

function stanceOf(written: string): Stance {
  const stance = STRICT.find((one) => one === written);
  if (!stance) throw new Error(`stances.tsv: there is no stance "${written}"`);
  return stance;
}

interface Scope {
  stance: Stance;
  /** Up to the next comma only, not to the end of the sentence. */
  isShort: boolean;
}

/**
 * What a phrase says of what follows it, and of what stands before it. Neither for phrases that only look
 * like one.
 */
interface Cue {
  before: Scope | null;
  after: Scope | null;
}

const here = (name: string) => new URL(name, import.meta.url);
const read = <Column extends string>(name: string, columns: readonly Column[]) =>
  wordRowsOf(name, readText(here(name)), columns);

/** `not` and `done`: "did not" and "write" say together that something was not done. */
const NOT_DONE = read('notDone.tsv', ['list', 'phrases']);
const phrasesOf = (list: string): string[] =>
  NOT_DONE.filter((row) => row.list === list).flatMap(({ phrases }) => phrases.split(', '));

/**
 * What phrases say of what stands before or after them, with + to the end of the clause; `-` for those that only look
 * like one.
 */
const TABLE = read('stances.tsv', ['stance', 'place', 'phrases']);

const CUES = indexOf([...cuesByPhrase()].map(([phrase, cue]) => phraseOf(phrase, cue)));

function cuesByPhrase(): Map<string, Cue> {
  const cues = new Map<string, Cue>();
  const stars = new Set<string>();
  const add = (written: string, more: Partial<Cue>) => {
    const phrase = written.replace('*', '');
    if (written !== phrase) stars.add(phrase);
    cues.set(phrase, { before: null, after: null, ...cues.get(phrase), ...more });
  };
  for (const not of phrasesOf('not'))
    for (const known of phrasesOf('done'))
      add(`${not} ${known}`, { before: { stance: 'none', isShort: false } });
  for (const { stance, place, phrases } of TABLE) {
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

const ENDS = new Set(
  (
    'but however although though yet whereas while aber jedoch sondern dafur pero sino aunque mais cependant toutefois ' +
    'strong strongly advanced expert extensive excellent solid fluent proficient deep daily professional sehr fundierte umfangreiche solido amplio solide'
  ).split(' '),
);
const REACH = 14;
const REACH_BACK = 6;

/** What may follow a phrase that says something of what stands before it: "never used at work". */
const PLACES = new Set('at yet professionally there beruflich im bei'.split(' '));

/** How the words stand: a stance for each word that is in the scope of one, the strictest first. */
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
  one && STRICT.indexOf(one) < STRICT.indexOf(other) ? one : other;

function endsSaying(words: readonly Word[], to: number): boolean {
  const next = words[to + 1];
  return !next || (next.joint !== 'space' && next.joint !== 'tight') || PLACES.has(next.key);
}

function placesBefore(words: readonly Word[], from: number, { isShort }: Scope): number[] {
  const places: number[] = [];
  for (let at = from; at > 0 && places.length < (isShort ? REACH_BACK : REACH); at -= 1) {
    const joint = words[at]?.joint;
    // A sign stands between what is named and what is said of it, as in "Java (basic)": one, directly before.
    if (joint === 'stop' || (isShort && (joint === 'comma' || (joint === 'sign' && at !== from)))) break;
    places.push(at - 1);
  }
  return places;
}

function placesAfter(words: readonly Word[], to: number, { isShort }: Scope): number[] {
  const places: number[] = [];
  for (let at = to + 1; at < words.length && places.length < REACH; at += 1) {
    const word = words[at];
    if (!word || word.joint === 'stop' || ENDS.has(word.key)) break;
    if ((word.joint === 'sign' && at !== to + 1) || (isShort && word.joint === 'comma')) break;
    places.push(at);
  }
  return places;
}
