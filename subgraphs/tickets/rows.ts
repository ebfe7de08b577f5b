import type { Page, PlacedPage } from '../kit/request/list.js';
import type { CategoryRow } from './category/category.service.js';
import type { CommentRow } from './comment/comment.service.js';
import type { LeaveRow } from './leave/leave.row.js';
import type { LeavePreview as Preview, LeaveYear as Year } from './leave/leaveYear.service.js';
import type { TicketRow } from './ticket/ticket.row.js';
import type { StatusChange } from './ticket/ticketHistory.loader.js';

// What resolvers hand on for a type of the graph: its name here, its row there. Types that are not here
// hand on their fields.
export type KbArticle = { id: number };
export type LeaveDetails = LeaveRow;
export type LeavePreview = Preview;
export type LeaveYear = Year;
export type Leaving = { userId: number; reportUserIds?: number[] };
export type Ticket = TicketRow;
export type TicketCategory = CategoryRow;
export type TicketCategoryPage = Page<CategoryRow>;
export type TicketComment = CommentRow;
export type TicketCommentPage = Page<CommentRow>;
export type TicketPage = Page<TicketRow> & Partial<PlacedPage<TicketRow>>;
export type TicketStatusChange = StatusChange;
export type User = { id: number };
