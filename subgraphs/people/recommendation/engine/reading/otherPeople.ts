import { inKeys } from '../text/keys.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { tablesBeside } from '../tables.js';
import type { Stance } from './stances.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const LISTS = wordListsIn('otherPeople.tsv', [
  // Possessives of the writer: my, our.
  'owners',
  'articles',
  // Family, friends and those at work whom only "my" makes others.
  'relatives',
  // Who works alone, and is asked for one thing: "the lawyer for data protection".
  'advisers',
  // Groups that may include the writer.
  'groups',
  // Who works, by what they are; German ones also as the end of a longer word.
  'workers',
  'companies',
  // What people do, as it is said of others before they are named: "Firewalls machen meine Leute", "la hace
  // el equipo".
  'does',
  // Before a participle: "is loaded by the data engineers".
  'is',
  'work',
  'by',
  'of',
  // Before those whom one worked with.
  'beside',
  'among',
  'who',
  'and',
  'he',
  // Indefinite pronouns, never the writer: "before anyone has written it".
  'somebody',
  // The writer: from here on the text is about them again.
  'self',
  // The writer as object: "my brother taught me Java".
  'toSelf',
  // Right before the title of the writer: "I am a developer who …".
  'being',
  // Who leads people has to know what they do.
  'leading',
  // Before those whom one found for a job.
  'hired',
  'numbers',
  'conjunctions',
  // Behind people more of them follows, not what they do.
  'noVerbs',
]);
const WORDS = inKeys(LISTS);

const WHOLE = new RegExp(
  `(?:${[...WORDS.workers, ...WORDS.advisers].filter((worker) => worker.length > 5).join('|')})$`,
);
const LONG = 10;

/**
 * Whether a key names an occupation; German says it in other cases and within longer words too:
 * Datenanalysten, Bilanzbuchhalterin.
 */
export function isWorker(key: string): boolean {
  return [key, key.replace(/n$/, ''), key.replace(/(?:en|nen)$/, '')].some(
    (form) =>
      WORDS.workers.has(form) ||
      WORDS.advisers.has(form) ||
      WORDS.groups.has(form) ||
      (form.length >= LONG && WHOLE.test(form)),
  );
}

export const isRelative = (key: string): boolean =>
  WORDS.relatives.has(key) || WORDS.relatives.has(key.replace(/n$/, ''));

/** Words that may be between "the" and who they are. */
const MORE = 4;
const REACH = 20;
/**
 * Signs that a clause may have before what is said of it: "the dashboards (Looker) are made by the analysts".
 */
const SIGNS = 2;
const BACK = 16;

interface Person {
  /** Place of the word that names them. */
  at: number;
  isRelative: boolean;
}

/**
 * The stances, with what other people do marked as an aside: "my sister writes it in Java", "the developers build
 * it in Storybook", "loaded by the data engineers (Databricks)".
 */
export function withOtherPeople(
  text: string,
  words: readonly Word[],
  stances: readonly (Stance | undefined)[],
): (Stance | undefined)[] {
  const told = words.map((_, at) => stances[at]);
  for (let at = 0; at < words.length; at += 1) {
    for (const [from, to] of partsOfOthers(text, words, at))
      for (let place = from; place < to; place += 1)
        if (told[place] !== 'none' && told[place] !== 'wish') told[place] = 'aside';
  }
  return told;
}

type Part = readonly [from: number, to: number];

/** Parts of the text that the word at a place, and what follows, makes those of others. */
function partsOfOthers(text: string, words: readonly Word[], at: number): Part[] {
  const key = keyAt(words, at);
  if (WORDS.he.has(key) && begins(words, at)) return [[at, endOf(words, at + 1)]];
  if (WORDS.companies.has(key)) return ofCompanies(text, words, at);
  if (WORDS.somebody.has(key) && isVerbNext(words, at + 1)) return [[at, endOf(words, at + 1)]];
  if (WORDS.hired.has(key)) return [[at + 1, hiredEnd(words, at + 1)]];
  if (WORDS.among.has(key)) return amongOthers(text, words, at);
  const isOwned = WORDS.owners.has(key);
  if (!isOwned && !WORDS.articles.has(key)) return [];
  const person = personAfter(words, at, isOwned);
  return [...doneByOthers(text, words, at, person), ...othersActing(words, at, person)];
}

