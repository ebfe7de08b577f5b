/** A part of a text, and whether it is what answers. */
export interface AnswerPart {
  text: string;
  isAnswer: boolean;
}

/** A step is quoted with its number, which the list writes. */
const bare = (quote: string): string => quote.replace(/^\d{1,3}\. /, '');

/** Finds the best passages in a text, each at its first occurrence. */
export function answerParts(text: string, quotes: readonly string[]): AnswerPart[] {
  for (const quote of quotes.map(bare)) {
    const at = quote === '' ? -1 : text.indexOf(quote);
    if (at < 0) continue;
    const end = at + quote.length;
    return [
      ...answerParts(text.slice(0, at), quotes),
      { text: quote, isAnswer: true },
      ...answerParts(text.slice(end), quotes),
    ];
  }
  return text === '' ? [] : [{ text, isAnswer: false }];
}
