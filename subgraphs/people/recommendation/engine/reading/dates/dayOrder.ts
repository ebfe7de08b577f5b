const MONTH = '(?:0?[1-9]|1[0-2])';
/** A day that no month has for its number. */
const LATE_DAY = '(?:1[3-9]|2\\d|3[01])';
const YEAR = '(?:(?:19|20)\\d{2}|\\d{2})';
const datePattern = (one: string, other: string): RegExp =>
  new RegExp(
    ['/', '-']
      .map((sign) => `(?<![\\d${sign}])${one}${sign}${other}${sign}${YEAR}(?![\\d${sign}])`)
      .join('|'),
  );
const MONTH_FIRST = datePattern(MONTH, LATE_DAY);
const DAY_FIRST = datePattern(LATE_DAY, MONTH);

/** The last answer, because each date of a resume asks again. */
let known = { text: '', isMonthFirst: false };

/**
 * Whether a text writes 3/31/2021 with the month first, as in America: then 6/1/2018 in the same text is the
 * first of June. A text that writes both ways, or neither, says nothing.
 */
export function isMonthFirst(text: string): boolean {
  if (known.text !== text) known = { text, isMonthFirst: MONTH_FIRST.test(text) && !DAY_FIRST.test(text) };
  return known.isMonthFirst;
}
