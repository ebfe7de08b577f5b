import type { Problems } from '../kit/request/errors.js';
import { checkLength, isBlank } from '../kit/request/input/text.js';

/**
 * Adds the problem of a text that people give to the knowledge base: nothing, nothing that can be seen, or
 * more than `longest` characters.
 */
export function checkText(field: string, text: string | null, longest: number, problems: Problems): void {
  if (text === null) problems.add(field, 'This field may not be null.');
  // PostgreSQL cannot store NUL.
  else if (text.includes('\0')) problems.add(field, 'Null characters are not allowed.');
  else if (isBlank(text)) problems.add(field, 'This field may not be blank.');
  else checkLength(problems, field, text, longest);
}
