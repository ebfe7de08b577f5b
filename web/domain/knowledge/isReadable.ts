/** Levels of quotes and lists that one line opens. */
const mostNested = 40;
/** Emphasis characters in one paragraph: the Markdown parser compares each with all earlier ones. */
const mostSigns = 3_000;

/** What opens quotes and lists at the beginning of a line. */
const openings = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]|$))+/;
const opening = />|[-+*]|\d{1,9}[.)]/g;
const sign = /[*_~[\]]/g;

/**
 * Whether a text can be read as Markdown in little time. The time grows with the square of the nesting, so a
 * short text made for it would block the page.
 */
export function isReadable(text: string): boolean {
  let signs = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') signs = 0;
    const opened = openings.exec(line)?.[0].match(opening)?.length ?? 0;
    signs += line.match(sign)?.length ?? 0;
    if (opened > mostNested || signs > mostSigns) return false;
  }
  return true;
}
