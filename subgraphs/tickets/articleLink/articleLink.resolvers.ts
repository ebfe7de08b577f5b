import type { Resolvers } from '../generated/resolvers.js';
import { linkedTickets } from './linkedTickets.loader.js';

export const articleLinkResolvers = {
  KbArticle: {
    __resolveReference: ({ id }) => ({ id }),
    linkedTickets: ({ id }, _, context) => linkedTickets(context).load(id),
  },
} satisfies Resolvers;
