import { withoutNames } from '../talk/people.js';
import { withoutGreeting } from '../talk/smallTalk.js';
import { pairsOf } from '../articles/pairs.js';
import { askingOf } from './asking.js';
import type { Asking } from './asking.js';
import { conceptsOf } from './concepts.js';
import type { Concept } from './concepts.js';
import { corrected } from './correction.service.js';
import { afterTurn, conceptsWith, topicOf } from './followUp.js';

import { termsOf } from './terms.js';
import type { Term } from './terms.js';

/** A message as it is answered. */
export interface Understood {
  /** What was asked now, as it was written, without a greeting. */
  written: string;
  /** The same with typing errors corrected. */
  message: string;
  /** The same with what it follows. */
  text: string;
  concepts: ReadonlySet<Concept>;
  /** Those of what it follows; null when it stands for itself. */
  before: ReadonlySet<Concept> | null;
  /** Words that no one knows, such as names; small letters. */
  unknown: ReadonlySet<string>;
  terms: readonly Term[];
  asking: Asking;
  /** Each two words in a row of what was asked now. */
  pairs: ReadonlySet<number>;
  /**
   * Title of the article that was quoted last, where the message stands for itself but may be about that
   * still.
   */
  quoted: string | null;
}

/** Words of the latest answer's article count a little in what follows it. */
const TITLE_WEIGHT = 0.4;

/** A message, and what of the conversation it may follow. */
export interface Turn {
  /** As it was written, without a greeting. */
  written: string;
  /** What the person said before, the newest last. */
  before: readonly string[];
  /** Title of the article that was quoted last. */
  title: string | null;
}

/** What comes after a turn to something else follows nothing: "Never mind. How do I print?" */
export function turnOf(message: string, before: readonly string[], title: string | null): Turn {
  const turned = before.length > 0 ? afterTurn(message) : null;
  return turned === null
    ? { written: withoutGreeting(message), before, title }
    : { written: withoutGreeting(turned), before: [], title: null };
}

/** What a turn follows, as the person said it; empty for nothing. */
export const followedBy = ({ written, before }: Turn): string => topicOf(written, before).text;

/** Reads a message in the light of what it may follow. */
export async function understand({ written, before, title }: Turn): Promise<Understood> {
  const { text: message, unknown, perhaps } = await corrected(written);
  const topic = topicOf(message, before);
  const isFollowing = topic.text !== '';
  const concepts = conceptsWith(message, topic);
  const text = isFollowing ? `${message} ${topic.text}` : message;
  const asking = askingOf(message);
  const terms = termsOf(
    withoutNames(message),
    [topic.text, topic.weight > TITLE_WEIGHT ? (title ?? '') : ''].join(' '),
    topic.weight,
    perhaps,
  );
  return {
    ...{ written, message, text, concepts, unknown, terms },
    pairs: pairsOf(message),
    quoted: isFollowing ? null : title,
    before: isFollowing ? conceptsOf(topic.text) : null,
    asking: asking.sorts.includes('anything') && isFollowing ? askingOf(topic.text) : asking,
  };
}
