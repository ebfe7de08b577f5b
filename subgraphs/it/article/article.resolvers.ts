import { isAsked } from '../../kit/postgres/columns.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { ResolverFn, Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { mayWrite } from './article.access.js';
import { articleById, findArticle } from './article.loader.js';
import type { ArticleRow } from './article.loader.js';
import { createArticle, updateArticle } from './article.service.js';
import { countUse } from './articleCounter.service.js';
import { archiveLink, attachmentLink, findAttachment } from './files/articleFiles.service.js';
import { highlightsOf } from './search/articleHighlight.service.js';
import { listArticles } from './articleList.service.js';
import { previewOf } from './articlePreview.js';
import { questionsByArticle } from './question/articleQuestion.loader.js';
import { attachmentsByArticle } from './files/attachment.loader.js';
import type { AttachmentRow } from './files/attachment.loader.js';
import { removeArticle, restoreArticle } from './removeArticle.service.js';
import { listRemovedArticles } from './removedArticles.service.js';

const writes: ResolverFn<boolean, ArticleRow, RequestContext, object> = (row, _args, context) =>
  !row.isRemoved && mayWrite(requireViewer(context), row);

/** The files of a row; those of a removed article are hidden. */
const filesOf = async ({ id, isRemoved }: ArticleRow, context: RequestContext): Promise<AttachmentRow[]> =>
  isRemoved ? [] : ((await attachmentsByArticle(context).load(id)) ?? []);

export const articleResolvers = {
  Query: {
    kbArticles: (_root, { isRemoved, ...args }, context, info) =>
      isRemoved ? listRemovedArticles(context, args) : listArticles(context, args, isAsked(info, 'count')),
    publishedKbArticles: (_root, args, context, info) =>
      listArticles(context, { ...args, isPublished: true }, isAsked(info, 'count')),
    popularKbArticles: (_root, args, context, info) =>
      listArticles(
        context,
        { ...args, isPublished: true, ordering: '-viewCount,-downloadCount' },
        isAsked(info, 'count'),
      ),
    kbArticle: (_root, { id }, context) => findArticle(context, id),
    kbAttachment: (_root, { articleId, id }, context) => findAttachment(context, articleId, id),
  },
  Mutation: {
    createKbArticle: (_root, { input }, context) => createArticle(context, input),
    updateKbArticle: (_root, change, context) => updateArticle(context, change),
    deleteKbArticle: (_root, { id }, context) => removeArticle(context, id),
    restoreKbArticle: (_root, { id }, context) => restoreArticle(context, id),
    registerKbArticleView: (_root, { id }, context) => countUse(context, id, 'view_count'),
    registerKbArticleDownload: (_root, { id }, context) => countUse(context, id, 'download_count'),
  },
  KbArticle: {
    __resolveReference: ({ id }, context) => articleById(context).load(Number(id)),
    category: ({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }),
    author: ({ authorId }) => ({ id: authorId }),
    preview: ({ content }) => previewOf(content),
    attachments: (row, _args, context) => filesOf(row, context),
    archive: async (row, _args, context) => archiveLink(row, await filesOf(row, context), context),
    questions: async ({ id }, _args, context) => (await questionsByArticle(context).load(id)) ?? [],
    highlights: (row, _args, context) => highlightsOf(row, context),
    viewerCan: (row) => row,
  },
  KbArticleActions: { update: writes, remove: writes },
  KbAttachment: {
    file: (row, _args, context) => attachmentLink(row, context),
  },
} satisfies Resolvers;
