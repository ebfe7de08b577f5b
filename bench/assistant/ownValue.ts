import type { Question } from './questions.js';
import { plain, sentencesOf, standsIn } from './wording.js';

type Own = NonNullable<Question['own']>;

/** What the portal's pages call a status where they do not write its code out, by what is asked for. */
const LABELS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  leave: {
    OPEN: ['pending'],
    IN_PROGRESS: ['in review'],
    WAITING_RESPONSE: ['waiting for response'],
    RESOLVED: ['approved'],
  },
  feedback: {
    OPEN: ['pending review'],
    IN_PROGRESS: ['under review'],
    WAITING_RESPONSE: ['awaiting response'],
    CLOSED: ['completed'],
  },
  ticket: { WAITING_RESPONSE: ['waiting for response', 'waiting for a response'] },
};

/** The sorts that a query can give; all of them where it names none. */
function labelsOf(document: string, code: string): string[] {
  const text = document.toLowerCase();
  const sorts = text.includes('leave')
    ? ['leave']
    : text.includes('feedback')
      ? ['feedback']
      : /generaltickets|itsupport/.test(text)
        ? ['ticket']
        : Object.keys(LABELS);
  return sorts.flatMap((sort) => LABELS[sort]?.[code] ?? []);
}

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const countsOf = (value: unknown): string[] => [
  String(Number(value)),
  ...(WORDS[Number(value)] === undefined ? [] : [WORDS[Number(value)] ?? '']),
];

function hoursOf(value: unknown): string[] {
  const hours = Number(value);
  const whole = Math.floor(hours);
  const minutes = Math.round((hours - whole) * 60);
  const numbers = [String(hours), hours.toFixed(2)];
  return [
    ...countsOf(value).map((count) => `${count} hour`),
    ...numbers.flatMap((number) => [`${number} hour`, `${number} h`, `${number}h`]),
    ...(minutes > 0
      ? [
          `${whole} hours and ${minutes} minutes`,
          `${whole} hours ${minutes} minutes`,
          `${whole} h ${minutes} min`,
          `${whole}h ${minutes}m`,
        ]
      : []),
  ];
}

const MONTH_LENGTHS = ['short', 'long'] as const;
const dateIn = (value: string, locale: string, month: (typeof MONTH_LENGTHS)[number]): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
    .format(new Date(value.slice(0, 10)))
    .replace('Sept ', 'Sep ')
    .replace(',', '');

/** Ways in which a value may be written. */
const WRITTEN: Readonly<Record<Own['format'], (value: unknown, document: string) => string[]>> = {
  days: (value) => countsOf(value).flatMap((count) => [`${count} day`, `${count} working day`]),
  hours: hoursOf,
  number: (value) => (Number.isNaN(Number(value)) ? [String(value)] : [String(value), ...countsOf(value)]),
  name: (value) => [String(value)],
  status: (value, document) => {
    const code = String(value);
    const words = code.toLowerCase();
    return [
      ...new Set([
        ...labelsOf(document, code.toUpperCase()),
        words,
        words.replaceAll('_', ' '),
        words.replaceAll('_', '-'),
      ]),
    ];
  },
  date: (value) => [
    String(value).slice(0, 10),
    ...MONTH_LENGTHS.flatMap((month) => [
      dateIn(String(value), 'en-GB', month),
      dateIn(String(value), 'en-US', month),
    ]),
  ],
};

/**
 * The answer as a value is looked for in it: no number of a date or a share, no status that is denied, dates
 * without ornament.
 */
const READ: Readonly<Partial<Record<Own['format'], (answer: string) => string>>> = {
  number: (answer) =>
    answer
      .replace(/\d+(?= ?(%|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b))/g, '')
      .replace(/\b\d{4}-\d{2}-\d{2}\b/g, ''),
  status: (answer) =>
    answer.replaceAll('not approved', 'rejected').replace(/\b(?:not|never|nor)(?: yet)?(?: been)? \w+/g, ''),
  date: (answer) =>
    answer
      .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
      .replace(/(\d),/g, '$1')
      .replace(/\bsept\b/g, 'sep'),
};

