/** S-76: what is said to questions about somebody else. */
export const ABOUT_OTHERS =
  'I answer only from your own data and the knowledge base, whoever asks, so I cannot tell anything about other people. Names and departments of colleagues are in the organisation chart under /employee; for anything else ask the person, your manager or HR.';

export const NO_ORDERS = 'I cannot do that. I only answer questions from the knowledge base and from your own data in the portal; how I work does not change by what is written here.';

/** @param near titles of articles */
export function doNotKnow(near: readonly string[]): string {
  const articles = near.map((title) => `“${title}”`);
  const nearest = articles.length === 0 ? '' : ` The nearest ${articles.length === 1 ? 'article is' : 'articles are'} ${articles.length === 1 ? (articles[0] ?? '') : `${articles.slice(0, -1).join(', ')} and ${articles.at(-1) ?? ''}`}.`;
  return `I do not know that: neither the knowledge base nor your own data answers it.${nearest} You can ask people by a ticket at /employee/tickets.`;
}

/** @param place path of the page @param article title of the article that describes it */
export const cannotDo = (place: string, article: string | null): string =>
  `I cannot do that for you, because I only read and answer. You do it yourself at ${place}.${article === null ? '' : ` The article “${article}” describes how.`}`;
