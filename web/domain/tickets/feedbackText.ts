import type { FeedbackType, TicketPriority } from '../../generated/graphql';
import { feedbackTypeName } from './feedbackTypeName';
import { priorityName } from './priorityName';

/** The parts of feedback; a ticket has one text for the message and the category. */
export interface FeedbackText {
  message: string;
  category: string;
  feedbackType: FeedbackType;
  priority: TicketPriority;
}

/**
 * The description of a ticket: the message, then a block of details that lists category, type and priority.
 */
export const describeFeedback = ({ message, category, feedbackType, priority }: FeedbackText): string =>
  `${message}${heading}Category: ${category}\nType: ${feedbackTypeName[feedbackType]}\nPriority: ${priorityName[priority]}`;

/**
 * Characters that a message leaves to its block of details. The portal knows one text and its limit alone;
 * that a form puts two into it is the form's matter.
 */
export const roomForDetails = 200;

const heading = '\n\n---\nFeedback Details:\n';

/**
 * Takes a description apart again. One that was written elsewhere, or whose block tells something else than
 * the ticket does, is all message, so that no word of it is lost.
 */
export function readFeedback({
  description,
  feedbackType,
  priority,
}: {
  description: string;
  feedbackType: FeedbackType;
  priority: TicketPriority;
}): { message: string; category: string | null } {
  const end = description.lastIndexOf(heading);
  const [, category] = /^Category: (.+)$/m.exec(description.slice(end + heading.length)) ?? [];
  const message = description.slice(0, Math.max(0, end));
  return category !== undefined &&
    describeFeedback({ message, category, feedbackType, priority }) === description
    ? { message, category }
    : { message: description, category: null };
}
