import type { Problems } from '../kit/errors.js';
import { lengthOf } from '../kit/textLength.js';

/** Control characters, marks that turn the writing, and fillers: nobody sees them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** More marks on one letter than any language writes (UAX 15, stream-safe texts): to bring thousands into their order takes seconds. */
const MOST_MARKS = 30;
const TOO_MANY_MARKS = new RegExp(String.raw`\p{M}{${MOST_MARKS + 1}}`, 'u');

/** Adds the problem of a text that people give to the knowledge base: nothing, nothing that can be seen, or more than `longest` characters. */
export function checkText(field: string, text: string | null, longest: number, problems: Problems): void {
  if (text === null) problems.add(field, 'This field may not be null.');
  // PostgreSQL cannot store NUL.
  else if (text.includes('\0')) problems.add(field, 'Null characters are not allowed.');
  else if (text.replace(UNSEEN, '').trim() === '') problems.add(field, 'This field may not be blank.');
  else if (TOO_MANY_MARKS.test(text)) problems.add(field, `Ensure this field has no more than ${MOST_MARKS} combining marks in a row.`);
  else if (lengthOf(text) > longest) problems.add(field, `Ensure this field has no more than ${longest} characters.`);
}
