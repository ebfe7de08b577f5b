/** A piece of a text: words, the path of a screen, or an address to write to. */
export interface TextPiece {
  kind: 'words' | 'path' | 'mail';
  text: string;
}

/** A path by itself: not the end of an address or of a longer word, nor the beginning of a file's name. */
const path = String.raw`(?<![\w/.:@\\-])\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*(?:\?[\w=&%-]+)?(?![\w/@-]|\.\w)`;
/** A mail address by itself: not a part of another address, nor with a path behind it. */
const mail = String.raw`(?<![\w/.:@+%=?&-])[A-Za-z0-9][\w.+-]*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}(?![\w@/:?-]|\.\w)`;
const link = new RegExp(`(?<path>${path})|(?<mail>${mail})`, 'g');

/**
 * Finds where a text names screens of the portal, such as "/employee/leave", and mail addresses. Anything else
 * stays text, above all external addresses.
 * @param hasScreen whether there is a screen at a path
 */
export function linksInText(text: string, hasScreen: (path: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(link)) {
    const isPath = groups?.['path'] !== undefined;
    if (isPath && !hasScreen(found.replace(/\?.*$/, ''))) continue;
    pieces.push(
      { kind: 'words', text: text.slice(end, index) },
      { kind: isPath ? 'path' : 'mail', text: found },
    );
    end = index + found.length;
  }
  return [...pieces, { kind: 'words' as const, text: text.slice(end) }].filter((piece) => piece.text !== '');
}
