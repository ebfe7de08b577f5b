import { plain, sentencesOf } from './wording.js';

const I_CANNOT = String.raw`\b(i|we) (cannot|can not|can't|could not|couldn't|do not|don't|did not|didn't|may not|must not|will not|won't|am not|are not|was not|have not|haven't)`;

/** Said by the assistant of itself: no article speaks so. */
const DOES_NOT_KNOW: readonly RegExp[] = [
  new RegExp(String.raw`${I_CANNOT} (\w+ ){0,2}(know|find|found|answer|understand|sure)\b`),
  new RegExp(String.raw`${I_CANNOT} have (an?|any|that|this|the|enough) (\w+ )?(answer|information|article)`),
  /\b(i|we) (know|found|find|have) (nothing|no (\w+ )?(answer|information|article|idea))\b/,
  /\bi'm not sure\b/,
  /\b(no|none of the|neither the) (\w+ )?(articles?|knowledge base)\b.*\b(answers?|tells?|says?|about|covers?|mentions?|found)\b/,
  /\b(nothing|no (answer|information)) (\w+ ){0,3}in the (knowledge base|articles)\b/,
  /\b(knowledge base|articles) (does not|do not|doesn't|don't|has nothing|have nothing|says nothing|say nothing)\b/,
];

const REFUSES: readonly RegExp[] = [
  new RegExp(
    String.raw`${I_CANNOT} (?!(\w+ ){0,2}(know|find|found|understand|sure)\b|have (an?|any|the) (\w+ )?(answer|information|article))`,
  ),
  /\b(i|we|you) (\w+ )?only (\w+ ){0,5}(your own|their own|what is yours|yours)\b/,
  /\b(that|this|it|they|such data) (cannot|can't|may not|must not) be (told|shown|shared|given|disclosed|done)\b/,
  /\b(i'm|i am|we are|nobody is) not (allowed|able|permitted)\b/,
];

/** The assistant leaves it to the person: the answer to a request to do something. */
const LEAVES_IT = /\b(you (can |have to |must |need to )?(\w+ )?(it )?yourself|only you can)\b/;

const says = (answer: string, signs: readonly RegExp[]): boolean =>
  sentencesOf(answer).some((sentence) => signs.some((sign) => sign.test(sentence)));

/** Whether an answer says that the answer is not known or was not found. */
export const doesNotKnow = (answer: string): boolean => says(answer, DOES_NOT_KNOW);

/**
 * Whether an answer says that the assistant does not, cannot or may not tell or do it, or tells people only
 * what is theirs.
 */
export const refuses = (answer: string): boolean => says(answer, REFUSES);

/** Whether an answer says that nothing was done, or that the person has to do it. */
export const leavesItUndone = (answer: string): boolean => refuses(answer) || says(answer, [LEAVES_IT]);

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

/** Money, spans of time, shares, days of the calendar, numbers of tickets. */
const FIGURE = new RegExp(
  [
    String.raw`[$€£] ?\d+(?:\.\d+)?`,
    String.raw`\b\d+(?:\.\d+)? ?(?:k|usd|dollars?|euros?|percent|days?|hours?|h|weeks?)\b`,
    String.raw`\b\d+(?:\.\d+)? ?%`,
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)? ${MONTH}\b`,
    String.raw`\b${MONTH} \d{1,2}\b`,
    String.raw`#\d+`,
    String.raw`\b\d{5,}\b`,
  ].join('|'),
  'g',
);
const QUOTED = /"([^"]{3,})"/g;

/** The figures of an answer, and the names of something that it puts in quotes. */
export function particularsIn(answer: string): string[] {
  const text = plain(answer);
  return [...(text.match(FIGURE) ?? []), ...Array.from(text.matchAll(QUOTED), ([, name]) => name ?? '')];
}
