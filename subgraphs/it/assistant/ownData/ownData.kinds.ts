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

/** What is said, for the decision which own data it asks for. */
export interface Spoken {
  concepts: ReadonlySet<Concept>;
  /** Plain words, clause by clause. */
  clauses: string;
}

/** One kind of answer about whoever asks. */
export interface OwnKind {
  id: string;
  /** How it is asked, for people who wonder what they can ask. */
  example: string;
  /** It is meant when all of one of these are spoken of: two at least, because one word asks for nothing. */
  asks?: readonly (readonly Concept[])[];
  /** It is meant when it is asked in one of these ways. */
  forms?: readonly RegExp[];
  /**
   * It is meant when all of one of these are said, in any order; weaker than a form, and never when something
   * is to be changed.
   */
  told?: readonly (readonly RegExp[])[];
  /** It is not meant when any of these is spoken of. */
  unless?: readonly Concept[];
  /** Nor when this is said. */
  not?: RegExp;
  /** It is meant although it sounds as if a rule were asked for: "Which requests do I have to approve?" */
  isAskedAsRule?: true;
  /** When this is said, the articles answer and it is added to what they say. */
  beside?: RegExp;
  /** Its answer stays within the portal: no language model puts it into prose. */
  isPrivate?: true;
  /** @throws as the graph refuses, such as SERVICE_UNAVAILABLE */
  answer: (question: OwnQuestion) => Promise<string>;
}
