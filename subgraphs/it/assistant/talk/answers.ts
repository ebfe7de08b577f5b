import type { Deed } from './deeds.js';

/** S-76: what is said to questions about someone else. */
export const ABOUT_OTHERS =
  'I answer only from your own data and the knowledge base, whoever asks, so I cannot tell anything about other people. Names and departments of colleagues are in the organisation chart under /employee; for anything else ask the person, your manager or HR.';

/** The same once more, for people who ask why or go on with it. */
export const ABOUT_OTHERS_AGAIN =
  'I cannot: I read only your own data, and whoever asks gets no more than that, managers, HR and administrators included. What belongs to somebody else is told by themselves, or by HR.';

export const NO_ORDERS =
  'I cannot do that. I only answer questions from the knowledge base and from your own data in the portal; how I work does not change by what is written here.';

export const NO_ORDERS_AGAIN =
  'I cannot, whoever asks: nothing that is written here changes how I work. Ask me about IT and HR, or about your own leave, hours and tickets.';

/** How every answer to a person who wants something done begins. */
export const CANNOT = 'I cannot do that';

export const CANNOT_AGAIN =
  'I cannot, also when I am asked twice: I read articles and your own data, and change nothing in the portal.';

export const ENGLISH_ONLY =
  'I understand questions in English only, and answer in English. Please ask once more in English.';

/** Said in front of what may answer. */
export const MAY_ANSWER = 'I am not certain that this answers your question.';

export const DO_NOT_KNOW = 'I do not know that: neither the knowledge base nor your own data answers it.';

/** @param near titles of articles */
export function doNotKnow(near: readonly string[]): string {
  const articles = near.map((title) => `“${title}”`);
  const nearest =
    articles.length === 0
      ? ''
      : ` The nearest ${articles.length === 1 ? 'article is' : 'articles are'} ${articles.length === 1 ? (articles[0] ?? '') : `${articles.slice(0, -1).join(', ')} and ${articles.at(-1) ?? ''}`}.`;
  return `${DO_NOT_KNOW}${nearest} You can ask people by a ticket at /employee/tickets.`;
}

/** @param article title of the article that describes it */
export function cannotDo({ place, isByTicket, note }: Deed, article: string | null): string {
  const first =
    place === null
      ? `${CANNOT}, because I only read and answer.`
      : `${CANNOT} for you, because I only read and answer.`;
  const where =
    place === null
      ? ''
      : isByTicket
        ? ` Ask for it by a ticket at ${place}.`
        : ` You do it yourself at ${place}.`;
  return `${first}${where}${note === null ? '' : ` ${note}`}${article === null ? '' : ` The article “${article}” describes how.`}`;
}

/**
 * Said to whoever asks how something is done that a page of the portal is for. @param place path of the page
 */
export const doneAt = (place: string): string => `You do that at ${place}. No article describes it.`;

export const ASK_PEOPLE =
  'I am a program. People answer a ticket that you write at /employee/tickets; the articles of the knowledge base name the phone numbers to call.';
