import { createFileSweep } from '../kit/files/files.js';
import { together } from '../kit/graphql/resolvers.js';
import type { Complete } from '../kit/graphql/resolvers.js';
import { defineSubgraph } from '../kit/service/subgraph.js';
import type { Resolvers } from './generated/resolvers.js';
import { articleLinkResolvers } from './articleLink/articleLink.resolvers.js';
import { followAssets } from './assetTickets/asset.service.js';
import { assetTicketsResolvers } from './assetTickets/assetTickets.resolvers.js';
import { categoryResolvers } from './category/category.resolvers.js';
import { commentResolvers } from './comment/comment.resolvers.js';
import { database } from './database.js';
import { figuresResolvers } from './figures/figures.resolvers.js';
import { feedback } from './feedback/feedback.kind.js';
import { feedbackResolvers } from './feedback/feedback.resolvers.js';
import { findResolvers } from './find/find.resolvers.js';
import { general } from './general/general.kind.js';
import { generalResolvers } from './general/general.resolvers.js';
import { itSupport } from './itSupport/itSupport.kind.js';
import { itSupportResolvers } from './itSupport/itSupport.resolvers.js';
import { leavingResolvers } from './leaving/leaving.resolvers.js';
import { leave } from './leave/leave.kind.js';
import { leaveResolvers } from './leave/leave.resolvers.js';
import { followPeople, followPerson } from './person/person.service.js';
import { statusResolvers } from './status/status.resolvers.js';
import { assignResolvers } from './ticket/assign/assign.resolvers.js';
import { addKinds } from './ticket/kind.js';
import { ownCountsResolvers } from './ticket/counts/ownCounts.resolvers.js';
import { ticketResolvers } from './ticket/ticket.resolvers.js';
import { foldTally } from './ticket/counts/ticketCount.service.js';
import { ticketCountsResolvers } from './ticket/counts/ticketCounts.resolvers.js';
import { waitingResolvers } from './waiting/waiting.resolvers.js';

addKinds({ 'leave-request': leave, 'it-support': itSupport, feedback, general });

const sweepOwnFiles = createFileSweep(database, 'tickets');

export const tickets = defineSubgraph({
  name: 'tickets',
  folder: import.meta.url,
  resolvers: together(
    ticketResolvers,
    categoryResolvers,
    leaveResolvers,
    commentResolvers,
    articleLinkResolvers,
    assetTicketsResolvers,
    assignResolvers,
    statusResolvers,
    feedbackResolvers,
    findResolvers,
    waitingResolvers,
    generalResolvers,
    itSupportResolvers,
    ownCountsResolvers,
    ticketCountsResolvers,
    leavingResolvers,
    figuresResolvers,
  ) satisfies Complete<Resolvers>,
  database,
  consumes: { 'user.changed': followPerson, 'users.imported': followPeople, 'assets.state': followAssets },
  sweep: async (config) => {
    await foldTally();
    await sweepOwnFiles(config);
  },
});
