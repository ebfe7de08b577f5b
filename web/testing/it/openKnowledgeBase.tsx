import { screen, within } from '@testing-library/react';

import { KnowledgeBasePage } from '../../areas/it/knowledgeBase/KnowledgeBasePage';
import {
  ArticleArchiveDocument,
  ArticleDetailsDocument,
  ArticleTicketsDocument,
  KnowledgeArticlesDocument,
  KnowledgeCategoriesDocument,
  KnowledgeFiguresDocument,
  RegisterArchiveDownloadDocument,
  RegisterArticleViewDocument,
  type ArticleDetailsQuery,
  type KnowledgeArticlesQuery,
  type KnowledgeArticlesQueryVariables,
} from '../../generated/graphql';
import { answers, type DataOf, type TestPerson } from '../graph';
import { openListScreen, type OpenOptions } from '../openListScreen';
import type { User } from '../testPortal';

type Listed = DataOf<KnowledgeArticlesQuery>['kbArticles']['results'][number];
type Details = NonNullable<DataOf<ArticleDetailsQuery>['kbArticle']>;

/** An article as the list knows it, which its reader may only read. */
export const listedArticle = (given: Partial<Listed> = {}): Listed => ({
  id: 5,
  title: 'Using the VPN from home',
  preview: 'Open the client and choose Home.',
  category: { id: 2, name: 'Network' },
  authorName: 'Diego Fuentes',
  isPublished: true,
  viewCount: 1240,
  downloadCount: 31,
  createdAt: '2026-11-12T17:41:00Z',
  attachments: [{ id: 9 }],
  highlights: [],
  policy: null,
  viewerCan: { update: false, remove: false },
  ...given,
});

export const articlesPage = (results: Listed[], count = results.length): DataOf<KnowledgeArticlesQuery> => ({
  kbArticles: { count, results },
});

/** The same article, opened. */
export const openedArticle = (given: Partial<Details> = {}): Details => ({
  id: 5,
  title: 'Using the VPN from home',
  content: 'Open the client and choose **Home**.',
  category: { id: 2, name: 'Network' },
  authorName: 'Diego Fuentes',
  isPublished: true,
  viewCount: 1240,
  downloadCount: 31,
  createdAt: '2026-11-12T17:41:00Z',
  updatedAt: '2026-11-12T17:41:00Z',
  version: 1,
  attachments: [{ id: 9, filename: 'vpn-guide.pdf', fileSize: 84_211, file: '/files/old/9' }],
  policy: null,
  viewerCan: { update: false, remove: false },
  ...given,
});

interface Options extends OpenOptions<KnowledgeArticlesQuery, KnowledgeArticlesQueryVariables> {
  viewer?: TestPerson;
}

/**
 * Opens the knowledge base as Maya, with one article except for the given fields; `counted` has the counted views.
 */
export async function openKnowledgeBase({ viewer, ...options }: Options = {}) {
  const counted: string[] = [];
  const opened = await openListScreen(
    {
      page: <KnowledgeBasePage />,
      path: '/it/knowledge-base',
      heading: 'IT Knowledge Base',
      document: KnowledgeArticlesDocument,
      usual: () => articlesPage([listedArticle()]),
      background: [
        answers(KnowledgeFiguresDocument, () => ({
          kbFigures: { articles: 58, views: 12_402, downloads: 811 },
        })),
        answers(KnowledgeCategoriesDocument, () => ({
          kbCategories: {
            count: 2,
            results: [
              { id: 2, name: 'Network', isForPolicies: false },
              { id: 3, name: 'Security', isForPolicies: false },
            ],
          },
        })),
        answers(ArticleDetailsDocument, () => ({ kbArticle: openedArticle() })),
        answers(ArticleTicketsDocument, ({ id }) => ({
          kbArticle: { id, linkedTickets: { count: 0, results: [] } },
        })),
        answers(ArticleArchiveDocument, ({ id }) => ({
          kbArticle: { id, archive: `/files/archive/${String(id)}` },
        })),
        answers(RegisterArticleViewDocument, ({ id }) => {
          counted.push(`view ${String(id)}`);
          return { registerKbArticleView: { id, viewCount: 1241 } };
        }),
        answers(RegisterArchiveDownloadDocument, ({ id }) => {
          counted.push(`download ${String(id)}`);
          return { registerKbArticleDownload: { id, downloadCount: 32 } };
        }),
      ],
      ...(viewer && { viewer }),
    },
    options,
  );
  return { ...opened, counted };
}

/** The card of an article. */
export const articleCard = async (title = 'Using the VPN from home'): Promise<HTMLElement> =>
  (await screen.findByRole('link', { name: title })).closest('article')!;

/** Chooses from the menu of a card. */
export async function chooseOfArticle(user: User, action: string, title?: string): Promise<void> {
  await user.click(within(await articleCard(title)).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
