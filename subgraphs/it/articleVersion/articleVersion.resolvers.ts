import type { Resolvers } from '../generated/resolvers.js';
import { ARTICLE_PART } from '../article/articlePart.kinds.js';
import { findVersion, listVersions, textOf } from './articleVersion.service.js';
import { restoreVersion } from './restoreVersion.service.js';

export const articleVersionResolvers = {
  KbArticlePart: ARTICLE_PART,
  Query: {
    kbArticleVersions: (_root, args, context) => listVersions(context, args),
    kbArticleVersion: (_root, args, context) => findVersion(context, args),
  },
  Mutation: {
    restoreKbArticleVersion: (_root, args, context) => restoreVersion(context, args),
  },
  KbArticleVersion: {
    content: (row, _args, context) => textOf(row, context),
    category: ({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }),
  },
} satisfies Resolvers;