/**
 * "… is loaded by the data engineers (Databricks)", "las prepara la gestoría", "the tests are the developers'
 * work": what was done, and what they use.
 */
function doneByOthers(text: string, words: readonly Word[], at: number, person: Person | null): Part[] {
  const clause: Part = [startOf(words, at), at];
  const isNext = words[at]?.joint === 'space';
  // "Den Abschluss macht unsere Bilanzbuchhalterin": "our" with an unknown noun is another person.
  const isUnknown = WORDS.owners.has(keyAt(words, at)) && words[at + 1]?.joint === 'space';
  if (WORDS.does.has(keyAt(words, at - 1)) && isNext && (person || isUnknown))
    return [clause, [at, endOf(words, at + 1)]];
  if (!person || person.isRelative) return [];
  if (WORDS.is.has(keyAt(words, at - 1)) && WORDS.work.has(keyAt(words, person.at + 1))) return [clause];
  if (!WORDS.by.has(keyAt(words, at - 1)) || !isNext) return [];
  const isPassive = [2, 3, 4].some((step) => WORDS.is.has(keyAt(words, at - step)));
  return [[at, bracketEnd(text, words, person.at)], ...(isPassive ? [clause] : [])];
}

/** "My sister is an engineer", "the developers build it in Storybook", "with an analyst who wrote SQL". */
function othersActing(words: readonly Word[], at: number, person: Person | null): Part[] {
  const next = person && words[person.at + 1];
  if (!next || next.joint === 'stop') return [];
  const whole: Part = [at, endOf(words, person.at)];
  const isBeside = WORDS.beside.has(keyAt(words, at - 1));
  if (WORDS.who.has(next.key)) return isBeside || person.isRelative || !isOneself(words, at) ? [whole] : [];
  if (next.joint !== 'space') return [];
  if (
    begins(words, at) &&
    (person.isRelative
      ? !WORDS.and.has(next.key)
      : isVerb(next) && !isOneself(words, at) && isApart(words, at, person))
  )
    return [whole];
  // "According to the lawyer for data protection."
  return WORDS.of.has(next.key) && WORDS.advisers.has(keyAt(words, person.at)) && !isOneself(words, at)
    ? [[at, Math.min(whole[1], person.at + MORE)]]
    : [];
}

/** "In a squad of seven developers (React, Node)": what they use. One's own team is no other. */
function amongOthers(text: string, words: readonly Word[], at: number): Part[] {
  if ([1, 2, 3, 4].some((step) => WORDS.leading.has(keyAt(words, at - step)))) return [];
  for (let step = 1; step <= MORE + 2 && isJoined(words[at + step]); step += 1) {
    if (isWorker(keyAt(words, at + step)) && words[at + step + 1]?.joint === 'sign')
      return [[at + step + 1, bracketEnd(text, words, at + step)]];
  }
  return [];
}

/** "Hired two data engineers, a designer and a head of sales": up to where no more of them are counted. */
function hiredEnd(words: readonly Word[], from: number): number {
  let at = from;
  for (
    ;
    at < Math.min(words.length, from + REACH) &&
    words[at]?.joint !== 'stop' &&
    !WORDS.self.has(keyAt(words, at));
    at += 1
  ) {
    const key = keyAt(words, at);
    const isNext = at > from && (!isJoined(words[at]) || WORDS.and.has(key));
    if (isNext && !isCounted(words, WORDS.and.has(key) ? at + 1 : at)) break;
    if (at > from && WORDS.noVerbs.has(key) && !WORDS.and.has(key) && !WORDS.of.has(key)) break;
  }
  return at;
}

