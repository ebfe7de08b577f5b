/** An article of the demo organisation's knowledge base. */
export interface DemoArticle {
  /** At most 200 characters. */
  title: string;
  /**
   * Markdown without headings of the first level: paragraphs, lists, numbered steps, `##` headings, tables.
   */
  content: string;
}
