import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { mayWrite } from './article.access.js';
import { articleById, findArticle } from './article.loader.js';
import type { ArticleRow } from './article.loader.js';
import { createArticle, updateArticle } from './article.service.js';
import type { ArticleChange } from './article.service.js';
import { countUse } from './articleCounter.service.js';
import { attachmentLink, findAttachment } from './articleFiles.service.js';
import { highlightsOf } from './articleHighlight.service.js';
import type { ArticleInput } from './articleInput.service.js';
import { listArticles } from './articleList.service.js';
import type { ArticleListArgs } from './articleList.service.js';
import { questionsByArticle } from './articleQuestion.loader.js';
import { attachmentsByArticle } from './attachment.loader.js';
import type { AttachmentRow } from './attachment.loader.js';
import { removeArticle, restoreArticle } from './removeArticle.service.js';
import { listRemovedArticles } from './removedArticles.service.js';

interface One {
  id: number;
}

const writes = (row: ArticleRow, _args: unknown, context: RequestContext) => !row.isRemoved && mayWrite(requireViewer(context), row);

export const articleResolvers: Resolvers = {
  Query: {
    kbArticles: (_root: unknown, { isRemoved, ...args }: ArticleListArgs & { isRemoved?: boolean | null }, context: RequestContext) => (isRemoved ? listRemovedArticles : listArticles)(context, args),
    publishedKbArticles: (_root: unknown, args: ArticleListArgs, context: RequestContext) => listArticles(context, { ...args, isPublished: true }),
    popularKbArticles: (_root: unknown, args: ArticleListArgs, context: RequestContext) => listArticles(context, { ...args, isPublished: true, ordering: '-viewCount,-downloadCount' }),
    kbArticle: (_root: unknown, { id }: One, context: RequestContext) => findArticle(context, id),
    kbAttachment: (_root: unknown, { articleId, id }: One & { articleId: number }, context: RequestContext) => findAttachment(context, articleId, id),
  },
  Mutation: {
    createKbArticle: (_root: unknown, { input }: { input: ArticleInput }, context: RequestContext) => createArticle(context, input),
    updateKbArticle: (_root: unknown, change: ArticleChange, context: RequestContext) => updateArticle(context, change),
    deleteKbArticle: (_root: unknown, { id }: One, context: RequestContext) => removeArticle(context, id),
    restoreKbArticle: (_root: unknown, { id }: One, context: RequestContext) => restoreArticle(context, id),
    registerKbArticleView: (_root: unknown, { id }: One, context: RequestContext) => countUse(context, id, 'view_count'),
    registerKbArticleDownload: (_root: unknown, { id }: One, context: RequestContext) => countUse(context, id, 'download_count'),
  },
  KbArticle: {
    __resolveReference: ({ id }: One, context: RequestContext) => articleById(context).load(Number(id)),
    category: ({ categoryId, categoryName }: ArticleRow) => ({ id: categoryId, name: categoryName }),
    author: ({ authorId }: ArticleRow) => ({ id: authorId }),
    attachments: async ({ id, isRemoved }: ArticleRow, _args: unknown, context: RequestContext) => (isRemoved ? [] : ((await attachmentsByArticle(context).load(id)) ?? [])),
    questions: async ({ id }: ArticleRow, _args: unknown, context: RequestContext) => (await questionsByArticle(context).load(id)) ?? [],
    highlights: (row: ArticleRow, _args: unknown, context: RequestContext) => highlightsOf(row, context),
    viewerCan: (row: ArticleRow) => row,
  },
  KbArticleActions: { update: writes, remove: writes },
  KbAttachment: {
    file: (row: AttachmentRow, _args: unknown, context: RequestContext) => attachmentLink(row, context),
  },
};
