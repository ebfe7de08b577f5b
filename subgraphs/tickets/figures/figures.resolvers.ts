import { readFigures } from '../../kit/figures/figures.js';
import type { Resolvers } from '../generated/resolvers.js';
import { database } from '../database.js';
import { feedbackFigures, leaveFigures, ticketFigures } from './figures.tables.js';

export const figuresResolvers = {
  Query: {
    ticketFigures: (_, args, context) => readFigures(database, ticketFigures, args, context),
    leaveFigures: (_, args, context) => readFigures(database, leaveFigures, args, context),
    feedbackFigures: (_, args, context) => readFigures(database, feedbackFigures, args, context),
  },
} satisfies Resolvers;
