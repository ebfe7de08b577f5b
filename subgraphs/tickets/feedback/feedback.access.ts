import type { May } from '../ticket/kind.js';
import { isOwner } from '../ticket/ticket.access.js';

/** Own feedback, while no one has taken it up. */
export const mayCancelFeedback: May = (viewer, row) => isOwner(viewer, row) && row.status === 'open';
