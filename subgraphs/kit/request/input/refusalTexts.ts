const LONGEST = 100;

/** The caller's text as it may be repeated in a refusal: its first 100 characters. */
export const shown = (text: string): string => [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');

/** The refusal of a word or number that is not in the list (L5). */
export const notAChoice = (text: string): string => `"${shown(text)}" is not a valid choice.`;

/** The refusal of a value that is not a text. */
export const NOT_A_TEXT = 'Not a valid string.';

/** The refusal of an id that does not exist or that the caller may not name. */
export const notAnId = (id: string): string => `Invalid pk "${shown(id)}" - object does not exist.`;

/** The refusal of an impossible date in the right format, such as 2026-02-30; null for another text. */
const noSuchDay = (text: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? `There is no day ${text} in the calendar.` : null;

/** The refusal of a text that is not a date. */
export const notADay = (text: string): string =>
  noSuchDay(text.trim()) ?? 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.';

const INSTANT_FORM =
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].';

/** The refusal of a text that is not an instant: it names the impossible part if the format is right. */
export function notAnInstant(text: string): string {
  const form =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
  const [, day = '', hour = '', minute = '', second = '', zone = ''] = form.exec(text.trim()) ?? [];
  if (day === '') return INSTANT_FORM;
  if (Number(hour) > 23) return 'Hours go from 00 to 23, and midnight is 00:00.';
  if (Number(minute) > 59) return 'Minutes go from 00 to 59.';
  if (Number(second) > 59) return 'Seconds go from 00 to 59.';
  return (
    (zone === '' || /^(?:Z|.(?:[01]\d|2[0-3]):?[0-5]\d)$/i.test(zone) ? noSuchDay(day) : null) ?? INSTANT_FORM
  );
}

const LARGEST = 2 ** 31 - 1;

/** The refusal of a value that is not a 32-bit integer. */
export function notAnInteger(text: string): string {
  if (!/^-?\d+(\.0*)?$/.test(text.trim())) return 'A valid integer is required.';
  return Number(text) < 0
    ? `Ensure this value is greater than or equal to ${-LARGEST - 1}.`
    : `Ensure this value is less than or equal to ${LARGEST}.`;
}

/** Digits of a decimal number: before its point, and behind it. */
const DIGITS = { whole: 12, places: 6 } as const;

/** The refusal of a text that is not a decimal number; null if it is one. */
export function decimalProblem(text: string): string | null {
  const [, whole, places = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return 'A valid number is required.';
  if (whole.length > DIGITS.whole)
    return `Ensure that there are no more than ${DIGITS.whole} digits before the decimal point.`;
  return places.length > DIGITS.places
    ? `Ensure that there are no more than ${DIGITS.places} decimal places.`
    : null;
}
