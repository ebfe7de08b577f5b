/** A piece of a text: words, or the path of a screen. */
export interface TextPiece {
  text: string;
  isPath: boolean;
}

/** A path by itself: not the end of an address or of a longer word, nor the beginning of a file's name. */
const path = /(?<![\w/.:@\\-])\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*(?:\?[\w=&%-]+)?(?![\w/@-]|\.\w)/g;

/**
 * Finds where a text names screens of the portal, such as "/employee/leave". Anything else stays words, above all foreign addresses.
 * @param hasScreen tells whether there is a screen at a path
 */
export function pathsInText(text: string, hasScreen: (path: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(path)) {
    if (!hasScreen(found.replace(/\?.*$/, ''))) continue;
    pieces.push({ text: text.slice(end, index), isPath: false }, { text: found, isPath: true });
    end = index + found.length;
  }
  return [...pieces, { text: text.slice(end), isPath: false }].filter((piece) => piece.text !== '');
}
