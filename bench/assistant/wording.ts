/**
 * Small letters, plain quotes and hyphens, single blanks, numbers without separators of thousands. Blanks at
 * the ends stay.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\s+/g, ' ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const before = (words: string): string =>
  /^\d/.test(words)
    ? String.raw`(?<![\p{L}\p{N}]|\d[.,:])`
    : /^\p{L}/u.test(words)
      ? String.raw`(?<![\p{L}\p{N}])`
      : '';
const after = (words: string): string =>
  /\d$/.test(words)
    ? String.raw`(?![\p{L}\p{N}]|[.,:]\d)`
    : /\p{L}$/u.test(words)
      ? String.raw`s?(?![\p{L}\p{N}])`
      : '';

/**
 * Whether words stand in a text as words of their own: "2 days" in neither "12 days" nor "1.2 days", "half"
 * not in "halfway", though "ticket" in "tickets". Where they begin or end with another sign, a blank too,
 * that is looked for as it is.
 */
export const standsIn = (text: string, words: string): boolean =>
  new RegExp(`${before(plain(words))}${escaped(plain(words))}${after(plain(words))}`, 'u').test(
    ` ${plain(text)} `,
  );

/** The sentences and lines of a text. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => plain(sentence).trim())
    .filter((sentence) => sentence !== '');
