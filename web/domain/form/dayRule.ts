import { string } from 'yup';

import { dayProblem, type DayBounds } from '../../ui/form/dates/problems';

/**
 * The value of a date field, or null: an invalid date is refused with the field's message. Otherwise the graph
 * would refuse the whole form.
 */
export const dayRule = (bounds?: DayBounds) =>
  string().test('day', (value: string | undefined, { createError }) => {
    const message = dayProblem(value ?? '', bounds);
    return message === undefined || createError({ message });
  });
