import type { Concept } from '../understanding/concepts.js';
import { plainWords } from '../understanding/words.js';
import { clausesOf } from './clauses.js';
import {
  asksRuleOfOne,
  ASKED_OF_GROUP,
  ASKED_OF_ONE,
  HAS_PERSON,
  INTIMATE_OF_ONE,
  NAMED_IN_PASSING,
  ONLY_PERSON,
  OWNED,
  WHICH_OF_ALL,
  WHO_COMPLAINED,
  WHOLE_DATA,
} from './othersSigns.js';
import { withPeople } from './people.js';

/** What a question is about, for the decision whether it asks for someone else's data. */
export interface Asked {
  /** As it was written. */
  text: string;
  /** Of the message, completed by what it follows. */
  concepts: ReadonlySet<Concept>;
  /** Of what it follows; null when it stands for itself. */
  before: ReadonlySet<Concept> | null;
  /** Words that neither articles nor we know, in small letters. */
  unknown: ReadonlySet<string>;
}

/**
 * Signs that own data is meant although words of a rule stand beside it: "my annual allowance that is left".
 */
const FIRM: readonly Concept[] = ['left', 'taken', 'next', 'pending', 'status', 'employment'];

/** Whether a rule, or how something is done, is asked for rather than what is. */
export function asksForRule(concepts: ReadonlySet<Concept>): boolean {
  if (concepts.has('howTo') && !concepts.has('lookUp')) return true;
  return concepts.has('policy') && !FIRM.some((concept) => concepts.has(concept));
}

/** What of a person is no one else's business here. */
const PRIVATE: readonly Concept[] = [
  'leave',
  'sick',
  'ticket',
  'timesheet',
  'hours',
  'worked',
  'salary',
  'privateDetails',
  'jobApplication',
  'hireDate',
  'weeklyHours',
  'employment',
  'request',
  'manager',
  'jobTitle',
  'employeeNumber',
  'team',
  'department',
];

/** Of these "and my manager?" asks for the manager's, after one asked for one's own. */
const OF_ANYBODY: readonly Concept[] = [
  'leave',
  'sick',
  'ticket',
  'timesheet',
  'hours',
  'salary',
  'privateDetails',
  'jobApplication',
  'hireDate',
  'employeeNumber',
  'weeklyHours',
  'jobTitle',
];

/**
 * "How do I approve Maya's leave?" asks how something is done; "How do I find out Maya's leave?" does not.
 */
const DOING =
  /\b(how (do|can|should|would|could|must) (i|we|one)|how to|where (do|can|should) (i|we)|what (do|should|must|can) (i|we)|(can|may|must|should) (i|we)|do (i|we) (have to|have a right|need|get)|i (want|need|would like|have) to)\b/;
const LOOKING =
  /\b(see|find|find out|check|view|look up|know|get|access|read|export|download|tell|show|learn|hear|open)\b/;

/** Beside what one wants to do, something is asked: "I need to reach Noor. Where does she live?" */
const ASKS =
  /^(?:(?:and|so|but|please|just|ok|now|can you|could you|would you) )*(?:what|whats|which|when|where|who|whose|why|how|is|was|has|have|did|does|are|tell|give|show|read|list|send|look up)\b/;

/** "How is the bonus of my team calculated?" */
const RECKONING =
  /\bhow (?:is|are|was|were)\b.{0,60}\b(?:calculated|computed|determined|decided|reckoned|counted|reviewed|paid out)\b/;

/** What holds for many, not what any of them has: "Who approves my team's leave when I am away?" */
const RULE_OF_GROUP =
  /^(?:who (?:approves?|decides?|signs?)|what happens (?:to|with))\b[^|]*\b(?:GROUP|somebody|people)\b|\bhow do (?:managers|they|people|employees|we) (?:see|know|find out|check)\b|\b(?:colleagues|GROUP s|team s|people s|OTHER s|GROUP) calendars?\b/;

/** One's own thing, which others may decide on or work at. */
const OWN_THING =
  /\b(?:my|mine) (?:own )?(?:\w+ ){0,2}?(?:leave|vacation|holidays?|time off|days? off|hours|timesheets?|tickets?|requests?|applications?|salary|payslips?|expenses?|laptop|badge|account|password|job|contract)\b/;

/** "I mailed everyone's pay to a customer" tells what happened; "I need Maya's hire date" asks. */
const TELLING =
  /^(?:\w+ ){0,2}?(?:i|we) (?!(?:\w+ )?(?:want|need|would|d|must|have to|wonder|am looking|ask|require)\b)/;

/** Whether one's own leave, ticket and such are spoken of: "Did Daniel approve my leave?" */
export const isAboutOwnThing = (clauses: string): boolean => OWN_THING.test(clauses);

const SELF_WORDS =
  /\b(tell me|show me|give me|let me|let us know|send me|list me|find me|can you tell me|help me)\b/g;

/** Whether someone speaks of themselves; "tell me" and its like do not count. */
export const isAboutOneself = (text: string): boolean =>
  /\b(i|me|my|mine|myself|our|we|us|am)\b/.test(plainWords(text).join(' ').replace(SELF_WORDS, ''));

const MAIL = /[\w.+-]{1,64}@[\w-]+\.\w/;
const NUMBERED = /\b(employee|user|person|staff|colleague|account|emp) ?(number|id|no|nr)? ?\d+\b/;
/** Words of a question that names someone beside something private and says no more. */
const TERSE = 8;

/**
 * Whether a question asks for data of someone else, whoever asks: also HR and administrators get their own
 * alone here (S-76).
 */
export function asksAboutOthers({ text, concepts, before, unknown }: Asked): boolean {
  const clauses = clausesOf(text);
  const doing = DOING.test(clauses) && !LOOKING.test(clauses);
  if (WHO_COMPLAINED.some((sign) => sign.test(clauses))) return true;
  const people = withPeople(clauses, text, unknown)
    .split(' | ')
    .filter((clause) => !doing || (ASKS.test(clause) && !DOING.test(clause)))
    .join(' | ');
  const asking = people
    .split(' | ')
    .filter((clause) => !TELLING.test(clause))
    .join(' | ');
  const isPrivate = PRIVATE.some((concept) => concepts.has(concept));
  if (ONLY_PERSON.test(people))
    return before ? OF_ANYBODY.some((concept) => before.has(concept)) : /\bNAME\b/.test(people);
  if (isPrivate && (NUMBERED.test(clauses) || MAIL.test(text))) return true;
  if (people === '' || asksRuleOfOne(people) || RECKONING.test(clauses) || RULE_OF_GROUP.test(people))
    return false;
  if (INTIMATE_OF_ONE.some((sign) => sign.test(people))) return true;
  if (ASKED_OF_ONE.some((sign) => sign.test(people)) || OWNED.some((sign) => sign.test(asking))) return true;
  if (
    !asksForRule(concepts) &&
    [...ASKED_OF_GROUP, ...WHICH_OF_ALL, ...WHOLE_DATA].some((sign) => sign.test(people))
  )
    return true;
  if (!isPrivate) return false;
  if (isAboutOwnThing(clauses)) return false;
  if (NAMED_IN_PASSING.some((sign) => sign.test(people))) return true;
  return (
    HAS_PERSON.test(people) &&
    !isAboutOneself(text) &&
    !asksForRule(concepts) &&
    people.split(' ').length <= TERSE
  );
}
