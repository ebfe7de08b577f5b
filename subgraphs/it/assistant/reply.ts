import type { ArticleRow } from '../article/article.loader.js';
import type { Found } from './articles/articleAnswer.service.js';

export interface ChatSource {
  article: ArticleRow;
  heading: string | null;
  quote: string;
}

export interface ChatReply {
  response: string;
  /** What of it is read first. */
  brief: string;
  isSure: boolean;
  timestamp: string;
  sources: ChatSource[];
  /** Articles near to what was asked, when nothing answers it for sure. */
  nearest: ArticleRow[];
}

export type Answer = Omit<ChatReply, 'timestamp'>;

/** An answer in words alone. */
export const plain = (response: string): Answer => ({
  response,
  brief: response,
  isSure: true,
  sources: [],
  nearest: [],
});

/** The passages that an answer quotes. */
export const sourcesOf = ({ extracts }: Found): ChatSource[] =>
  extracts.map(({ article, heading, quote }) => ({ article, heading, quote }));
