/** The whole message is a thing of one's own, such as "and my department?" @param noun source of a sign */
export const terse = (noun: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?:and|or|so|hi|what about|how about|what is|what s|whats|who is|who s|whos|show me|show|tell me|give me|check|see|view|please|the|my|own|current|of) )*(?:${noun})(?: (?:please|pls|now|today|again|then|too))*$`,
  );

/** What is said of a thing before its name. */
const WHICH =
  '(?:(?:very|own|current|official|exact|present|full|correct|actual|registered|internal|precise|annual|yearly|monthly|overall|gross|base|basic|weekly|contractual|latest|total|new) )*';
/** Words with which someone asks to be told. */
const WANTED =
  'what|whats|which|when|whens|tell|give|show|send|say|state|know|find|find out|look up|check|confirm|need|needs|want|wants|ask|asks|asking|remember|recall|remind|forgot|forgotten|see|read|count';
/** Asks for what was spoken of a clause before: "What is it?" */
const LATER =
  '(?:what|which|when|who|how|can you|could you|do you)\\b(?: \\w+){0,3}? (?:is|was|s|does|do|did|date|number|check|tell|have|called)\\b';

const few = (most: number): string =>
  String.raw`(?: (?!how\b|where\b|change\b|changed\b|correct\b|update\b|wrong\b)\w+){0,${most}}?`;

/**
 * A thing of one's own is asked for by its name: "I forgot my badge number", "my start date, please", "They
 * want my start date. When was it?" @param noun source of a sign
 */
export const named = (noun: string): RegExp[] => [
  terse(noun),
  new RegExp(
    String.raw`\b(?:${WANTED})\b${few(7)} (?:my|mine) ${WHICH}(?:${noun})\b(?! (?:is|was) (?:wrong|lost|missing|broken)\b)(?! (?:changed|corrected|fixed|updated)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:what|whats|which|give|tell)\b${few(4)} (?:the|is|was) ${WHICH}(?:${noun})\b.{0,40}\b(?:for me|of mine|i have|you have|about me|i am|in the system)\b`,
  ),
  new RegExp(
    String.raw`(?:^|\| )(?:(?:the|my|own|number of|date of) )*${WHICH}(?:${noun})(?: (?:please|pls|in my contract|of mine|for me|in the system|on file))+(?= \||$)`,
  ),
  new RegExp(
    String.raw`\b(?:my|asks? for (?:my|the)|needs? (?:my|the)|wants? (?:my|the)) ${WHICH}(?:${noun})\b[^|]{0,120}\| (?:(?:and|so|but|please|honestly) )*${LATER}`,
  ),
];

/** Put into the record, as whatever. */
export const RECORDED =
  '(?:down|put in|put|entered|listed|registered|recorded|shown|named|set|employed|counted|filed|on file|considered|officially|in the system)';