const ANY_STATUS =
  /\b(?:open|pending|in[ _-]progress|in review|under[ _-]review|(?:waiting|awaiting)(?: for)?(?: an?)?[ _-]response|resolved|approved|closed|completed|rejected|draft|submitted|interview[ _-]scheduled|interviewed|offer[ _-]extended|accepted|withdrawn)\b/;

/**
 * The part of an answer that a value must stand in: of a list with several statuses, the first that names
 * one.
 */
function statedIn(answer: string, format: Own['format']): string {
  const read = READ[format] ?? ((text: string) => text);
  if (format !== 'status') return read(plain(answer));
  const sentences = sentencesOf(answer).map(read);
  return (
    sentences.find((sentence) => !sentence.endsWith(':') && ANY_STATUS.test(sentence)) ?? sentences.join(' ')
  );
}

const NOTHING =
  /\b(?:you (?:have|are|were|had|did|do) (?:\w+ )?(?:not|no|none|never|nothing)\b|you (?:haven't|don't|aren't|didn't)\b|you've (?:no|not|never)\b|(?:there|it) (?:is|are|has|have|was|were) (?:no|none|nothing|not)\b|(?:is|are|was|were|has been|have been) not (?:set|recorded|entered|named|assigned|known|given)\b|not set\b|none\b|nobody\b|no one\b|nothing\b|^no\b|has no\b|yet no\b)/;
const UNTELLING = new Set([
  'query',
  'mine',
  'true',
  'false',
  'page',
  'size',
  'ordering',
  'created',
  'results',
  'label',
  'what',
  'when',
  'where',
  'which',
  'have',
  'does',
  'with',
  'that',
  'this',
  'from',
  'your',
  'many',
  'much',
  'there',
  'they',
  'please',
  'tell',
  'about',
  'right',
  'just',
  'been',
  'code',
  'name',
]);
const STEM = 5;

/**
 * Beginnings of the words that a sentence about the value has one of: those of the query, the format and the
 * question.
 */
function topicOf({ turns, own }: Question): string[] {
  const names = `${own?.document ?? ''} ${own?.format ?? ''}`.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const words = plain(`${names} ${turns.at(-1) ?? ''}`).match(/[a-z]{4,}/g) ?? [];
  return [
    ...new Set(
      words.filter((word) => !UNTELLING.has(word)).map((word) => word.slice(0, STEM).replace(/s$/, '')),
    ),
  ];
}

/**
 * Whether an answer has a sentence which says that there is nothing of what was asked, not taken from a
 * quoted passage.
 */
function saysNothingThere(question: Question, answer: string, quotes: string): boolean {
  const topic = topicOf(question);
  return sentencesOf(answer).some(
    (sentence) =>
      NOTHING.test(sentence) &&
      !plain(quotes).includes(sentence) &&
      topic.some((stem) => new RegExp(String.raw`\b${stem}`).test(sentence)),
  );
}

/**
 * What is wrong about the asker's own value in an answer; null when nothing is.
 * @param quotes the passages it quotes; a count that stands in them is no own value
 */
export function ownFault(question: Question, value: unknown, answer: string, quotes: string): string | null {
  const { own } = question;
  if (!own) return null;
  const isNothing = value === null || value === undefined;
  const isZero =
    own.format !== 'status' && own.format !== 'date' && own.format !== 'name' && Number(value) === 0;
  if ((isNothing || isZero) && saysNothingThere(question, answer, quotes)) return null;
  if (isNothing) return 'does not say that there is nothing of the kind';
  const ways = [...new Set(WRITTEN[own.format](value, own.document))];
  const stated = statedIn(answer, own.format);
  const isCount = own.format === 'days' || own.format === 'hours' || own.format === 'number';
  return ways.some((way) => standsIn(stated, way) && !(isCount && standsIn(quotes, way)))
    ? null
    : `own value ${ways.join(' or ')} is missing`;
}
