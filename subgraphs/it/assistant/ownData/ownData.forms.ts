/** The whole message is a thing of one's own, such as "and my department?" @param noun source of a sign */
export const terse = (noun: string): RegExp =>
  new RegExp(String.raw`^(?:(?:and|or|so|hi|what about|how about|what is|what s|whats|who is|who s|whos|show me|show|tell me|give me|check|see|view|please|the|my|own|current|of) )*(?:${noun})(?: (?:please|pls|now|today|again|then|too))*$`);
