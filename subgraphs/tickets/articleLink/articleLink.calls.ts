/** What it asks of the knowledge base, as the same viewer. */

export interface KnownArticle {
  kbArticle: { id: number; isPublished: boolean } | null;
}

/** An article that is to be linked; NOT_FOUND for one that the viewer may not read. */
export const ARTICLE = 'query TicketsArticle($id: Int!) { kbArticle(id: $id) { id isPublished } }';
