/** The formatting of a button of a MarkdownField. */
export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'link';

export interface Marked {
  text: string;
  /** The selection afterwards. */
  start: number;
  end: number;
}

const around = { bold: '**', italic: '_' } as const;
const before = { heading: () => '## ', list: () => '- ', numbers: (line: number) => `${String(line + 1)}. ` };

/** Formats the selection, or its lines; existing formatting is removed. */
export function marked(text: string, start: number, end: number, mark: Mark): Marked {
  if (mark === 'bold' || mark === 'italic') return inSigns(text, start, end, around[mark]);
  if (mark === 'link') {
    const words = text.slice(start, end) || 'text';
    const put = `[${words}](https://)`;
    const address = start + words.length + 3;
    return { text: text.slice(0, start) + put + text.slice(end), start: address, end: address + 8 };
  }
  return beforeLines(text, start, end, before[mark]);
}

function inSigns(text: string, start: number, end: number, sign: string): Marked {
  const [left, words, right] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const size = sign.length;
  if (left.endsWith(sign) && right.startsWith(sign))
    return { text: left.slice(0, -size) + words + right.slice(size), start: start - size, end: end - size };
  return { text: left + sign + words + sign + right, start: start + size, end: end + size };
}

function beforeLines(text: string, start: number, end: number, sign: (line: number) => string): Marked {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const isSet = lines.every((line, place) => line.startsWith(sign(place)));
  const put = lines
    .map((line, place) => (isSet ? line.slice(sign(place).length) : sign(place) + line))
    .join('\n');
  return { text: text.slice(0, first) + put + text.slice(last), start: first, end: first + put.length };
}
