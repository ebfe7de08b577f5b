import { badInput, conflict } from '../kit/request/errors.js';
import { defineDatabase } from '../kit/postgres/database.js';
import { TicketCategory } from './category/category.entity.js';
import { TicketComment } from './comment/comment.entity.js';
import { TicketTables1763000000000 } from './migrations/1763000000000-ticketTables.js';
import { TicketTally1763000000001 } from './migrations/1763000000001-ticketTally.js';
import { TicketPeople1763000000002 } from './migrations/1763000000002-ticketPeople.js';
import { LeaveRules1763800000000 } from './migrations/1763800000000-leaveRules.js';
import { TicketComments1763800000001 } from './migrations/1763800000001-ticketComments.js';
import { FeedbackAuthors1764000000000 } from './migrations/1764000000000-feedbackAuthors.js';
import { SupportTickets1764000000001 } from './migrations/1764000000001-supportTickets.js';
import { FoldedSearch1769000000000 } from './migrations/1769000000000-foldedSearch.js';
import { ItConsole1769200000000 } from './migrations/1769200000000-itConsole.js';
import { SearchStatistics1770800000000 } from './migrations/1770800000000-searchStatistics.js';
import { LinkedArticles1770900000000 } from './migrations/1770900000000-linkedArticles.js';
import { TicketAssets1770900000001 } from './migrations/1770900000001-ticketAssets.js';
import { TitleSearch1771000000000 } from './migrations/1771000000000-titleSearch.js';
import { TicketFigures1771310000000 } from './migrations/1771310000000-ticketFigures.js';
import { LeaveWaiting1771320000000 } from './migrations/1771320000000-leaveWaiting.js';
import { AssetsOfTickets1773000000000 } from './migrations/1773000000000-assetsOfTickets.js';
import { LetterSearch1773400000010 } from './migrations/1773400000010-letterSearch.js';
import { AssetTag1773500000000 } from './migrations/1773500000000-assetTag.js';
import { Ticket } from './ticket/ticket.entity.js';

export const database = defineDatabase({
  schema: 'tickets',
  entities: [Ticket, TicketCategory, TicketComment],
  migrations: [
    TicketTables1763000000000,
    TicketTally1763000000001,
    TicketPeople1763000000002,
    LeaveRules1763800000000,
    TicketComments1763800000001,
    FeedbackAuthors1764000000000,
    SupportTickets1764000000001,
    FoldedSearch1769000000000,
    ItConsole1769200000000,
    SearchStatistics1770800000000,
    LinkedArticles1770900000000,
    TicketAssets1770900000001,
    TitleSearch1771000000000,
    TicketFigures1771310000000,
    LeaveWaiting1771320000000,
    AssetsOfTickets1773000000000,
    LetterSearch1773400000010,
    AssetTag1773500000000,
  ],
  constraints: {
    ticket_category_name: () => badInput({ name: ['A category with this name already exists.'] }),
    ticket_leave_overlap: () =>
      badInput({ nonFieldErrors: ['You already have a leave request for these dates.'] }),
    ticket_category_in_use: () => conflict('Tickets use this category.'),
  },
});
