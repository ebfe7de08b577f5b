import { answer } from './graph';

type Status = 'OPEN' | 'IN_PROGRESS' | 'WAITING_RESPONSE' | 'RESOLVED' | 'CLOSED' | 'REJECTED';

/** A piece of feedback as the graph answers it, with all that any screen asks for. */
export interface TestFeedback {
  id: number;
  title: string;
  description: string;
  status: Status;
  priority: string;
  feedbackType: string;
  isAnonymous: boolean;
  createdAt: string;
  createdByName: string;
  resolvedAt: string | null;
  /** The reader handles it and did not write it. */
  isHandled: boolean;
  history: { position: number; toStatus: Status; changedByName: string; changedAt: string }[];
}

/** What the form makes of a message. */
export const described = (message: string, category = 'Work Environment', type = 'Suggestion', priority = 'Medium') =>
  `${message}\n\n---\nFeedback Details:\nCategory: ${category}\nType: ${type}\nPriority: ${priority}`;

/** Maya's wish for bicycle stands, sent anonymously, so cut to the day; but for what the test says. */
export function feedback({ feedbackType = 'SUGGESTION', isAnonymous = true, isHandled = false, ...given }: Partial<TestFeedback> = {}) {
  const status = given.status ?? 'OPEN';
  const createdAt = given.createdAt ?? (isAnonymous ? '2026-11-12T08:00:00.000Z' : '2026-11-12T18:41:00.000Z');
  return {
    __typename: 'Ticket' as const,
    id: given.id ?? 731_204_881,
    title: given.title ?? 'Bicycle stands',
    description: given.description ?? described('The yard has room for twenty.'),
    status,
    priority: given.priority ?? 'MEDIUM',
    createdAt,
    updatedAt: createdAt,
    resolvedAt: given.resolvedAt ?? null,
    createdBy: isAnonymous ? null : { __typename: 'User' as const, id: 7, profilePicture: null },
    createdByName: given.createdByName ?? (isAnonymous ? 'Anonymous' : 'Maya Okafor'),
    viewerCan: { __typename: 'TicketActions' as const, cancel: !isHandled && status === 'OPEN', commentInternally: isHandled },
    history: (given.history ?? []).map((change) => ({ __typename: 'TicketStatusChange' as const, ...change })),
    feedback: { __typename: 'FeedbackDetails' as const, feedbackType, isAnonymous },
  };
}

export type FeedbackTicket = ReturnType<typeof feedback>;

/** A page of the history. */
export const feedbackPage = (results: readonly FeedbackTicket[], count = results.length) =>
  answer({ feedbackTickets: { __typename: 'TicketPage', count, results } });
