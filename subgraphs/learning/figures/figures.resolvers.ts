import { readFigures } from '../../kit/figures/figures.js';
import type { Resolvers } from '../generated/resolvers.js';
import { database } from '../database.js';
import { examFigures, learningFigures } from './figures.tables.js';

export const figuresResolvers = {
  Query: {
    learningFigures: (_, args, context) => readFigures(database, learningFigures, args, context),
    examFigures: (_, args, context) => readFigures(database, examFigures, args, context),
  },
} satisfies Resolvers;
