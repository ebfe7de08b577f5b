/** A question that an article answers, as a person would ask it. */
export interface ArticleQuestion {
  /** Of the part of the article that answers; null when that is before the first heading, or anywhere. */
  heading: string | null;
  /** One line, 3 to 200 characters. */
  question: string;
}
