import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { useState } from 'react';

import { ArticlePanel } from '../../domain/knowledge/ArticlePanel';
import type { ArticlePassage } from '../../domain/knowledge/markPassages';
import {
  FreshArticleFileDocument,
  KnowledgeArticleDocument,
  RegisterArticleDownloadDocument,
  RegisterArticleViewDocument,
  type KnowledgeArticleQuery,
} from '../../generated/graphql';
import { answers, notFound, type DataOf } from '../graph';
import { renderScreen } from '../renderScreen';

type Article = NonNullable<DataOf<KnowledgeArticleQuery>['kbArticle']>;

/** An article as the graph gives it. */
export const article = (given: Partial<Article> = {}): Article => ({
  id: 5,
  title: 'Using the VPN from home',
  content: 'Choose Home.',
  category: { id: 2, name: 'Network' },
  authorName: 'Diego Fuentes',
  updatedAt: '2026-11-12T17:41:00Z',
  attachments: [{ id: 9, filename: 'vpn-guide.pdf', fileSize: 84_211, file: '/files/old/9' }],
  ...given,
});

/** The knowledge base: one article, and the counted views. */
export interface KnowledgeService {
  handlers: RequestHandler[];
  /** Articles whose view was counted, in order. */
  views: number[];
  /** Articles of which a download was counted, in order. */
  downloads: number[];
}

/** A knowledge base with this article; with null without one. */
export function knowledgeService(has: Article | null = article()): KnowledgeService {
  const service: KnowledgeService = { handlers: [], views: [], downloads: [] };
  service.handlers = [
    answers(KnowledgeArticleDocument, () => (has ? { kbArticle: has } : notFound())),
    answers(FreshArticleFileDocument, (variables) => ({
      kbAttachment: { id: variables.file, file: `/files/fresh/${String(variables.file)}` },
    })),
    answers(RegisterArticleViewDocument, (variables) => {
      service.views.push(variables.id);
      return { registerKbArticleView: { id: variables.id, viewCount: service.views.length } };
    }),
    answers(RegisterArticleDownloadDocument, (variables) => {
      service.downloads.push(variables.article);
      return {
        registerKbArticleDownload: { id: variables.article, downloadCount: service.downloads.length },
      };
    }),
  ];
  return service;
}

/** An article opened on its own page, at a heading, with passages that were quoted from it. */
export async function openArticle(
  service: KnowledgeService,
  heading: string | null = null,
  passages: readonly ArticlePassage[] = [],
) {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    return isOpen && <ArticlePanel id={5} heading={heading} passages={passages} onClose={close} />;
  }
  const opened = await renderScreen(<Page />, { answers: service.handlers });
  await screen.findByRole('dialog');
  return opened;
}
