import { conceptsOf } from './concepts.js';
import type { Concept } from './concepts.js';
import { isFaintWord } from './emptyWords.js';
import { plainWords, stemsOf, tellingWords } from './words.js';
import { stemOf } from './stems.js';

/** What was said before, as far as a message needs it to be understood. */
export interface Topic {
  text: string;
  /** How much its words count beside those of the message. */
  weight: number;
}

const LEADS = /^(and|but|so|or|also|then|ok(ay)?|what about|how about|what if|what else|same|plus)\b/;
const POINTS = /\b(it|its|that|this|those|these|them|they|there|ones?|same|instead|either|then)\b/;
const PARTS =
  /^(on|in|for|with|at|from|under|during|after|before|if|when(?! (?:is|are|was|were|do|does|did|will|can|must|should|may)\b)|as|to|by|without|since|until|via|using)\b/;
/** Of someone who was spoken of. */
const THEIRS =
  /^(?:(?:and|so|ok|what is|what s|whats|give me|tell me|show me|please) )*(?:his|her|their) (?:e ?mail|mail|email address|name|full name|title|job title|position|extension)(?: please| again)?$/;
const BARE =
  /^(why|who|when|where|how|how (long|much|many|often|soon|far)|which one|what time|by when|how so|until when|since when)$/;

const NEEDS = 0.8;
const LEANS = 0.45;
const MOST_BACK = 3;
/**
 * Characters of a message that stands for itself, however it begins; and so many are used of what was said
 * before.
 */
const LONG = 400;

/** Words of which one takes the place of another: a question about the one is not about the other. */
const INSTEAD: readonly ReadonlySet<string>[] = [
  'windows mac macos linux iphone ipad android ios chromebook',
  'sick personal unpaid parental bereavement vacation',
  'parttime fulltime',
  'leave vacation timesheet ticket hours',
  'flight hotel meal meals car',
].map((row) => new Set(row.split(' ').map(stemOf)));

/** Says that what comes is about something else. */
const OTHER = String.raw`(?:i(?: have|'ve| ve)? (?:got )?)?(?:(?:an?|one|my|now|and|but|quick|completely|totally|entirely|whole|very|just) )*(?:another|other|different|separate|unrelated|new|next|else)(?: (?:\w+ )?(?:question|thing|topic|subject|matter|issue|story|problem|one))`;
const TURNS = new RegExp(
  String.raw`(?:^|[.!?;:,–—-]\s*|\b(?:and|but|so|ok|okay|now|thanks|right) )(?:${OTHER}|(?:now |and now |then )?(?:for |to )?something (?:else|different|completely different|entirely different|other)(?: (?:entirely|completely|altogether|now))?|(?:never ?mind|forget|ignore|scratch|leave|enough of|enough about|skip|drop)(?: about)?(?: (?:that|this|it|all that|the above|my last question))?|change of (?:subject|topic)|changing (?:the )?(?:subject|topic)|on another note|unrelated(?:ly)?|by the way|btw|while i(?: am|'m|m| have| 've|'ve) (?:got )?(?:you )?(?:at it|here))\b[^\p{L}\d]*`,
  'giu',
);

/** What is said after a turn to something else; null where nothing says that there is one. */
export function afterTurn(message: string): string | null {
  const last = [...message.slice(0, LONG).matchAll(TURNS)].at(-1);
  if (!last) return null;
  const rest = message.slice(last.index + last[0].length).trim();
  return tellingWords(rest).length === 0 ? null : rest;
}

/** How much a message leans on what was said before: 0 not at all. */
export function leaning(message: string): number {
  if (message.length > LONG) return 0;
  const plain = plainWords(message).join(' ');
  const telling = tellingWords(message).filter((word) => !isFaintWord(word)).length;
  const isShort = telling <= 3;
  if (LEADS.test(plain)) return isShort || POINTS.test(plain) ? NEEDS : LEANS;
  if (telling === 0 || BARE.test(plain) || THEIRS.test(plain)) return NEEDS;
  if (POINTS.test(plain)) return isShort ? NEEDS : LEANS;
  const words = plain.split(' ').length;
  if (PARTS.test(plain) && words <= 5) return NEEDS;
  return telling <= 1 && words <= 3 ? LEANS * 2 : 0;
}

/** Words of what was said before, without those that the message puts others in place of. */
function withoutReplaced(topic: string, message: string): string {
  const said = new Set(stemsOf(message));
  const replaced = new Set(
    INSTEAD.filter((row) => [...row].some((stem) => said.has(stem))).flatMap((row) => [...row]),
  );
  return plainWords(topic)
    .filter((word) => !replaced.has(stemOf(word)) || said.has(stemOf(word)))
    .join(' ');
}

/**
 * What a message follows. @param before what the person said before, the newest last; no one else's words are
 * taken
 */
export function topicOf(message: string, before: readonly string[]): Topic {
  const weight = leaning(message);
  if (weight === 0 || before.length === 0) return { text: '', weight: 0 };
  const said: string[] = [];
  for (const text of before.toReversed().slice(0, MOST_BACK)) {
    said.push(withoutReplaced(text.slice(0, LONG), [message, ...said].join(' ')));
    if (leaning(text) < NEEDS) break;
  }
  return { text: said.join(' '), weight };
}

const SUBJECTS: ReadonlySet<Concept> = new Set<Concept>([
  'leave',
  'ticket',
  'feedback',
  'request',
  'timesheet',
  'hours',
  'manager',
  'team',
  'department',
  'jobTitle',
  'hireDate',
  'employeeNumber',
  'employment',
  'weeklyHours',
  'jobApplication',
  'salary',
  'privateDetails',
]);
const ASPECTS: ReadonlySet<Concept> = new Set<Concept>([
  'left',
  'have',
  'taken',
  'next',
  'pending',
  'status',
  'approver',
  'latest',
  'size',
  'worked',
  'remaining',
  'lastWeek',
  'howTo',
]);
const ONE_OF: ReadonlySet<Concept> = new Set<Concept>(['howTo', 'policy', 'lookUp']);

/** Whether a message says itself what it is about. */
const hasSubject = (message: string): boolean => [...conceptsOf(message)].some((one) => SUBJECTS.has(one));

/**
 * What a message speaks of, completed by what it follows: the subject, or what is asked about it, or both.
 */
export function conceptsWith(message: string, topic: Topic): Set<Concept> {
  const own = conceptsOf(message);
  if (topic.weight < NEEDS) return own;
  const before = conceptsOf(topic.text);
  const hasAspect = [...own].some((one) => ASPECTS.has(one));
  const taken = [...before].filter((one) => {
    if (SUBJECTS.has(one)) return !hasSubject(message);
    if (ONE_OF.has(one)) return !hasAspect;
    return one === 'me' || one === 'us' || !hasAspect;
  });
  return new Set([...own, ...taken]);
}
