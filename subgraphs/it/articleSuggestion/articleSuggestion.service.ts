import type { RequestContext } from '../../kit/request/context.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { ArticleRow } from '../article/article.loader.js';
import { searchArticles } from '../assistant/articles/articleAnswer.service.js';
import { turnOf, understand } from '../assistant/understanding/understand.service.js';

const MOST = 3;
const READ_CHARACTERS = 1_000;
/** A word or less says too little to be answered. */
const FEWEST_CHARACTERS = 4;

/**
 * The published articles most similar to a text: those that the chat assistant would quote, then similar ones;
 * found by its index, in a constant number of statements. @throws SERVICE_UNAVAILABLE while too many search
 */
export async function suggestArticles(context: RequestContext, text: string): Promise<ArticleRow[]> {
  requireViewer(context);
  const written = text.trim().slice(0, READ_CHARACTERS);
  if (written.length < FEWEST_CHARACTERS) return [];
  const { extracts, near } = await searchArticles(
    context.config,
    await understand(turnOf(written, [], null)),
  );
  const found = [...extracts.map(({ article }) => article), ...near];
  return [...new Map(found.map((article) => [article.id, article])).values()].slice(0, MOST);
}
