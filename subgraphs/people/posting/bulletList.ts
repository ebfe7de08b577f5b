const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;

/**
 * Signs that start no sentence: dots, arrows, squares, ticks and stars, and the bullet characters of Word's symbol
 * fonts.
 */
const SIGN =
  '[*•‣⁃∙·・»›\\u{1F300}-\\u{1FAFF}\\u2190-\\u21FF\\u25A0-\\u27BF\\u2B00-\\u2BFF\\uE000-\\uF8FF]\\uFE0F?';
/** Below zero, with a blank in between as some write it: – 5 °C, – 5 to 8 °C. */
const DEGREES = '\\s*[.,]?\\d(?:[\\d.,\\s–-]|to|and|or){0,20}[°º℃℉]';
/** A dash, unless a number follows: -5 °C. The sign of minus is one only before a word. */
const DASH = `[-‐‑‒–—―](?![.,]?\\d|${DEGREES})|−(?!\\s*[.,]?\\d)`;
/**
 * 1. and 2) and 1.) and 2.1) and (3) and b) and [x]; 3.5 is no number of a list, and 31.12. may be a day. Of
 * 401(k) and (m/f/d) nothing is taken.
 */
const NUMBER =
  '(?:\\d{1,2}(?:\\.\\d{1,2})*\\)|\\d{1,2}\\.\\)?)(?!\\d)|\\[[ xX]?\\](?=\\s)|\\(\\d{1,2}\\)|\\(?[a-z]\\)|\\(?[ivx]{1,4}\\)';
/**
 * Letters used as bullets: followed by a tab or several blanks as in Word, those of its symbol font by a tab, or an
 * o before a capital letter.
 */
const LETTER = '[Øüvqnlu]\\t|[o§](?:\\t|[^\\S\\n]{2,})|o\\s(?=\\p{Lu})|[a-z]\\.\\t';

/** One or more bullets or numbers at the beginning of a line. */
const BULLETS = new RegExp(`^(?:(?:${SIGN}|${DASH}|${NUMBER}|${LETTER})\\s*)+`, 'u');

/** One line without the bullets and numbers that it begins with. */
export const withoutBullets = (line: string): string => line.trim().replace(BULLETS, '').trim();

/**
 * A list as it was typed or pasted, one text or several: a line each, without leading bullets and blank
 * lines.
 */
export function readBulletList(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(LINE_ENDS))
    .map(withoutBullets)
    .filter((line) => line !== '');
}
