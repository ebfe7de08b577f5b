import { defineSubgraph } from '../kit/subgraph.js';
import { categoryResolvers } from './category/category.resolvers.js';
import { database } from './database.js';
import { ticketResolvers } from './ticket/ticket.resolvers.js';
import { foldTally } from './ticket/ticketCount.service.js';

export const tickets = defineSubgraph({
  name: 'tickets',
  folder: import.meta.url,
  resolvers: [ticketResolvers, categoryResolvers],
  database,
  sweep: () => foldTally(),
});
