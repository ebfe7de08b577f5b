import type { Page } from '../kit/request/list.js';
import type { ArticleRow } from './article/article.loader.js';
import type { AttachmentRow } from './article/attachment.loader.js';
import type { CategoryRow } from './articleCategory/articleCategory.service.js';

// What resolvers hand on for a type of the graph: its name here, its row there. Types that stand nowhere here
// hand on their fields.
export type KbArticle = ArticleRow;
export type KbArticleActions = ArticleRow;
export type KbArticlePage = Page<ArticleRow>;
export type KbAttachment = AttachmentRow;
export type KbCategory = CategoryRow;
export type KbCategoryPage = Page<CategoryRow>;
export type User = { id: number };
