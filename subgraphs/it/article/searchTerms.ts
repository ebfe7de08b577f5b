import { folded } from '../../kit/fold.js';
import { LONGEST_TERM, sameAs, withNumbers } from './sameTerms.js';
import type { Spelling } from './sameTerms.js';

/**
 * What is looked for, in each way to write it, as it was typed first: "e-mail" as ["e", "mail"] and
 * ["email"].
 */
export type Term = readonly Spelling[];

const MOST_WORDS = 20;
/**
 * Where a word ends though no blank stands there; the reading of the texts, in the database, cuts at the
 * same.
 */
const ENDS = /[\u200b—–―]/g;
/** Of a copied link, which texts mostly name without. */
const SCHEME = /https?:\/\//g;
const WORD = String.raw`[\p{L}\p{M}\p{Nd}\p{Nl}]+`;
const WORDS = new RegExp(WORD, 'gu');
const JOINED = new RegExp(String.raw`${WORD}(?:[-@./:_%&?=+~#'\\]+${WORD})*`, 'gu');
const HYPHENATED = new RegExp(String.raw`^${WORD}(?:-${WORD})+$`, 'u');

function spellingsOf(written: string): Term {
  const words = written.match(WORDS) ?? [];
  return HYPHENATED.test(written) ? [words, [words.join('')]] : [words];
}

/**
 * The terms from `at` on that together have another spelling, the most first; the term itself where none has.
 */
function meant(terms: readonly Term[], at: number): { term: Term; length: number } {
  for (let length = Math.min(LONGEST_TERM, terms.length - at); length > 0; length -= 1) {
    const run = terms.slice(at, at + length);
    const same = sameAs(run.flatMap(([typed = []]) => typed));
    if (same.length > 0) return { term: [...(length === 1 ? (run[0] ?? []) : []), ...same], length };
  }
  return { term: terms[at] ?? [], length: 1 };
}

/** The term with its numbers in every spelling, each spelling once. */
const each = (term: Term): Term => {
  const spellings = term.flatMap(withNumbers);
  return [...new Map(spellings.map((words) => [words.join(' '), words])).values()];
};

/** The terms of a search, each once. Of more than twenty words the first twenty count. */
export function termsOf(text: string): Term[] {
  const written = folded(text.replace(ENDS, ' ')).replace(SCHEME, ' ').match(JOINED) ?? [];
  let left = MOST_WORDS;
  const typed = [...new Set(written)].flatMap((term) => {
    const spellings = spellingsOf(term).map((words) => words.slice(0, left));
    left -= spellings[0]?.length ?? 0;
    return spellings[0]?.length ? [spellings] : [];
  });
  const terms: Term[] = [];
  for (let at = 0; at < typed.length;) {
    const { term, length } = meant(typed, at);
    terms.push(each(term));
    at += length;
  }
  return terms;
}
