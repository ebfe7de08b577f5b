import type { RequestHandler } from 'msw';

import { TicketCommentsDocument, type TicketCommentsQuery } from '../../generated/graphql';
import { answers } from '../graph';

export type TicketComment = TicketCommentsQuery['ticketComments']['results'][number];

/**
 * A comment without a photo on a ticket of any kind, written at eleven on 12 November, but for what the test
 * says.
 */
export const ticketComment = (given: Partial<TicketComment> = {}): TicketComment => ({
  id: 1,
  comment: 'Fine.',
  isInternal: false,
  articleId: null,
  article: null,
  createdBy: null,
  createdByName: 'Daniel Cho',
  createdAt: '2026-11-12T19:00:00.000Z',
  ...given,
});

/** The comments as they are when they are asked for. */
export const ticketComments = (results: () => TicketComment[]): RequestHandler =>
  answers(TicketCommentsDocument, () => ({
    ticketComments: { count: results().length, results: results() },
  }));
