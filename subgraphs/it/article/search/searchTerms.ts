import { folded } from '../../../kit/postgres/fold.js';
import { LONGEST_TERM, sameAs, withNumbers } from './sameTerms.js';
import type { Spelling } from './sameTerms.js';

export interface Term {
  /** The terms of a search in each spelling, the typed one first: "e-mail", and "email". */
  spellings: readonly Spelling[];
  /** Words that it makes with the word typed before and after it, when articles know them: "timesheet". */
  joined: readonly string[];
}

const MOST_WORDS = 20;
/**
 * Where a word ends though no blank is there; the reading of the texts, in the database, cuts at the
 * same.
 */
const ENDS = /[\u200b—–―]/g;
/** Of a copied link, which texts mostly name without. */
const SCHEME = /https?:\/\//g;
const WORD = String.raw`[\p{L}\p{M}\p{Nd}\p{Nl}]+`;
const WORDS = new RegExp(WORD, 'gu');
const JOINED = new RegExp(String.raw`${WORD}(?:[-@./:_%&?=+~#'\\]+${WORD})*`, 'gu');
const HYPHENATED = new RegExp(String.raw`^${WORD}(?:-${WORD})+$`, 'u');

function spellingsOf(written: string): Spelling[] {
  const words = written.match(WORDS) ?? [];
  return HYPHENATED.test(written) ? [words, [words.join('')]] : [words];
}

/** The spellings from `at` on that cover the most words; the term itself if it has no other. */
function meant(typed: readonly Spelling[][], at: number): { spellings: Spelling[]; length: number } {
  for (let length = Math.min(LONGEST_TERM, typed.length - at); length > 0; length -= 1) {
    const run = typed.slice(at, at + length);
    const same = sameAs(run.flatMap(([first = []]) => first));
    if (same.length > 0) return { spellings: [...(length === 1 ? (run[0] ?? []) : []), ...same], length };
  }
  return { spellings: typed[at] ?? [], length: 1 };
}

/** The spellings with their numbers written in every way, each once. */
const each = (spellings: readonly Spelling[]): Spelling[] => [
  ...new Map(spellings.flatMap(withNumbers).map((words) => [words.join(' '), words])).values(),
];

const LONGEST_JOINED = 40;

/** The words that the one typed at `at` makes with its neighbours. */
function joinedAt(typed: readonly Spelling[][], at: number): string[] {
  const wordAt = (place: number) => (typed[place]?.length === 1 ? (typed[place][0]?.join('') ?? '') : '');
  const [before, word, after] = [wordAt(at - 1), wordAt(at), wordAt(at + 1)];
  const pairs = [
    [before, word],
    [word, after],
  ].filter((pair) => !pair.includes(''));
  return pairs.map((pair) => pair.join('')).filter((joined) => joined.length <= LONGEST_JOINED);
}

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
    const { spellings, length } = meant(typed, at);
    terms.push({ spellings: each(spellings), joined: length === 1 ? joinedAt(typed, at) : [] });
    at += length;
  }
  return terms;
}
