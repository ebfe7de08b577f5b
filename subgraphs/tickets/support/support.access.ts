import { can } from '../../kit/request/viewer.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import type { May } from '../ticket/kind.js';
import { isHandler, isOpen, isOwner } from '../ticket/ticket.access.js';

/**
 * The list of the IT page for people who handle IT tickets: IT tickets, and their own general tickets of any
 * category.
 */
const runsOnItPage: May = (viewer, row) =>
  can(viewer, 'ticket.handle_it') && (row.categoryId === IT_SUPPORT || isOwner(viewer, row));

/** Any status from any other: handlers, IT Staff whatever their page lists (5j). */
export const mayChangeStatus: May = (viewer, row) => isHandler(viewer, row) || runsOnItPage(viewer, row);

/** Own tickets while they are open; any ticket of the IT page for IT Staff. */
export const mayDelete: May = (viewer, row) =>
  runsOnItPage(viewer, row) || (isOwner(viewer, row) && isOpen(row));
