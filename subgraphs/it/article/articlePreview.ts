import { plainLine } from '../plainMarkdown.js';
import { linesOf } from './lineEnds.js';

/** Characters of a preview, and of the content that it is made of. */
const LONGEST = 300;
const LONGEST_READ = 3_000;
const HEADING = /^\s*#{1,6}\s+/;
const RULE = /^[-:|=*_~`\s]*$/;
const ROW = /^\s*\|/;
const FENCE = /^\s*(?:```|~~~)/;
const MARK = /^\s*(?:>\s*)*(?:[-*+]\s+|\d{1,3}[.)]\s+|>\s*)?/;

/** A line without what makes it a point, a step, a quotation or a row of a table. */
const wordsOf = (line: string): string =>
  plainLine(
    line
      .replace(HEADING, '')
      .replace(MARK, '')
      .replace(/^\||\|$/g, '')
      .replaceAll('|', ' '),
  );

/**
 * The beginning of an article in plain words, without its headings and tables; an article of nothing else begins
 * with what it has.
 */
export function previewOf(content: string): string {
  const lines = linesOf(content.slice(0, LONGEST_READ)).filter(
    (line) => !FENCE.test(line) && !RULE.test(line),
  );
  const text = lines.filter((line) => !HEADING.test(line));
  const sentences = text.filter((line) => !ROW.test(line));
  const words = ([sentences, text].find(({ length }) => length > 0) ?? lines)
    .map(wordsOf)
    .filter(Boolean)
    .join(' ');
  return [...words].slice(0, LONGEST).join('');
}
