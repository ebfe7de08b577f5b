import { plainLine } from '../plainMarkdown.js';
import { linesOf } from './lineEnds.js';

/** Characters of a preview, and of the content that it is made of. */
const LONGEST = 300;
const LONGEST_READ = 3_000;
const HEADING = /^\s*#{1,6}\s+/;
const RULE = /^[-:|=*_~`\s]*$/;
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
 * The beginning of an article in plain words, without its headings; an article of headings alone begins with them.
 */
export function previewOf(content: string): string {
  const lines = linesOf(content.slice(0, LONGEST_READ)).filter(
    (line) => !FENCE.test(line) && !RULE.test(line),
  );
  const text = lines.filter((line) => !HEADING.test(line));
  const words = (text.length > 0 ? text : lines).map(wordsOf).filter(Boolean).join(' ');
  return [...words].slice(0, LONGEST).join('');
}
