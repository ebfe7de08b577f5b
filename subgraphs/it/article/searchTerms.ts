import { normalForm } from '../../kit/text.js';

/** Words that are written without a blank between them, in small letters: ["vpn", "northwind", "example"]; mostly one. */
export type Term = readonly string[];

const MOST_WORDS = 20;
// The reading of the texts, in the database, takes out the same and cuts at the same.
const INVISIBLE = /[\u00ad\u200c\u200d\u2060\ufeff]/g;
/** Of a copied link, which texts mostly name without. */
const SCHEME = /https?:\/\//g;
const WORD = String.raw`[\p{L}\p{M}\p{Nd}\p{Nl}]+`;
const JOINED = new RegExp(String.raw`${WORD}(?:[-@./:_%&?=+~#'’\\]+${WORD})*`, 'gu');

/** The terms of a search, each once. Of more than twenty words the first twenty count. */
export function termsOf(text: string): Term[] {
  const written = normalForm(text, 'NFC').toLowerCase().replace(INVISIBLE, '').replace(SCHEME, ' ').match(JOINED) ?? [];
  let left = MOST_WORDS;
  return [...new Set(written)].flatMap((term) => {
    const words = (term.match(new RegExp(WORD, 'gu')) ?? []).slice(0, left);
    left -= words.length;
    return words.length > 0 ? [words] : [];
  });
}
