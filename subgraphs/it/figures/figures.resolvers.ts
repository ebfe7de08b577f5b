import { readFigures } from '../../kit/figures/figures.js';
import type { Resolvers } from '../generated/resolvers.js';
import { database } from '../database.js';
import { assetFigures } from './figures.tables.js';

export const figuresResolvers = {
  Query: {
    assetFigures: (_, args, context) => readFigures(database, assetFigures, args, context),
  },
} satisfies Resolvers;
