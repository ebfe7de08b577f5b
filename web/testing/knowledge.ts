import { screen } from '@testing-library/react';
import { graphql, type RequestHandler } from 'msw';
import { createElement, useState } from 'react';

import type { Screen } from '../app/routes';
import { ArticleDialog } from '../domain/knowledge/ArticleDialog';
import type { ArticlePassage } from '../domain/knowledge/markPassages';
import { answer, person, refusal, startsAs } from './graph';
import { openPortal } from './openPortal';
import { server } from './server';

/** An article as the graph gives it. */
export const article = (given: { id?: number; title?: string; content?: string } = {}) => ({
  __typename: 'KbArticle', id: 5, title: 'Using the VPN from home', content: 'Choose Home.',
  category: { __typename: 'KbCategory', id: 2, name: 'Network' },
  authorName: 'Diego Fuentes', updatedAt: '2026-11-12T17:41:00Z',
  attachments: [{ __typename: 'KbAttachment', id: 9, filename: 'vpn-guide.pdf', fileSize: 84_211, file: '/files/old/9' }],
  ...given,
});

/** The knowledge base: one article, and what was counted. */
export interface KnowledgeService {
  handlers: RequestHandler[];
  /** Articles whose view was counted, in order. */
  views: number[];
  /** Articles of which a download was counted, in order. */
  downloads: number[];
}

/** A knowledge base with this article; with null it has none. */
export function knowledgeService(has: ReturnType<typeof article> | null = article()): KnowledgeService {
  const service: KnowledgeService = { handlers: [], views: [], downloads: [] };
  service.handlers = [
    graphql.query('KnowledgeArticle', () => (has ? answer({ kbArticle: has }) : refusal('NOT_FOUND', 'Not found.'))),
    graphql.query<Record<string, unknown> | null, { file: number }>('FreshArticleFile', ({ variables }) =>
      answer({ kbAttachment: { __typename: 'KbAttachment', id: variables.file, file: `/files/fresh/${String(variables.file)}` } })),
    graphql.mutation<Record<string, unknown> | null, { id: number }>('RegisterArticleView', ({ variables }) => {
      service.views.push(variables.id);
      return answer({ registerKbArticleView: { __typename: 'KbArticle', id: variables.id, viewCount: service.views.length } });
    }),
    graphql.mutation<Record<string, unknown> | null, { article: number }>('RegisterArticleDownload', ({ variables }) => {
      service.downloads.push(variables.article);
      return answer({ registerKbArticleDownload: { __typename: 'KbArticle', id: variables.article, downloadCount: service.downloads.length } });
    }),
  ];
  return service;
}

/** An article opened on a page of its own, at a heading, with passages that were quoted from it. */
export async function openArticle(service: KnowledgeService, heading: string | null = null, passages: readonly ArticlePassage[] = []) {
  server.use(...service.handlers, ...startsAs(person()));
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? createElement(ArticleDialog, { id: 5, heading, passages, onClose: () => setOpen(false) }) : null;
  }
  const page: Screen = { path: '/employee/time-tracking', title: 'Article', access: {}, load: async () => Page };
  const portal = await openPortal('/employee/time-tracking', { token: 'kept', routes: [page] });
  await screen.findByRole('dialog');
  return portal;
}
