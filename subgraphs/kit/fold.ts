import { normalForm } from './text.js';

/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic writing, joiners, and whatever else nobody sees. */
const DROPPED = new RegExp(
  '[' +
    '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670' +
    '\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
    '\\u00ad\\u061c\\u1160\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff' +
    ']',
  'g',
);

/**
 * Letters that no accent can be taken from, and the ways to write an apostrophe, a quotation mark and a
 * hyphen.
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
  ...Object.fromEntries([...'`´ʹʻʼ‘’‛′'].map((sign) => [sign, "'"])),
  ...Object.fromEntries([...'“”„‟'].map((sign) => [sign, '"'])),
  ...Object.fromEntries([...'‐‒–—―−'].map((sign) => [sign, '-'])),
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * A text as every search compares it: without accents and capitals, İ and ı included, without joiners, with
 * one apostrophe. `fold_text` in PostgreSQL does the same; fold.cases.json and fold.test.ts keep the two
 * alike.
 */
export const folded = (text: string): string =>
  normalForm(text.replaceAll('´', "'"), 'NFKD')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(NOT_PLAIN, (sign) => PLAIN[sign] ?? sign)
    .normalize('NFC');
