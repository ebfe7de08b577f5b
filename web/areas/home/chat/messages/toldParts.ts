/** A part of a text, and whether it is what answers. */
export interface ToldPart {
  text: string;
  isTold: boolean;
}

/** A step is quoted with its number, which the list writes. */
const bare = (quote: string): string => quote.replace(/^\d{1,3}\. /, '');

/**
 * Finds in a text what answers best: the words of the passages as they stand there, each where it stands
 * first.
 */
export function toldParts(text: string, quotes: readonly string[]): ToldPart[] {
  for (const quote of quotes.map(bare)) {
    const at = quote === '' ? -1 : text.indexOf(quote);
    if (at < 0) continue;
    const end = at + quote.length;
    return [
      ...toldParts(text.slice(0, at), quotes),
      { text: quote, isTold: true },
      ...toldParts(text.slice(end), quotes),
    ];
  }
  return text === '' ? [] : [{ text, isTold: false }];
}
