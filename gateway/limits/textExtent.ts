/** What of the text of a document grows the work of parsing it. */
interface TextExtent {
  /** Depth of nested brackets; brackets in strings count too. */
  depth: number;
  /** Words, numbers, quoted texts and signs that make at least one node each once they are parsed. */
  parts: number;
}

const [WORD, PART, OPENING_PART, OPENING, CLOSING, QUOTE, COMMENT] = [1, 2, 3, 4, 5, 6, 7];
const KINDS = new Uint8Array(128);
for (const [kind, signs] of [
  [WORD, '_.+-0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [PART, '$@'],
  [OPENING_PART, '[{'],
  [OPENING, '('],
  [CLOSING, ')]}'],
  [QUOTE, '"'],
  [COMMENT, '#'],
] as const)
  for (const sign of signs) KINDS[sign.charCodeAt(0)] = kind;

const [LINE_FEED, RETURN, BACKSLASH] = [10, 13, 92];
const LONG_QUOTE = '"""';

const kindAt = (text: string, at: number) => KINDS[text.charCodeAt(at)];

/** Where a quoted text ends that begins here. */
function endOfQuote(text: string, from: number): number {
  if (text.startsWith(LONG_QUOTE, from)) {
    let end = text.indexOf(LONG_QUOTE, from + 3);
    while (end > 0 && text.charCodeAt(end - 1) === BACKSLASH) end = text.indexOf(LONG_QUOTE, end + 3);
    return end < 0 ? text.length : end + 2;
  }
  let at = from + 1;
  while (at < text.length && kindAt(text, at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== LINE_FEED && text.charCodeAt(at) !== RETURN) at += 1;
  return at;
}

/** Looks once through the text of a document, which need not be one; stops where it is past a bound. */
export function extentOfText(text: string, most: TextExtent): TextExtent {
  let [level, depth, parts, skipTo] = [0, 0, 0, 0];
  let isInWord = false;
  for (let at = 0; at < text.length && depth <= most.depth && parts <= most.parts; at += 1) {
    const kind = kindAt(text, at);
    if (kind === OPENING || kind === OPENING_PART) {
      level += 1;
      if (level > depth) depth = level;
    } else if (kind === CLOSING) level -= 1;
    if (at < skipTo) continue;
    if (kind === WORD) {
      if (!isInWord) parts += 1;
    } else if (kind === PART || kind === OPENING_PART) parts += 1;
    else if (kind === QUOTE) {
      parts += 1;
      skipTo = endOfQuote(text, at) + 1;
    } else if (kind === COMMENT) skipTo = endOfLine(text, at);
    isInWord = kind === WORD;
  }
  return { depth, parts };
}
