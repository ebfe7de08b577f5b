import { asksForRule, isAboutOneself } from '../talk/otherPeople.js';
import { withoutGreeting } from '../talk/smallTalk.js';
import { ownKindOf } from '../ownData/ownData.service.js';
import { askingOf } from './asking.js';
import type { Asking } from './asking.js';
import { conceptsOf } from './concepts.js';
import type { Concept } from './concepts.js';
import { corrected } from './correction.service.js';
import { conceptsWith, topicOf } from './followUp.js';
import { termsOf } from './terms.js';
import type { Term } from './terms.js';
import { plainWords } from './words.js';

/** A message as it is answered. */
export interface Understood {
  /** What was asked now, with typing errors corrected. */
  message: string;
  /** The same with what it follows. */
  text: string;
  concepts: ReadonlySet<Concept>;
  /** Words that nobody knows, such as names; small letters. */
  unknown: ReadonlySet<string>;
  terms: readonly Term[];
  asking: Asking;
  /** It asks for own data. */
  isOwn: boolean;
  /** It could, if no article answers. */
  mayBeOwn: boolean;
}

/** Words of the latest answer's article count a little in what follows it. */
const TITLE_WEIGHT = 0.4;
const TERSE = 6;
const CERTAIN = 3;
/** Names a ticket by its number: whose it is, is looked up. */
const NUMBERED = /\b(ticket|request|case|incident)s? (number |no\.? ?|nr\.? ?)?#?\d/i;
/** Words of a message in which one sign of own data is enough. */
const SHORT = 9;

/** Reads a message in the light of what the person said before. @param title of the article that was quoted last */
export async function understand(written: string, before: readonly string[], title: string | null): Promise<Understood> {
  const bare = withoutGreeting(written);
  const { text: message, unknown } = await corrected(bare);
  const topic = topicOf(message, before);
  const concepts = conceptsWith(message, topic);
  const text = topic.text === '' ? message : `${message} ${topic.text}`;
  const asking = askingOf(message);
  const terms = termsOf(message, [topic.text, topic.weight > TITLE_WEIGHT ? (title ?? '') : ''].join(' '), topic.weight);
  const isTerse = (plainWords(message).length <= TERSE && conceptsOf(message).size > 1) || NUMBERED.test(message);
  // What is so exactly one kind of own data is nobody else's.
  const isOneself = isAboutOneself(text) || isTerse || ownKindOf(concepts, CERTAIN) !== null;
  const hasKind = ownKindOf(concepts, plainWords(message).length <= SHORT ? 1 : 2) !== null;
  return { message, text, concepts, unknown, terms, asking: asking.sorts.includes('anything') && topic.text !== '' ? askingOf(topic.text) : asking, isOwn: hasKind && isOneself && !asksForRule(concepts), mayBeOwn: hasKind && isAboutOneself(text) };
}
