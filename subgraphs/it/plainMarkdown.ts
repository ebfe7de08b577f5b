/**
 * What follows the words of a link in brackets, with brackets in it that belong together:
 * (https://portal.example/a(1)).
 */
const TARGET = String.raw`\((?:[^()]|\([^()]{0,200}\)){0,500}\)`;
const IMAGE = new RegExp(String.raw`!\[([^[\]]{0,300})\]${TARGET}`, 'g');
const LINK = new RegExp(String.raw`\[([^[\]]{1,300})\]${TARGET}`, 'g');

/** Emphasis is between two equal marks, without a blank inside of them. */
interface Emphasis {
  marks: readonly string[];
  /** Finds the places before which a mark may open, with the mark as its group. */
  opening: RegExp;
  /** Finds the places before which a mark may close. */
  closing: (mark: string) => RegExp;
}

const STRONG: Emphasis = {
  marks: ['**', '__'],
  opening: /(?=(\*\*|__)\S)/g,
  closing: (mark) => (mark === '**' ? /(?<=\S)(?=\*\*)/g : /(?<=\S)(?=__)/g),
};
// Within a word a mark is a sign of it, as in name_with_marks.
const SLANTED: Emphasis = {
  marks: ['*', '_'],
  opening: /(?<![\w*])(?=([*_])\S)/g,
  closing: (mark) => (mark === '*' ? /(?<=\S)(?=\*(?![\w*]))/g : /(?<=\S)(?=_(?![\w*]))/g),
};
const LONGEST_EMPHASIS = 300;
const ANY_MARK = /[[*_`\\]/;

/** The line without the marks of emphasis; each place is looked at once, however many marks there are. */
function withoutMarks(line: string, { marks, opening, closing }: Emphasis): string {
  if (!marks.some((mark) => line.includes(mark))) return line;
  const closers = new Map(
    marks.map((mark) => [
      mark,
      { at: 0, places: [...line.matchAll(closing(mark))].map(({ index }) => index) },
    ]),
  );
  let plain = '';
  let read = 0;
  for (const { index, 1: mark = '' } of line.matchAll(opening)) {
    const [begin, closer] = [index + mark.length, closers.get(mark)];
    if (index < read || !closer) continue;
    while ((closer.places[closer.at] ?? Infinity) <= begin) closer.at += 1;
    const end = closer.places[closer.at] ?? Infinity;
    if (end - begin > LONGEST_EMPHASIS) continue;
    plain += line.slice(read, index) + line.slice(begin, end);
    read = end + mark.length;
  }
  return plain + line.slice(read);
}

const withoutAnyMarks = (line: string): string =>
  withoutMarks(withoutMarks(line.replace(IMAGE, '$1').replace(LINK, '$1'), STRONG), SLANTED)
    .replace(/`([^`]{1,500})`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1');

/**
 * A line of Markdown as people read it: without marks of emphasis, code, links and escapes. Takes time by its
 * length, whatever it contains.
 */
export function plainLine(line: string): string {
  const words = ANY_MARK.test(line) ? withoutAnyMarks(line) : line;
  return words.replace(/\s+/g, ' ').trim();
}

// Not after "e.g.", "Dr.", a single letter or within a number, an address or a path.
const SENTENCE_END =
  /(?<=(?<!\b(?:e\.g|i\.e|etc|Dr|Mr|Mrs|Ms|No|approx|vs|[A-Z]))[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d/])/u;

/** The sentences of a paragraph. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(SENTENCE_END).filter((sentence) => sentence !== '');
