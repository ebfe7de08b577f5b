import { string } from 'yup';

import { isBlank } from '../text/unseen';
import { numberText } from '../../ui/numbers';

/**
 * A text that has to be there, of at most so many characters. What is too long is said and kept, never cut.
 */
export const textRule = (missing: string, longest: number) =>
  string()
    .trim()
    .required(missing)
    .test('seen', missing, (text) => !isBlank(text))
    .max(longest, ({ value }: { value: string }) => tooLong(longest, value.length));

/** The words for a text that is too long, under its field. */
export const tooLong = (longest: number, length: number): string =>
  `Use at most ${numberText(longest)} characters; these are ${numberText(length)}`;
