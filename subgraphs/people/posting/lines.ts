const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;
/** One or more bullets or numbers at the beginning of a line; 3.5 is no number of a list. */
const BULLETS = /^(?:(?:[-*•–]|\d{1,2}\.(?!\d))\s*)+/;

/** A list as it was typed, one text or several: a line each, without leading bullets and blank lines (A3.17, B3.38). */
export function readLines(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(LINE_ENDS))
    .map((line) => line.trim().replace(BULLETS, '').trim())
    .filter((line) => line !== '');
}
