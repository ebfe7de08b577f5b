import { string } from 'yup';

import { lengthProblem } from '../text/textLength';
import { isBlank } from '../text/unseen';

/** A text of at most this many characters. A longer one is reported and kept, never cut. */
export const textUpTo = (longest: number) =>
  string()
    .trim()
    .test('longest', (text = '', { createError }) => {
      const message = lengthProblem(text, longest);
      return message === undefined || createError({ message });
    });

/** The same, for a text that has to be there. */
export const textRule = (missing: string, longest: number) =>
  textUpTo(longest)
    .required(missing)
    .test('seen', missing, (text) => !isBlank(text));
