import type { Resolvers } from '../generated/resolvers.js';
import { suggestArticles } from './articleSuggestion.service.js';

export const articleSuggestionResolvers = {
  Query: { kbSuggestions: (_root, { text }, context) => suggestArticles(context, text) },
} satisfies Resolvers;
