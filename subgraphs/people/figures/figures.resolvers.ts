import { readFigures } from '../../kit/figures/figures.js';
import type { Resolvers } from '../generated/resolvers.js';
import { database } from '../database.js';
import { applicationFigures, hoursFigures, staffFigures } from './figures.tables.js';

export const figuresResolvers = {
  Query: {
    staffFigures: (_, args, context) => readFigures(database, staffFigures, args, context),
    hoursFigures: (_, args, context) => readFigures(database, hoursFigures, args, context),
    applicationFigures: (_, args, context) => readFigures(database, applicationFigures, args, context),
  },
} satisfies Resolvers;
