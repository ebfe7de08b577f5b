import { TicketLimits } from '../../../generated/limits';
import { roomForDetails } from '../../../domain/tickets/feedbackText';
import { emptyFeedback, feedbackSchema, toInput } from './feedbackForm';
import { categories, offeredPriorities, offeredTypes } from './pinned';

test('the longest message fits into a ticket together with its details, for every choice [A3.13]', () => {
  const description = 'x'.repeat(TicketLimits.description - roomForDetails);
  const given = categories.flatMap((category) =>
    offeredTypes.flatMap((feedbackType) =>
      offeredPriorities.map((priority) => ({
        ...emptyFeedback,
        title: 'Longer breaks',
        description,
        category,
        feedbackType,
        priority,
      })),
    ),
  );
  expect(given.every((values) => feedbackSchema.isValidSync(values))).toBe(true);
  const lengths = given.map((values) => toInput(values, '').description.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(TicketLimits.description);
});
