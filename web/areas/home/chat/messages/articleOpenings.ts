import type { ChatSource, NearArticle } from '../conversation';

/** What pressing a chip opens: an article, at a heading, with passages marked in it. */
export interface Opening {
  article: NearArticle;
  /** Null for its beginning. */
  heading: string | null;
  /** Null if it was not used. */
  passages: readonly Pick<ChatSource, 'heading' | 'quote'>[];
}

/**
 * One opening for each article that an answer was taken from, in the answer's order, at the first of its
 * passages.
 */
export function openingsOf(sources: readonly ChatSource[]): Opening[] {
  const articles = new Map<number, ChatSource[]>();
  for (const source of sources)
    articles.set(source.article.id, [...(articles.get(source.article.id) ?? []), source]);
  return [...articles.values()].flatMap((passages) => {
    const [first] = passages;
    if (!first) return [];
    return { article: first.article, heading: first.heading, passages };
  });
}
