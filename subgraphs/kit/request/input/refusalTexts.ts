const LONGEST = 100;

/** What a caller sent as it may be repeated in a refusal: its first 100 characters. */
export const shown = (text: string): string => [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');

/** What is said about a word or number that is in no list (L5). */
export const notAChoice = (text: string): string => `"${shown(text)}" is not a valid choice.`;

/** What is said about a value that is no text, where one belongs. */
export const NOT_A_TEXT = 'Not a valid string.';

/** What is said about an id that names nothing, or nothing that may be named here. */
export const notAnId = (id: string): string => `Invalid pk "${shown(id)}" - object does not exist.`;

/**
 * What is said about a day that has the right form and that no calendar has, such as 2026-02-30; null for
 * another text.
 */
const noSuchDay = (text: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? `There is no day ${text} in the calendar.` : null;

/** What is said about a text that is no day. */
export const notADay = (text: string): string =>
  noSuchDay(text.trim()) ?? 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.';

const INSTANT_FORM =
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].';

/** What is said about a text that is no instant: which part of it cannot be, where it has the right form. */
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

/** What is said about a text that is no decimal number; null for one. */
export function decimalProblem(text: string): string | null {
  const [, whole, places = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return 'A valid number is required.';
  if (whole.length > DIGITS.whole)
    return `Ensure that there are no more than ${DIGITS.whole} digits before the decimal point.`;
  return places.length > DIGITS.places
    ? `Ensure that there are no more than ${DIGITS.places} decimal places.`
    : null;
}
