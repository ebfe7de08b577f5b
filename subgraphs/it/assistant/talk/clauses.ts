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
