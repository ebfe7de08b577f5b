import type { RequestHandler } from 'msw';

import { FeedbackDocument, type FeedbackHistoryQuery, type FeedbackQuery } from '../../generated/graphql';
import { answers, type DataOf } from '../graph';

type Opened = NonNullable<DataOf<FeedbackQuery>['feedbackTicket']>;
type Details = NonNullable<Opened['feedback']>;

/** A piece of feedback with all that any screen asks for. */
export type FeedbackTicket = Opened & DataOf<FeedbackHistoryQuery>['feedbackTickets']['results'][number];

export type GivenFeedback = Partial<Omit<FeedbackTicket, 'feedback'> & Details>;

/** What the form makes of a message. */
export const described = (
  message: string,
  category = 'Work Environment',
  type = 'Suggestion',
  priority = 'Medium',
) => `${message}\n\n---\nFeedback Details:\nCategory: ${category}\nType: ${type}\nPriority: ${priority}`;

/** Maya's wish for bicycle stands, sent anonymously, so cut to the day; but for what the test says. */
export function feedback(given: GivenFeedback = {}): FeedbackTicket {
  const { feedbackType = 'SUGGESTION', isAnonymous = true, ...ticket } = given;
  return {
    id: 731_204_881,
    title: 'Bicycle stands',
    description: described('The yard has room for twenty.'),
    status: 'OPEN',
    priority: 'MEDIUM',
    createdAt: '2026-11-12T08:00:00.000Z',
    updatedAt: '2026-11-12T08:00:00.000Z',
    resolvedAt: null,
    createdBy: null,
    createdByName: 'Anonymous',
    isOwn: true,
    viewerCan: { cancel: true },
    history: [],
    ...ticket,
    feedback: { feedbackType, isAnonymous },
  };
}

/** The fields of feedback that Maya sent with her name. */
export const named: GivenFeedback = {
  isAnonymous: false,
  createdBy: { id: 7, profilePicture: null },
  createdByName: 'Maya Okafor',
  createdAt: '2026-11-12T18:41:00.000Z',
  updatedAt: '2026-11-12T18:41:00.000Z',
};

/** A page of the history. */
export const feedbackPage = (
  results: FeedbackTicket[],
  count = results.length,
): DataOf<FeedbackHistoryQuery> => ({ feedbackTickets: { count, results } });

/** One piece as it is when it is asked for. */
export const feedbackDetails = (one: () => FeedbackTicket): RequestHandler =>
  answers(FeedbackDocument, () => ({ feedbackTicket: one() }));
