import { bucketOf } from './classifier.js';
import { clausesOf } from '../talk/clauses.js';
import { isAboutOneself, isAboutOwnThing } from '../talk/otherPeople.js';
import { asksRuleOfOne } from '../talk/othersSigns.js';
import { capitalsIn, withPeople } from '../talk/people.js';
import { GIVEN_NAMES } from '../talk/givenNames.js';
import { isEnglishWord } from '../understanding/englishWords.js';
import { stemOf } from '../understanding/stems.js';

/** Characters of a message that tell what is meant. */
const MOST = 600;
const PERSON = /^(?:NAME|UNKNOWN|OTHER|GROUP)$/;

/** Words in the middle of a sentence that begin with a capital and are none of the language: mostly names. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...capitalsIn(text)].filter((word) => !isEnglishWord(word)));

/** A word as it is compared: people stay what they are, of numbers only that they are some. */
const compared = (word: string): string => (PERSON.test(word) ? word : /\d/.test(word) ? '#' : stemOf(word));

/**
 * The plain words of a message clause by clause, with a word of their own for people; see `talk/people.ts`.
 */
function clausesWithPeople(text: string): string[] {
  const start = text.slice(0, MOST);
  return withPeople(clausesOf(start), start, namesIn(start)).split(' | ');
}

const NAMED = /\bNAME\b/;

/** Whether a clause names someone and says nothing of oneself. */
export const namesSomebodyElse = (text: string): boolean =>
  clausesWithPeople(text).some((clause) => NAMED.test(clause) && !isAboutOneself(clause));

/** Whether what holds for someone is asked, not what is recorded of them. */
export const asksRuleOf = (text: string): boolean => asksRuleOfOne(clausesWithPeople(text).join(' | '));

const TWO_CAPITALS = /\b(\p{Lu}\p{Ll}+)(?= (\p{Lu}[\p{L}-]+))/gu;
/** With what the names of places and the company's own things begin. */
const PLACE = /^(?:San|Santa|Los|Las|New|North|South|East|West|Northwind)$/;

const isNamed = (sentence: string): boolean =>
  [...sentence.matchAll(TWO_CAPITALS)].some(
    ([, first = '', last = '']) =>
      !PLACE.test(first) &&
      (GIVEN_NAMES.has(first.toLowerCase()) || !isEnglishWord(first.toLowerCase())) &&
      !isEnglishWord(last.toLowerCase()),
  );

/** What is told of oneself: "I share a printer with Ana Souza.", "Ana Souza here." */
const OF_ONESELF =
  /^(?:(?:hi|hello|hey|well|so|and|but)[ ,]+)*(?:(?:I|We|My name)\b[^?]*|(?:it'?s )?\p{L}+ [\p{L}-]+ (?:here|again|speaking)[.!,]?)$/iu;

const OF_NAMED = /\b(?:he|she|his|her|hers|him)\b/i;

/**
 * The sentences of a message that name someone by first and last name or speak of them afterwards, and not
 * only tell of oneself.
 */
export function sentencesAboutNamed(text: string): string[] {
  const sentences = text.slice(0, MOST).split(/(?<=[.!?])\s+/);
  const first = sentences.findIndex(isNamed);
  return sentences.filter(
    (sentence, at) =>
      !OF_ONESELF.test(sentence) &&
      !isAboutOwnThing(clausesOf(sentence)) &&
      (isNamed(sentence) || (first >= 0 && at > first && OF_NAMED.test(sentence))),
  );
}

/** Signs that hardly stand in a sentence: of code, of markup, or several in a row. */
const SIGNS = /[<>{}[\]=\\|~^`*_]|[^\p{L}\p{N}\s]{2,}/gu;

/** Letters in a row that are counted beside whole words, so that a mistyped word still counts. */
const LETTERS = 4;

/**
 * What tells the meaning of a message: its words, also the small ones, each two that follow each other, with
 * the beginning and the end of a clause, every four letters in a row, and unusual signs; each once.
 */
export function featuresOf(text: string): ReadonlySet<string> {
  const found = new Set(text.slice(0, MOST).match(SIGNS));
  for (const clause of clausesWithPeople(text)) {
    const words = clause.split(' ').filter((word) => word !== '');
    const marked = ['^', ...words.map(compared), '$'];
    marked.forEach((word, at) => {
      if (at > 0 && at < marked.length - 1) found.add(word);
      if (at > 0) found.add(`${marked[at - 1] ?? ''} ${word}`);
    });
    for (const word of words.filter((one) => !PERSON.test(one))) {
      const bounded = `<${word}>`;
      for (let at = 0; at + LETTERS <= bounded.length; at += 1)
        found.add(`#${bounded.slice(at, at + LETTERS)}`);
    }
  }
  return found;
}

/** What every message has: of one that says nothing, it tells how often people mean each label. */
const ALWAYS = '*';

/**
 * The buckets of what tells the meaning of a message, each once. @param before what it follows, whose features are
 * others than its own; empty for nothing
 */
export function bucketsOf(text: string, before = ''): Uint32Array {
  const follows = before === '' ? [] : [...featuresOf(before)].map((feature) => `before ${feature}`);
  return Uint32Array.from(new Set([ALWAYS, ...featuresOf(text), ...follows].map(bucketOf)));
}

/** A message and, where it has several, each of its sentences. */
export function sentencesIn(message: string): string[] {
  const parts = message.split(/(?<=[.!?:])\s+/).filter((part) => /\p{L}/u.test(part));
  return parts.length > 1 ? [message, ...parts] : [message];
}
