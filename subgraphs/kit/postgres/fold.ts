import { normalForm } from '../request/input/text.js';

/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic writing, and all invisible characters. */
const DROPPED = new RegExp(
  '[' +
    '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670' +
    '\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
    '\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb' +
    ']',
  'gu',
);

/**
 * Letters that no accent can be taken from; those, and digits, that Arabic and Persian keyboards write in two
 * ways; those of Malayalam and Bengali that were written with a joiner before; and the ways to write an
 * apostrophe, a quotation mark and a hyphen.
 */
const PLAIN: Readonly<Record<string, string>> = {
  ...{
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
  },
  ...Object.fromEntries([...'ىیے'].map((yeh) => [yeh, 'ي'])),
  ...Object.fromEntries([...'ةہە'].map((heh) => [heh, 'ه'])),
  ک: 'ك',
  ...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്', ৎ: 'ত্' },
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'].map((digit, at) => [digit, String(at % 10)])),
  ...Object.fromEntries([...'`´ʹʻʼ‘’‛′'].map((sign) => [sign, "'"])),
  ...Object.fromEntries([...'“”„‟'].map((sign) => [sign, '"'])),
  ...Object.fromEntries([...'‐‒–—―−'].map((sign) => [sign, '-'])),
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * A text as every search compares it: without accents and capitals, İ and ı included, without joiners, with
 * one apostrophe, and in Arabic writing with one yeh, kaf and heh for the keyboards of all its languages.
 * `fold_text` in PostgreSQL does the same; fold.cases.json and fold.test.ts keep the two alike.
 */
export const folded = (text: string): string =>
  normalForm(text.replaceAll('´', "'"), 'NFKD')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(NOT_PLAIN, (sign) => PLAIN[sign] ?? sign)
    .normalize('NFC');

/** Whether a text can be looked up by an index of pg_trgm: three letters or digits are side by side. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/**
 * The parts by which a folded text too short for a trigram is looked up in an index over `letter_parts`: its pairs
 * of letters, or its single letter; null for a text with a trigram, or an empty one.
 */
export function letterParts(text: string): string[] | null {
  const letters = [...text];
  if (letters.length === 0 || hasTrigram(text)) return null;
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}
