import { plainWords } from '../understanding/words.js';

/** What keeps clauses apart; a mark within a number or an address does not. */
const MARKS = /[!?;"“”„()[\]\n…—]|[.,:](?=\s|$)|(?<=\s)[-–](?=\s)/;

/** "Mr. Novak" is one clause. */
const TITLE_END = /\b(mrs?|ms|dr|prof)\.(?=\s)/gi;

/** The plain words of a text with a bar between its clauses: "Hi! I'm Anna." is `hi | i m anna`. */
export const clausesOf = (text: string): string =>
  text
    .replace(TITLE_END, '$1')
    .split(MARKS)
    .filter((part) => part !== '')
    .map((part) => plainWords(part).join(' '))
    .filter((part) => part !== '')
    .join(' | ');

/**
 * Begins a clause; words of politeness may stand before what follows. To be put in front of the source of a
 * sign.
 */
export const CLAUSE_START = String.raw`(?:^|\| |\b(?:and|then|now|so|but|also) )(?:(?:please|now|just|then|ok|okay|hey|can|could|would|will|you|to|i want you to|i need you to|for a moment|kindly) ){0,4}`;

const STORY = 20;

/**
 * Whether a message tells a story, in which many things are said by the way and orders of others are told.
 * @param words plain ones
 */
export const isStory = (words: string): boolean => words.split(' ').length >= STORY;
