import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { KINDS } from '../ticket/kind.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import { ARTICLE } from './articleLink.calls.js';
import type { KnownArticle } from './articleLink.calls.js';

const isNotFound = (error: unknown): boolean =>
  (error as { extensions?: { code?: unknown } }).extensions?.code === 'NOT_FOUND';

/**
 * The article linked by a reply on a ticket of this kind; null for none. @throws BAD_USER_INPUT on `article` if the
 * kind allows no link, and for an article that the viewer may not read or that is a draft
 */
export async function requireArticle(
  context: RequestContext,
  kind: TicketKind,
  id: number | null | undefined,
): Promise<number | null> {
  if (id == null) return null;
  if (!KINDS[kind].linksArticles)
    throw badInput({ article: ['Articles can be linked on IT support and general tickets only.'] });
  const { kbArticle } = await context.graph<KnownArticle>(ARTICLE, { id }).catch((error: unknown) => {
    if (isNotFound(error)) return { kbArticle: null };
    throw error;
  });
  if (!kbArticle) throw badInput({ article: [notAnId(String(id))] });
  if (!kbArticle.isPublished) throw badInput({ article: ['Only published articles can be linked.'] });
  return id;
}
