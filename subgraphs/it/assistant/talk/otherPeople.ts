import type { Concept } from '../understanding/concepts.js';
import { plainWords } from '../understanding/words.js';

/** What a question is about, for the decision whether it asks for somebody else's data. */
export interface Asked {
  /** As it was written, with typing errors corrected. */
  text: string;
  concepts: ReadonlySet<Concept>;
  /** Words that neither articles nor we know, in small letters. */
  unknown: ReadonlySet<string>;
}

/** Signs that own data is meant although words of a rule stand beside it: "my annual allowance that is left". */
const FIRM: readonly Concept[] = ['left', 'taken', 'next', 'pending', 'status', 'employment'];

/** Whether a rule, or how something is done, is asked for rather than what is. */
export function asksForRule(concepts: ReadonlySet<Concept>): boolean {
  if (concepts.has('howTo')) return !concepts.has('lookUp');
  return concepts.has('policy') && !FIRM.some((concept) => concepts.has(concept));
}

/** What of a person is nobody else's business here. */
const PRIVATE: readonly Concept[] = ['leave', 'sick', 'ticket', 'timesheet', 'hours', 'salary', 'privateDetails', 'jobApplication', 'hireDate', 'weeklyHours', 'employment', 'request', 'manager', 'jobTitle', 'employeeNumber', 'team', 'department'];
/** Of these a group is asked about as well as one person. */
const PRIVATE_OF_GROUP: readonly Concept[] = ['leave', 'sick', 'ticket', 'timesheet', 'hours', 'salary', 'privateDetails', 'jobApplication'];

const PERSON = 'colleagues?|co ?workers?|teammates?|team mates?|team members?|everyone|everybody|anyone|anybody|someone|somebody|employees?|boss|boss es|managers?|supervisors?|lead|ceo|cfo|cto|director|reports|team|staff|people|person|friend|neighbou?r|wife|husband|assistant|predecessor|successor|intern|department|engineers?|accountants?|administrators?|others';
const THING = 'leave|vacation|holidays?|timeoff|time off|days? off|sick|salary|salaries|pay|wage|wages|hours|timesheets?|time sheets?|tickets?|requests?|addresse?s?|home address|phone|phone number|birthday|rating|reviews?|applications?|resume|absences?|balances?|password|attendance|earnings|income|bonus|contract|title|job|manager';

/** Signs of somebody else in plain words: each alone is enough beside something private. */
const SIGNS: readonly RegExp[] = [
  new RegExp(String.raw`\b(my|the|our|a|an|another|each|every|any|all|all the|all of|other|of|their|his|her) (\w+ )?(${PERSON}) s (\w+ ){0,2}(${THING})\b`),
  new RegExp(String.raw`\b(everyone|everybody|anyone|somebody|someone)( else)? s (\w+ ){0,2}(${THING})\b`),
  new RegExp(String.raw`\b(${THING}) (balances? |days? |requests? |records? |data |status )?(of|for|from) ((my|the|our|all|all the|all of|another|other|every|each|any) (\w+ )?(${PERSON})|everyone|everybody|anyone|someone|somebody|his|her|their|others)\b`),
  new RegExp(String.raw`\b(does|did|has|have|had|is|was|are|were|will) (my|the|our|another|any|every|each|all|all my|all the|other) (\w+ )?(${PERSON})\b`),
  /\b(he|she|his|her|hers|him)\b/,
  /\b(everyone|everybody|anyone else|anybody else|someone else|somebody else|another (employee|person|colleague)|other (employees|people|colleagues)|(all|every|each|which) (employees?|person|people|colleagues?)|whole (company|team|department)|(my|the) colleagues?)\b/,
  /\bwho (else )?(is|was|are|were|will be) (on|off|out|sick|ill|away|absent|not in|currently|having|taking|next)\b|\bwho (earns?|makes|made|took|takes|has|have|had|got|gets|called in|applied|worked|logged)\b|\b(highest|lowest|best|top|most|average) (paid|salary|salaries|pay|earner|earning)\b/,
  /\b(employee|user|person|staff|colleague|account) ?(number|id|no|nr)? ?\d+\b|\bemp ?\d+\b/,
  /\b(salaries|wages|payslips|addresses|balances|reviews|ratings) (of|for|in)\b/,
];

/** Said by somebody who asks about a thing of their own that another person decides on or sees. */
const OWN_THING = new RegExp(String.raw`\b(my|mine) (own )?((?!(${PERSON})\b)\w+ ){0,2}(?!(${PERSON})\b)(${THING})\b`);
const SELF_WORDS = /\b(tell me|show me|give me|let me|let us know|send me|list me|find me|can you tell me|help me)\b/g;

/** Possessors and names as they are written, such as Anna in "Anna's leave" or "Does Anna have …". */
function namesIn(text: string, unknown: ReadonlySet<string>): string[] {
  const possessors = [...text.matchAll(/\b(\p{L}+)['’]s\b|\b(\p{L}+s)['’](?=\s)/gu)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase());
  const capitals = [...text.matchAll(/(?<![.!?:]\s*|^\s*)\b\p{Lu}\p{Ll}+/gu)].map(([word]) => word.toLowerCase());
  return [...possessors, ...capitals].filter((word) => unknown.has(word));
}

/** Whether a question asks for data of somebody else, whoever asks: also HR and administrators get their own alone here (S-76). */
export function asksAboutOthers({ text, concepts, unknown }: Asked): boolean {
  const isRule = asksForRule(concepts);
  const plain = plainWords(text).join(' ');
  const isPrivate = PRIVATE.some((concept) => concepts.has(concept));
  if (!isPrivate) return false;
  if (namesIn(text, unknown).length > 0 || /\b[\w.+-]+@[\w-]+\.\w+/.test(text)) return true;
  const isOwnThing = OWN_THING.test(plain) && !/\b(and|or|than|with) (my|the) (colleagues?|boss|manager|team)\b/.test(plain);
  if (isRule || !PRIVATE_OF_GROUP.some((concept) => concepts.has(concept))) return false;
  if (concepts.has('team') && !isOwnThing && !concepts.has('approver')) return true;
  if (SIGNS.some((sign) => sign.test(plain)) && !isOwnThing) return true;
  return unknown.size > 0 && !isAboutOneself(text);
}

/** Whether somebody speaks of themselves; "tell me" and its like do not count. */
export const isAboutOneself = (text: string): boolean => /\b(i|me|my|mine|myself|our|we|us|am)\b/.test(plainWords(text).join(' ').replace(SELF_WORDS, ''));
