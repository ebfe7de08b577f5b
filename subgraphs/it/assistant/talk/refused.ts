import { plainWords } from '../understanding/words.js';
import { leaning } from '../understanding/followUp.js';
import {
  ABOUT_OTHERS,
  ABOUT_OTHERS_AGAIN,
  CANNOT,
  CANNOT_AGAIN,
  NO_ORDERS,
  NO_ORDERS_AGAIN,
} from './answers.js';
import { isAboutOneself } from './otherPeople.js';
import { LEAST, mostOf, routeOf } from '../route/route.js';

/** What each refusal begins with, and how it is said once more. */
const AGAIN: readonly (readonly [refusal: string, again: string])[] = [
  [ABOUT_OTHERS, ABOUT_OTHERS_AGAIN],
  [ABOUT_OTHERS_AGAIN, ABOUT_OTHERS_AGAIN],
  [NO_ORDERS, NO_ORDERS_AGAIN],
  [NO_ORDERS_AGAIN, NO_ORDERS_AGAIN],
  [CANNOT, CANNOT_AGAIN],
];

/** How much a message must lean on what was said before, see followUp.ts. */
const FOLLOWS = 0.8;

/** Said by someone who does not take no for an answer, or asks why. */
const INSISTS =
  /^(?:(?:but|and|so|ok|oh|come on|really|seriously|pretty) )*(?:please|pls|why|why not|how come|come on|really|seriously|says who|do it|just do it|i insist|try again|try|again|just this once|just tell me|tell me|just (?:his|hers|one|this one|the \w+)|are you sure|i need (?:it|this|that|to know)|(?:it is|it s|its) (?:urgent|important|ok|okay|fine|allowed)|urgent|i (?:am|m) (?:(?:his|her|their|the|an?|allowed|authori[sz]ed|in) ?)+(?: ?\w+){0,4}|i have (?:the )?(?:permission|right|rights|access)(?: \w+){0,4}|(?:he|she|they) (?:said|says|agreed|allowed|knows|gave|is ok|is fine)(?: \w+){0,6}|why (?:do|will|would|can|could|are|is)(?: \w+){0,5}|what is the reason|who can then|you have to|you must)(?: please| then| not)*$/;

/** Goes on with whoever was spoken of: "and sick days?", "what about her tickets?" */
const GOES_ON =
  /^(?:(?:ok|okay) )?(?:and|but|or|what about|how about|then|so)\b(?! (?:how long is|when is|when are|how do|where do|what is the|what are)\b)|\b(?:he|she|his|her|hers|him|their|theirs)\b/;

/**
 * What is said to someone who goes on after a refusal; null for anything else. @param before the latest
 * answer
 */
export function refusedAgain(message: string, before: string | null): string | null {
  const refused = AGAIN.find(([refusal]) => before?.startsWith(refusal));
  if (!refused) return null;
  const [refusal, again] = refused;
  if (INSISTS.test(plainWords(message).join(' '))) return again;
  const isAboutOthers = refusal === ABOUT_OTHERS || refusal === ABOUT_OTHERS_AGAIN;
  const words = plainWords(message).join(' ');
  return isAboutOthers &&
    leaning(message) >= FOLLOWS &&
    GOES_ON.test(words) &&
    mostOf(routeOf(message, ''), 'talk') < LEAST.anyway &&
    !isAboutOneself(message)
    ? again
    : null;
}
