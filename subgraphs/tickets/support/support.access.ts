import { can } from '../../kit/request/viewer.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import type { May } from '../ticket/kind.js';
import { isHandler, isOpen, isOwner } from '../ticket/ticket.access.js';

/** What the IT page lists for those who run it: IT tickets, and their own general ones of any category. */
const runsOnItPage: May = (viewer, row) =>
  can(viewer, 'ticket.handle_it') && (row.categoryId === IT_SUPPORT || isOwner(viewer, row));

/** Any status from any other: handlers, IT Staff whatever their page lists (5j). */
export const mayChangeStatus: May = (viewer, row) => isHandler(viewer, row) || runsOnItPage(viewer, row);

/** One's own while it is open, IT Staff whatever their page lists. */
export const mayDelete: May = (viewer, row) =>
  runsOnItPage(viewer, row) || (isOwner(viewer, row) && isOpen(row));
