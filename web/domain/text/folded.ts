/** Letters that no accent can be taken from. */
const spelledOut: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const accents = new RegExp(
  String.raw`[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f` +
    String.raw`\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`,
  'g',
);
const unseen =
  /[\u00ad\u061c\u0640\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;

/**
 * A text as every search compares it: without accents and capitals, İ and ı included, without joiners, with
 * one apostrophe. The searches of the server do the same: both are held to subgraphs/kit/fold.cases.json.
 */
export const folded = (text: string): string =>
  text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(unseen, '')
    .replace(/[øłđðħŧŋıςßæœþ]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/[`ʹʻʼ‘’‛′]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[‐‒–—―−]/g, '-')
    .normalize('NFC');
