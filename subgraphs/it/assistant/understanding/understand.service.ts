import { clausesOf, isStory } from '../talk/clauses.js';
import { asksForRule, isAboutOneself } from '../talk/otherPeople.js';
import { withoutNames } from '../talk/people.js';
import { withoutGreeting } from '../talk/smallTalk.js';
import { isOnlyTold, kindBeside, ownKindOf, ownParts } from '../ownData/ownData.service.js';
import type { OwnPart } from '../ownData/ownData.service.js';
import { pairsOf } from '../articles/pairs.js';
import { askingOf } from './asking.js';
import type { Asking } from './asking.js';
import { conceptsOf } from './concepts.js';
import type { Concept } from './concepts.js';
import { corrected } from './correction.service.js';
import { afterTurn, conceptsWith, goesOn, hasSubject, topicOf } from './followUp.js';
import type { Topic } from './followUp.js';
import { termsOf } from './terms.js';
import type { Term } from './terms.js';
import { plainWords } from './words.js';

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
  /** The own things that it asks for; none when it asks for something else. */
  own: readonly OwnPart[];
  /** Whether an article that is sure to answer is meant rather than them. */
  isOwnDoubtful: boolean;
  /** Whether so much is said that an article which may answer is meant as well. */
  isStory: boolean;
  /**
   * The own thing that one of its clauses asks for by itself, whatever the others tell; null for none or
   * several.
   */
  alone: OwnPart | null;
  /** The own thing that it could ask for, if no article answers. */
  perhapsOwn: readonly OwnPart[];
  /** The own thing that is told beside what the articles say. */
  besideArticles: readonly OwnPart[];
}

/** Words of the latest answer's article count a little in what follows it. */
const TITLE_WEIGHT = 0.4;
const TERSE = 6;
const CERTAIN = 3;
/** Signs of own data that must be there. */
const SIGNS = 2;
/** Names a ticket by its number: whose it is, is looked up. */
const NUMBERED = /\b(ticket|request|case|incident)s? (number |no\.? ?|nr\.? ?)?#?\d/i;

/** The kind of own data that a message asks for, if need be by what it follows. */
export function ownPartOf(
  message: string,
  topic: Topic,
  concepts: ReadonlySet<Concept>,
): (OwnPart & { isCertain: boolean }) | null {
  const clauses = clausesOf(message);
  const ways = [clauses, ...(topic.text !== '' && !hasSubject(message) ? [topic.text] : [])];
  for (const way of ways) {
    const spoken = { concepts, clauses: way };
    const kind = ownKindOf(spoken, SIGNS);
    if (kind) return { kind, ...spoken, isCertain: kind === ownKindOf(spoken, CERTAIN) };
  }
  return null;
}

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
  const asked = ownPartOf(message, topic, concepts);
  // A form of asking is surer than a word of a rule: "Am I full time?"
  const isRule =
    asksForRule(concepts) &&
    !asked?.kind.isAskedAsRule &&
    !(asked?.isCertain === true && !concepts.has('howTo'));
  const part = isRule ? null : asked;
  const isTerse =
    (plainWords(message).length <= TERSE && conceptsOf(message).size > 1) || NUMBERED.test(message);
  // What is so exactly one kind of own data is no one else's.
  const isOneself =
    isAboutOneself(text) ||
    isTerse ||
    (part?.isCertain ?? false) ||
    (isFollowing && plainWords(message).length <= TERSE);
  const parts = ownParts(message);
  const beside = kindBeside(clausesOf(message));
  return {
    ...{ written: bare, message, text, concepts, unknown, terms },
    pairs: pairsOf(message),
    quoted: isFollowing ? null : title,
    standsAlone: !isFollowing && !goesOn(message),
    before: isFollowing ? conceptsOf(topic.text) : null,
    asking: asking.sorts.includes('anything') && isFollowing ? askingOf(topic.text) : asking,
    own: parts.length > 1 ? parts : part && isOneself ? [part] : [],
    isOwnDoubtful: parts.length <= 1 && part !== null && isOnlyTold(part.kind, part),
    isStory: isStory(plainWords(message).join(' ')),
    alone: parts.length === 1 ? (parts[0] ?? null) : null,
    perhapsOwn: part && isAboutOneself(text) ? [part] : parts.slice(0, 1),
    besideArticles: beside ? [{ kind: beside, concepts, clauses: clausesOf(message) }] : [],
  };
}
