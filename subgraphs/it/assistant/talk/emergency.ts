import { plainWords } from '../understanding/words.js';

const SOMEBODY = '(?:someone|somebody|a (?:colleague|coworker|co worker|visitor|man|woman|person|guest)|my (?:colleague|coworker|co worker|boss|manager|friend)|he|she|one of us|the (?:guy|woman|man|person))';

/** Somebody thinks of hurting themselves. */
const CRISIS = /\b(?:suicide|suicidal|(?:kill|hurt|harm|cut) myself|end (?:my life|it all)|take my (?:own )?life|(?:do not|don t|dont|no longer) want to (?:live|be alive|wake up)|want to die|better off dead)\b/;
/** Something is happening that cannot wait. */
const DANGER = new RegExp(
  String.raw`\b(?:there (?:is|s|was)|we have|i (?:see|smell)|theres) (?:a |an |some )?(?:big |small |lot of )?(?:fire|smoke|gas leak|explosion|intruder|shooter|gunman|flood)\b|\b(?:is|are|s) (?:on fire|burning down)\b` +
    String.raw`|\b${SOMEBODY} (?:\w+ ){0,2}?(?:bleeding|unconscious|collapsed|fainted|not breathing|choking|having a (?:heart attack|stroke|seizure)|had a (?:heart attack|stroke|seizure)|being attacked|has a (?:gun|knife))\b` +
    String.raw`|\b(?:i am|i m|im) (?:bleeding|being (?:attacked|followed|threatened)|having a heart attack|trapped)\b|\b(?:i|we) (?:need|call) an? ambulance\b`,
);

const CRISIS_ANSWER =
  'I am a program and cannot help with this, but people can, and right now: please call the emergency number where you are (911 in the US, 112 in Europe), or a crisis line; in the US call or text 988. Tell somebody near you, too. You need not go through this alone.';
const DANGER_ANSWER =
  'If somebody is in danger, do not wait for me: leave the danger, call the emergency number where you are (911 in the US, 112 in Europe), then building security or the front desk, and tell the people around you.';

/** What is said when a life may be in danger; null for any other message. */
export function emergency(message: string): string | null {
  const words = plainWords(message).join(' ');
  if (CRISIS.test(words)) return CRISIS_ANSWER;
  return DANGER.test(words) ? DANGER_ANSWER : null;
}
