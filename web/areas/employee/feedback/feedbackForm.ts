import { object, string } from 'yup';

import { textRule } from '../../../domain/form/textRule';
import { describeFeedback, roomForDetails } from '../../../domain/tickets/feedbackText';
import { TicketLimits } from '../../../generated/limits';
import type { FeedbackInput, FeedbackType, TicketPriority } from '../../../generated/graphql';
import { placeholder } from './pinned';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface FeedbackValues {
  title: string;
  /** The message alone. */
  description: string;
  category: string;
  feedbackType: FeedbackType;
  priority: TicketPriority;
  isAnonymous: boolean;
}

/** Anonymous, a suggestion, of medium priority. */
export const emptyFeedback: FeedbackValues = {
  title: '',
  description: '',
  category: '',
  feedbackType: 'SUGGESTION',
  priority: 'MEDIUM',
  isAnonymous: true,
};

const longestMessage = TicketLimits.description - roomForDetails;

/** Subject, message and category are required. */
export const feedbackSchema = object({
  title: textRule('Enter a subject', TicketLimits.title),
  description: textRule('Enter a message', longestMessage),
  category: string().required('Choose a category'),
});

/**
 * The input: the message with its details; anonymously with a placeholder for the name and the person's e-mail or a
 * placeholder for that. The portal only checks that they are given and stores neither.
 */
export function toInput(
  { title, description, isAnonymous, ...rest }: FeedbackValues,
  email: string,
): FeedbackInput {
  return {
    title: title.trim(),
    description: describeFeedback({ ...rest, message: description.trim() }),
    feedbackType: rest.feedbackType,
    priority: rest.priority,
    isAnonymous,
    ...(isAnonymous && {
      anonymousName: placeholder.name,
      anonymousEmail: email.trim() || placeholder.email,
    }),
  };
}
