import { string } from 'yup';

import { dayProblem, type DayBounds } from '../../ui/form/dates/problems';

/**
 * A day of a date field, or nothing: what was typed and is no day is refused in the words of the field. The
 * graph would refuse the whole form for it.
 */
export const dayRule = (bounds?: DayBounds) =>
  string().test('day', (value: string | undefined, { createError }) => {
    const message = dayProblem(value ?? '', bounds);
    return message === undefined || createError({ message });
  });
