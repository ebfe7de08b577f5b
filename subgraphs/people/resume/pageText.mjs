import { readColumns, WIDE } from './columns.mjs';

/** One line of a page: pieces that are together, from left to right. */
const newLine = (y, height) => ({ y, height, pieces: [] });

function add(line, { text, x, right, height }) {
  const last = line.pieces.at(-1);
  const gap = last ? x - last.right : 0;
  if (!last || gap > WIDE * Math.max(height, last.height)) {
    if (text.trim() !== '') line.pieces.push({ text, x, right, height });
    return;
  }
  const isApart = gap > 0.2 * height && !/\s$/.test(last.text) && !/^\s/.test(text);
  last.text += isApart ? ` ${text}` : text;
  // Blanks reach as far as the next column: they part nothing.
  if (text.trim() !== '') last.right = Math.max(last.right, right);
}

/** The lines of a page in the order in which it was written. */
function linesOf(items) {
  const lines = [];
  let line = null;
  for (const { str = '', hasEOL = false, transform, width = 0, height = 0 } of items) {
    const [, , , rise = 0, x = 0, y = 0] = transform ?? [];
    const size = height || Math.abs(rise) || 10;
    if (line && str.trim() !== '' && Math.abs(y - line.y) > size / 2 && line.pieces.length > 0) line = null;
    if (!line) lines.push((line = newLine(y, size)));
    if (line.pieces.length === 0) line.y = y;
    add(line, { text: str, x, right: x + width, height: size });
    if (hasEOL) line = null;
  }
  return lines;
}

/** Inserts the values of form fields at their positions: on the line beside them, or on one of their own. */
function withFields(lines, fields) {
  for (const { text, rect } of fields) {
    const [x, bottom, right, top] = rect;
    const [first = '', ...others] = text.split(/\r\n?|\n/);
    const beside = lines.find(({ y, pieces }) => pieces.length > 0 && y >= bottom - 1 && y <= top);
    const label = beside?.pieces.filter((piece) => piece.x < x).at(-1);
    if (label) {
      // With any gap: "Skills:", and far to the right the value.
      label.text += ` ${first}`;
      label.right = Math.max(label.right, right);
    } else if (beside) beside.pieces.unshift({ text: first, x, right, height: beside.height });
    const own = (beside ? others : [first, ...others]).map((part) => ({
      y: bottom,
      height: 10,
      pieces: [{ text: part, x, right, height: 10 }],
    }));
    const below = lines.findIndex((line) =>
      beside ? line === beside : line.pieces.length > 0 && line.y < bottom,
    );
    lines.splice(below < 0 ? lines.length : below + (beside ? 1 : 0), 0, ...own);
  }
  return lines;
}

/**
 * The text of a page, line by line, column by column.
 * @param fields values of its form fields: text, and the corners of the field
 */
export const pageText = (items, fields) => readColumns(withFields(linesOf(items), fields));
