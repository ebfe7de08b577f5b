import type { Kind } from '../ticket/kind.js';
import { isHandler } from '../ticket/ticket.access.js';
import { mayCancelFeedback } from './feedback.access.js';

/** Feedback: the one kind whose author may stay unknown. */
export const feedback: Kind = {
  handledByIt: 'none',
  answersTo: ['feedback'],
  seenByManager: false,
  mayBeAnonymous: true,
  linksArticles: false,
  isApproved: false,
  inbox: 'feedback',
  may: { cancel: mayCancelFeedback, changeStatus: isHandler },
  part: { field: 'feedback', columns: ['details', 'isAnonymous'] },
};
