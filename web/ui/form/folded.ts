/** Letters without a decomposition into accents, and letters with variants on keyboards and in fonts. */
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
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  ৎ: 'ত্',
};
const accents = new RegExp(
  String.raw`[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f` +
    String.raw`\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`,
  'g',
);
const unseen = /[\u0640\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/**
 * A text as every search compares it: without accents and capitals, İ and ı included, without joiners, with
 * one apostrophe, and with one yeh, kaf and heh for every keyboard. The searches of the server do the same:
 * both are checked against subgraphs/kit/postgres/fold.cases.json.
 */
export const folded = (text: string): string =>
  text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(unseen, '')
    .replace(/[øłđðħŧŋıςßæœþىیےةہەکൺൻർൽൾൿৎ]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[`ʹʻʼ‘’‛′]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[‐‒–—―−]/g, '-')
    .normalize('NFC');
