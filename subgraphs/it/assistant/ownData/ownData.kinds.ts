import type { GraphClient } from '../../../kit/request/context.js';
import type { Concept } from '../understanding/concepts.js';

/** What an answer about own data is made from. */
export interface OwnQuestion {
  /** As it was asked, with typing errors corrected and, in a follow-up, what it follows. */
  text: string;
  concepts: ReadonlySet<Concept>;
  userId: number;
  /** The day it is in the organisation's time zone, YYYY-MM-DD. */
  today: string;
  /** The graph as whoever asks. */
  graph: GraphClient;
}

/** One kind of answer about whoever asks. */
export interface OwnKind {
  id: string;
  /** How it is asked, for people who wonder what they can ask. */
  example: string;
  /** Its answer stays within the portal: no language model puts it into prose. */
  isPrivate?: true;
  /** @throws as the graph refuses, such as SERVICE_UNAVAILABLE */
  answer: (question: OwnQuestion) => Promise<string>;
}
