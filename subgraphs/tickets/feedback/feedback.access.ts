import type { May } from '../ticket/kind.js';
import { isOwner } from '../ticket/ticket.access.js';

/** Own feedback, while it is open. */
export const mayCancelFeedback: May = (viewer, row) => isOwner(viewer, row) && row.status === 'open';