const isCounted = (words: readonly Word[], at: number): boolean =>
  WORDS.articles.has(keyAt(words, at)) ||
  WORDS.numbers.has(keyAt(words, at)) ||
  /^\d{1,3}$/.test(keyAt(words, at)) ||
  WORDS.and.has(keyAt(words, at));

const OF_WHAT = 2;

/** "Nearly all of them software companies (React, cloud)": what they are about. */
function ofCompanies(text: string, words: readonly Word[], at: number): Part[] {
  if (!/(?:s|en)$/.test(words[at]?.raw ?? '')) return [];
  for (let last = at; last <= at + OF_WHAT; last += 1) {
    if (words[last + 1]?.joint === 'sign') return [[at + 1, bracketEnd(text, words, last)]];
    if (words[last + 1]?.joint !== 'space') return [];
  }
  return [];
}

function personAfter(words: readonly Word[], at: number, isOwned: boolean): Person | null {
  for (let place = at + 1; place <= at + MORE && isJoined(words[place]); place += 1) {
    const key = keyAt(words, place);
    if (WORDS.self.has(key) || (place === at + 1 && WORDS.of.has(key))) return null;
    if (isOwned && isRelative(key)) return { at: place, isRelative: true };
    if (isWorker(key)) return { at: place, isRelative: false };
  }
  return null;
}

const keyAt = (words: readonly Word[], at: number): string => words[at]?.key ?? '';
const isVerbNext = (words: readonly Word[], at: number): boolean =>
  isJoined(words[at]) && !WORDS.noVerbs.has(keyAt(words, at));
const isVerb = ({ key, raw }: Word): boolean => !WORDS.noVerbs.has(key) && /^\p{Ll}/u.test(raw);
const isOneself = (words: readonly Word[], at: number): boolean =>
  [1, 2, 3].some((step) => WORDS.being.has(keyAt(words, at - step)));
/** The developers are others; "the team" may be one's own. */
const isApart = (words: readonly Word[], at: number, person: Person): boolean =>
  !WORDS.groups.has(keyAt(words, person.at)) ||
  /(?:s|n|innen)$/.test(words[person.at]?.raw ?? '') ||
  keyAt(words, at) === 'another';
/** Begins a sentence or clause. */
const begins = (words: readonly Word[], at: number): boolean =>
  at === 0 || !isJoined(words[at]) || WORDS.conjunctions.has(keyAt(words, at - 1));

/** To the end of the sentence, or to where the writer is the subject again; empty when the writer is the object. */
function endOf(words: readonly Word[], from: number): number {
  let at = from;
  while (
    at < Math.min(words.length, from + REACH) &&
    words[at]?.joint !== 'stop' &&
    !WORDS.self.has(keyAt(words, at))
  ) {
    if (WORDS.toSelf.has(keyAt(words, at))) return from;
    at += 1;
  }
  return at;
}

/** To the end of the part that a bracket right behind contains. */
function bracketEnd(text: string, words: readonly Word[], person: number): number {
  let at = person + 1;
  if (words[at]?.joint !== 'sign' || !text.slice(words[person]?.end ?? 0, words[at]?.start).includes('('))
    return at;
  at += 1;
  while (
    at < Math.min(words.length, person + REACH) &&
    words[at]?.joint !== 'stop' &&
    words[at]?.joint !== 'sign' &&
    !WORDS.self.has(keyAt(words, at))
  )
    at += 1;
  return at;
}

/** The beginning of the clause. */
function startOf(words: readonly Word[], to: number): number {
  let at = to - 1;
  for (
    let signs = 0;
    at > Math.max(0, to - BACK) && words[at]?.joint !== 'stop' && !WORDS.self.has(keyAt(words, at - 1));
    at -= 1
  ) {
    if (words[at]?.joint === 'sign') signs += 1;
    if (signs > SIGNS) break;
  }
  return at;
}
