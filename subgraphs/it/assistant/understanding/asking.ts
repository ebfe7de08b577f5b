import { stemOf } from './stems.js';
import { joined, plainWords } from './words.js';

/** What sort of answer a question asks for. */
export type Sort =
  | 'contact'
  | 'duration'
  | 'price'
  | 'count'
  | 'size'
  | 'amount'
  | 'clock'
  | 'moment'
  | 'person'
  | 'place'
  | 'steps'
  | 'permission'
  | 'anything';

export interface Asking {
  /** At most three; the first is asked for most clearly. */
  sorts: readonly Sort[];
  /** What is counted, as stems: of "how many colour pages" colour and page. */
  counted: readonly string[];
}

/** A question may be of several sorts. Tried on plain words: "How much is it?" is `how much is it`. */
const SORTS: readonly (readonly [Sort, RegExp])[] = [
  ['contact', /\b(phone|extension|number|call|ring|dial|reach|contact|email address)\b/],
  [
    'duration',
    /\bhow (long|soon|quickly|fast|far in advance|far ahead|old)\b|\bhow (many|much) (\w+ )?(minutes|hours|days|weeks|months|years|time|notice)\b/,
  ],
  [
    'price',
    /\bhow (expensive|much (does|do|is|are|will|money|can|may|should|would)|much)\b|\b(cost|costs|price|fee|budget|allowance|salary|bonus)\b/,
  ],
  [
    'size',
    /\b(how (big|large|heavy)|size|too (big|large)|(how many|how much|which) (mb|gb|megabytes?|gigabytes?|inch(es)?|mbit|space|storage))\b/,
  ],
  ['count', /\bhow many\b/],
  [
    'amount',
    /\bhow (often|far|big|large|high|short|strong)\b|\b(maximum|minimum|limit|percentage|percent|amount|number of|size|rate|quota|limit)\b/,
  ],
  ['clock', /\b(what|which) time\b|\bopening hours\b|\bhow (late|early)\b|\bat what hour\b/],
  [
    'moment',
    /\b(when|what time|what date|which day|what day|which date|which days|deadline|since when|until when|by when|opening hours)\b/,
  ],
  ['person', /\b(who|whom|whose)\b|\b(which|what) (person|team|department|desk|people)\b/],
  [
    'steps',
    /\bhow (do|can|could|would|should|does|to|must|might|is|are|did|shall)\b|\b(steps|step by step|instructions|set ?up|guide)\b/,
  ],
  ['steps', /\bwhat (do|can|should|must|shall|would) (i|we|you|one) (do|try)\b|\bwhat to do\b|\bwhat now\b/],
  ['place', /\bwhere\b|\b(which|what) (floor|room|page|menu|folder|website|site|place|link|url)\b/],
  [
    'permission',
    /^(so |and |but |ok |then )*(can|may|could|am|is|are|do|does|must|will|should|shall|was|has|have) /,
  ],
];

const MOST_SORTS = 3;

/** What sorts of answer a text asks for. */
export function askingOf(text: string): Asking {
  const plain = joined(plainWords(text)).join(' ');
  const counted = /\bhow many ((?:\w+ ?){1,2})/.exec(plain)?.[1] ?? '';
  const sorts = [...new Set(SORTS.flatMap(([sort, sign]) => (sign.test(plain) ? [sort] : [])))].slice(
    0,
    MOST_SORTS,
  );
  return {
    sorts: sorts.length > 0 ? sorts : ['anything'],
    counted: counted
      .split(' ')
      .filter((word) => word.length > 2)
      .map(stemOf),
  };
}

// A number is read from its beginning alone, or a long one would be read once for each of its figures.
const NUMBER = String.raw`(?:(?<![\d.,:])\d[\d.,:]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half an?|an?)`;
const DURATION = new RegExp(
  String.raw`\b${NUMBER}[ -](?:\w+ )?(?:second|minute|hour|day|week|month|year)s?\b|\b(?:at once|immediately|same day|next day|daily)\b`,
  'i',
);
const SOME_NUMBER = new RegExp(
  String.raw`\b(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice|half|double|unlimited|no limit)`,
  'i',
);
const MOMENT =
  /\b\d{1,2}:\d\d\b|\b(mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(january|february|march|april|june|july|august|september|october|november|december|daily|weekly|monthly|yearly|every|noon|midnight)\b|\b(first|last|second|third|fourth|fifth|\d+(th|st|nd|rd)) (working |pay )?(day|week|month|year)|\bend of\b|\bafter\b|\bbefore\b|\bwithin\b/i;
const PERSON =
  /\b(manager|head|hr|it|finance|security|payroll|desk|team|administrators?|relations|extension|legal|director|nobody|everyone|anybody|any employee|partner|department|benefits|facilities)\b|@/i;
const PLACE =
  /(^|\s)\/[a-z]|\b(floor|room|page|under|menu|settings|cabinet|desk|portal|store|\w+\.northwind\.example)\b/i;
const DOING =
  /^\d+\. |\b(open|choose|click|press|select|type|enter|install|go to|run|call|write|ask|send|sign in|start|file|tap|take|tell|fill in|report|hold|sweep)\b/i;
const RULING =
  /\b(can|cannot|may|must|only|never|not|no|allowed|needs?|without|if|unless|up to|nobody|anyone|everyone)\b/i;

const isCountOf = (text: string, counted: readonly string[]): boolean => {
  const words = plainWords(text).map(stemOf);
  return words.some(
    (word, at) =>
      (/^\d/.test(word) || SOME_NUMBER.test(word)) &&
      words.slice(at + 1, at + 4).some((next) => counted.includes(next)),
  );
};

/** How well a sentence shows that it gives such an answer: 0 to 1. */
const SIGNS: Readonly<Record<Sort, (text: string, counted: readonly string[]) => number>> = {
  contact: (text) => (/\bextension \d|@\w/.test(text) ? 1 : 0),
  duration: (text, counted) =>
    (DURATION.test(text) ? 0.8 : 0) + (counted.length > 0 && isCountOf(text, counted) ? 0.2 : 0),
  price: (text) => (/[$€£]\s?\d|\d\s?%|\bfree\b/.test(text) ? 1 : /\d/.test(text) ? 0.4 : 0),
  count: (text, counted) => (isCountOf(text, counted) ? 1 : SOME_NUMBER.test(text) ? 0.5 : 0),
  size: (text) =>
    /\d+([.,]\d+)?[ -]?([kmgt]b|mbit|megabytes?|gigabytes?|inch(es)?|characters|pages|kg|lb|m|cm)\b/i.test(
      text,
    )
      ? 1
      : 0,
  amount: (text) => (/\d/.test(text) ? 1 : SOME_NUMBER.test(text) ? 0.5 : 0),
  clock: (text) => (/\b\d{1,2}:\d\d\b|\bnoon\b|\bmidnight\b/.test(text) ? 1 : 0),
  moment: (text) => (MOMENT.test(text) ? 1 : 0),
  person: (text) => (PERSON.test(text) ? 1 : 0),
  place: (text) => (PLACE.test(text) ? 1 : 0),
  steps: (text) => (DOING.test(text) ? 0.7 : 0),
  permission: (text) => (RULING.test(text) ? 0.6 : 0),
  anything: () => 0,
};

/** How much a sentence looks like an answer of that sort: 0 to 1. */
export const answersAsking = ({ sorts, counted }: Asking, text: string): number =>
  Math.max(...sorts.map((sort) => SIGNS[sort](text, counted)));
