/** A piece of a text, and whether it was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/**
 * A title in parts, with words marked that begin with a word of the search. Matches in the content are marked by
 * the server, which also knows word forms.
 */
export function titleParts(title: string, search: string): readonly TextPart[] {
  const words = search.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  if (words.length === 0) return [{ text: title, isMatch: false }];
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])((?:${words.join('|')})[\p{L}\p{N}]*)`, 'giu');
  return title
    .split(found)
    .map((text, at) => ({ text, isMatch: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
