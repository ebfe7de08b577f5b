/** A gap of this many letter heights separates columns, or the columns of a table. */
export const WIDE = 1.5;
/** This many lines with text on both sides of the same gap are columns. */
const FEWEST = 3;
/** Of a page; no page has more, and longer texts go on with the next. */
const MOST_LINES = 120;
/** Typical contents of the left column of a table of jobs. */
const DATED = /\d{4}|\d\s?[/.]\s?\d/;
/** What belongs to the cell on its left: a time, an amount, or one word as a level is. */
const BELONGS = /^[(['’]?(?:\p{L}{3,10}\.?\s)?['’]?\d|^\p{L}+$/u;
const LONGEST_TIME = 30;
/** A sign, letter or number that begins a point of a list. */
const BULLET = /^(?:[^\p{L}\p{N}]{1,2}|o|\(?(?:\d{1,2}|[a-z])[.)])$/u;

const isTime = (text) => text.length <= LONGEST_TIME && DATED.test(text) && BELONGS.test(text);

/** A line with the kinds of its first two pieces; a bullet is not a piece, whatever the gap after it. */
function judged({ pieces, ...line }) {
  const joined = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before && BULLET.test(before.text.trim()))
      joined.splice(-1, 1, { ...piece, x: before.x, text: `${before.text.trim()}\t${piece.text}` });
    else joined.push(piece);
  }
  const [left, right] = joined.map(({ text }) => text.trim());
  return {
    ...line,
    pieces: joined,
    isTimed: right !== undefined && (DATED.test(left) || isTime(right)),
    isTied: right !== undefined && BELONGS.test(right),
  };
}

/**
 * The number of lines from `start` on in two columns, and where the right one begins; null if there are none, or
 * for a table whose cells belong together.
 */
function columnsAt(lines, start) {
  const second = lines[start].pieces[1];
  if (lines[start].pieces.length !== 2 || !second) return null;
  const near = ({ x }) => Math.abs(x - second.x) <= WIDE * second.height;
  let [end, both, times, tied, runs, isInRun] = [start, 0, 0, 0, 0, false];
  for (; end < Math.min(lines.length, start + MOST_LINES); end += 1) {
    const { pieces, isTimed, isTied } = lines[end];
    const [left, right] = pieces;
    const isRight = pieces.length === 1 && near(left);
    const isWithin =
      pieces.length === 0 ||
      isRight ||
      (pieces.length === 1 && left.right < second.x) ||
      (pieces.length === 2 && near(right) && left.right < second.x);
    if (!isWithin) break;
    if (pieces.length > 0 && !isRight && !isInRun) runs += 1;
    if (pieces.length > 0) isInRun = !isRight;
    if (pieces.length < 2) continue;
    both += 1;
    if (isTimed) times += 1;
    if (isTied) tied += 1;
  }
  // Headings beside what they are above are one by one, and the lines of a column are not.
  const isTable = times * 2 >= both || tied * 2 > both || runs * 2 > both;
  return both >= FEWEST && !isTable ? { end, x: second.x - WIDE * second.height } : null;
}

const textOf = ({ pieces }) => pieces.map(({ text }) => text.trim()).join('\t');

/**
 * Lines of pieces that are apart, with their places from left to right, as text. Of two columns that were
 * written line by line the left one comes first; other gaps, as between the dates and the work of a table,
 * become tabs.
 */
export function readColumns(parted) {
  const lines = parted.map(judged);
  const read = [];
  for (let at = 0; at < lines.length; at += 1) {
    const columns = columnsAt(lines, at);
    if (!columns) {
      read.push(textOf(lines[at]));
      continue;
    }
    const part = lines.slice(at, columns.end);
    const side = (isOf) =>
      part.map(({ pieces }) => textOf({ pieces: pieces.filter(isOf) })).filter((text) => text !== '');
    read.push(...side(({ x }) => x < columns.x), '', ...side(({ x }) => x >= columns.x), '');
    at = columns.end - 1;
  }
  return read.join('\n');
}

/** Where one tab leads to, in letters. */
const STOP = 8;
/** This many blanks are a gap, and a letter is this high compared with its width of one. */
const HEIGHT = 2;
const GAP = /\t+| {3,}/g;

/** A line of a plain text as pieces. */
function piecesOf(line) {
  const pieces = [];
  let [at, x] = [0, 0];
  const add = (end) => {
    const text = line.slice(at, end);
    if (text.trim() !== '') pieces.push({ text, x, right: x + text.length, height: HEIGHT });
    x += text.length;
  };
  for (const { index, 0: gap } of line.matchAll(GAP)) {
    add(index);
    x = gap.startsWith('\t') ? (Math.floor(x / STOP) + gap.length) * STOP : x + gap.length;
    at = index + gap.length;
  }
  add(line.length);
  return { pieces };
}

/** A text whose columns are set apart by tabs or blanks, read as a page is. */
export const columnText = (text) => readColumns(text.split('\n').map(piecesOf));
