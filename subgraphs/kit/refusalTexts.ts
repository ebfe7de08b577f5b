const LONGEST = 100;

/** What a caller sent as it may be repeated in a refusal: its first 100 characters. */
export const shown = (text: string): string => [...text.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('');

/** What is said about a word or number that is in no list (L5). */
export const notAChoice = (text: string): string => `"${shown(text)}" is not a valid choice.`;

/** What is said about an id that names nothing, or nothing that may be named here. */
export const notAnId = (id: string): string => `Invalid pk "${shown(id)}" - object does not exist.`;
