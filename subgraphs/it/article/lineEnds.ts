/** Every kind of line break: browsers send forms with CR LF, and pasted texts contain the others. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u2028\u2029]/;

/** The lines of a text, without what ends them. */
export const linesOf = (text: string): string[] => text.split(LINE_ENDS);

/** A text of several lines as it is stored, whichever way it came: LF alone ends a line. */
export const withPlainLineEnds = (text: string): string => linesOf(text).join('\n');
