import { defineSubgraph } from '../kit/subgraph.js';
import { categoryResolvers } from './category/category.resolvers.js';
import { database } from './database.js';
import { followPerson } from './person/person.service.js';
import { ticketResolvers } from './ticket/ticket.resolvers.js';
import { foldTally } from './ticket/ticketCount.service.js';

export const tickets = defineSubgraph({
  name: 'tickets',
  folder: import.meta.url,
  resolvers: [ticketResolvers, categoryResolvers],
  database,
  consumes: { 'user.changed': followPerson },
  sweep: () => foldTally(),
});
