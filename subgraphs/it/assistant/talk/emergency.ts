import { plainWords } from '../understanding/words.js';

const SOMEBODY =
  '(?:(?:someone|somebody|a (?:colleague|coworker|co worker|visitor|man|woman|person|guest|driver|child|guy)|my (?:colleague|coworker|co worker|boss|manager|friend|neighbou?r)|he|she|one of us|the (?:guy|woman|man|person|visitor))(?: (?:at|in|on|of|from|next|beside|the|to|my|our|next|room|kitchen|lobby|stairs|warehouse|floor|office|desk|me|door)){0,6})';
/** What has happened to a body. */
const HURT =
  '(?:bleed(?:s|ing)|unconscious|collapsed|faint(?:s|ed|ing)|passed out|not (?:breathing|moving|waking up|responding(?! (?:to|on|in|by)\\b))|chok(?:es|ing)|blood everywhere|having a (?:heart attack|stroke|seizure|fit)|had a (?:heart attack|stroke|seizure|bad fall)|(?:got|gets|is) (?:an )?electr\\w+|being attacked|has a (?:gun|knife)|cut (?:his|her|their|off) (?:\\w+ ){0,2}?(?:hand|finger|arm|leg|head)s?)';

/** Someone thinks of hurting themselves. */
const CRISIS =
  /\b(?:suicide|suicidal|(?:kill|hurt|harm|cut) myself|end (?:my life|it all)|take my (?:own )?life|(?:do not|don t|dont|no longer) want to (?:live|be alive|wake up)|want to die|better off dead|(?:can not|cannot|cant) go on (?:any ?more|like this|living))\b/;
/** Something is happening that cannot wait. */
const DANGER = new RegExp(
  String.raw`\b(?:there (?:is|s|was)|we have|i (?:see|smell)|theres) (?:a |an |some )?(?:big |small |lot of )?(?:fire|smoke|gas|gas leak|explosion|intruder|shooter|gunman|flood)\b(?! (?:alarm|drill|extinguisher|door|exit|station|bill|card|money|allowance))|\b(?:smoke|flames|sparks) (?:is |are )?(?:coming|pouring|rising) (?:out|from|up)\b|\b(?:is|are|s) (?:on fire|burning down)\b` +
    String.raw`|\b${SOMEBODY} (?:(?!(?:ask|asks|asked|who|how|what|whether|if)\b)\w+ ){0,7}?${HURT}\b|^(?:help )?(?:heart attack|stroke|seizure|gas leak|fire)\b(?! (?:drill|alarm|safety|extinguisher|door|exit|of))` +
    String.raw`|\b(?:someone|somebody|a man|a stranger|people) (?:is breaking|are breaking|has broken|just broke|broke) in(?:to)? (?:the|our) (?:office|building|warehouse|lobby|premises|house)\b|\b(?:i am|i m|im) (?:bleeding|being (?:attacked|followed|threatened)|having a heart attack|trapped|choking)\b|\bmy chest (?:\w+ ){0,2}?(?:hurts|aches|pains|is tight|is burning)\b|\b(?:i )?(?:can not|cannot|cant|can hardly) breathe\b|\b(?:i|we) (?:need|call) an? ambulance\b`,
);

const CRISIS_ANSWER =
  'I am a program and cannot help with this, but people can, and right now: please call the emergency number where you are (911 in the US, 112 in Europe), or a crisis line; in the US call or text 988. Tell somebody near you, too. You need not go through this alone.';
const DANGER_ANSWER =
  'If somebody is in danger, do not wait for me: leave the danger, call the emergency number where you are (911 in the US, 112 in Europe), then building security or the front desk, and tell the people around you.';

/** "Shan collapsed": somebody by name. */
const OF_NAMED = new RegExp(
  String.raw`(?<![\p{L}-])\p{Lu}\p{Ll}+ (?:has |is |just |has just |suddenly )*(?:collapsed|unconscious|fainted|passed out|not breathing|bleeding|choking|having a (?:heart attack|stroke|seizure)|had a (?:heart attack|stroke|seizure))\b`,
  'u',
);
/** "Fire Jonas" is no fire. */
const DISMISSAL = /^\s*[Ff]ire \p{Lu}\p{Ll}+/u;

/** What is said when a life may be in danger; null for any other message. */
export function emergency(message: string): string | null {
  const words = plainWords(message).join(' ');
  if (CRISIS.test(words)) return CRISIS_ANSWER;
  return (DANGER.test(words) && !DISMISSAL.test(message)) || OF_NAMED.test(message) ? DANGER_ANSWER : null;
}
