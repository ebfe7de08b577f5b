import type { Resolvers } from '../generated/resolvers.js';
import { readFigures } from './articleFigures.service.js';

export const articleFiguresResolvers = {
  Query: { kbFigures: readFigures },
} satisfies Resolvers;
