import { withoutNames } from '../talk/people.js';
import { withoutGreeting } from '../talk/smallTalk.js';
import { pairsOf } from '../articles/pairs.js';
import { askingOf } from './asking.js';
import type { Asking } from './asking.js';
import { conceptsOf } from './concepts.js';
import type { Concept } from './concepts.js';
import { corrected } from './correction.service.js';
import { afterTurn, conceptsWith, goesOn, topicOf } from './followUp.js';

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
  /** Whether it says by itself what it is about, whatever was said before. */
  standsAlone: boolean;
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
  /** What it follows, empty for nothing. */
  follows: string;
}

/** Words of the latest answer's article count a little in what follows it. */
const TITLE_WEIGHT = 0.4;

/**
 * Reads a message in the light of what the person said before, or what follows a turn to something else by
 * itself. @param title of the article that was quoted last
 */
export async function understand(
  written: string,
  before: readonly string[],
  title: string | null,
): Promise<Understood> {
  const turned = before.length > 0 ? afterTurn(written) : null;
  return turned === null ? understandWith(written, before, title) : understandWith(turned, [], null);
}

async function understandWith(
  written: string,
  before: readonly string[],
  title: string | null,
): Promise<Understood> {
  const bare = withoutGreeting(written);
  const { text: message, unknown, perhaps } = await corrected(bare);
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
    ...{ written: bare, message, text, concepts, unknown, terms },
    pairs: pairsOf(message),
    quoted: isFollowing ? null : title,
    standsAlone: !isFollowing && !goesOn(message),
    before: isFollowing ? conceptsOf(topic.text) : null,
    asking: asking.sorts.includes('anything') && isFollowing ? askingOf(topic.text) : asking,
    follows: topic.text,
  };
}
