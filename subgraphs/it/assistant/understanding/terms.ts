import { isFaintWord } from './emptyWords.js';
import { stemOf } from './stems.js';
import { SYNONYMS } from './synonyms.js';
import { tellingWords, writtenWays } from './words.js';

/** What one word of a question asks for. */
export interface Term {
  /** As it was asked, joined. */
  word: string;
  stem: string;
  /** Stems of words used for it. */
  like: ReadonlySet<string>;
  /** How much the word counts in the question: less when it only comes from what was said before. */
  weight: number;
  /** Asked now, not taken from before, and no faint word: an answer must speak of it. */
  isOwn: boolean;
}

const FAINT_COUNTS = 0.3;

const likeness = new Map<string, Set<string>>();
for (const row of SYNONYMS) {
  const stems = row.split(' ').map(stemOf);
  for (const stem of stems) likeness.set(stem, new Set([...(likeness.get(stem) ?? []), ...stems]));
}

/** Words by their stem, for a search that knows no stems of ours. */
const writtenOf = new Map<string, Set<string>>();
for (const row of SYNONYMS) for (const word of row.split(' ')) writtenOf.set(stemOf(word), new Set([...(writtenOf.get(stemOf(word)) ?? []), word]));

function termOf(word: string, counts: number, isAskedNow: boolean): Term {
  const stem = stemOf(word);
  const isFaint = isFaintWord(word);
  const like = new Set([...(likeness.get(stem) ?? [])].filter((other) => other !== stem));
  return { word, stem, like, weight: isFaint ? counts * FAINT_COUNTS : counts, isOwn: isAskedNow && !isFaint };
}

/** The terms asked for now; where all words are faint and nothing was said before, they are what is asked for. */
function ownTerms(text: string, hasTopic: boolean): Term[] {
  const terms = tellingWords(text).map((word) => termOf(word, 1, true));
  return hasTopic || terms.some(({ isOwn }) => isOwn) ? terms : terms.map((term) => ({ ...term, isOwn: true }));
}

/** What a text asks for, word by word. @param topic what was said before, which counts `topicWeight` of a word asked now */
export function termsOf(text: string, topic = '', topicWeight = 0): Term[] {
  const own = ownTerms(text, topicWeight > 0);
  const asked = new Set(own.map(({ word }) => stemOf(word)));
  const before = topicWeight > 0 ? tellingWords(topic).filter((word) => !asked.has(stemOf(word))) : [];
  // Nothing is asked for but what was spoken of.
  const weight = own.some(({ isOwn }) => isOwn) ? topicWeight : Math.sign(topicWeight);
  return [...own, ...before.map((word) => termOf(word, weight, false))];
}

/** Words that PostgreSQL's English leaves out of a search, also within quotes: "day off" would find every day. */
const LEFT_OUT: ReadonlySet<string> = new Set('a an the i me my we us our you your he him his she her it its they them their this that these those is am are was were be been have has had do does did and or but if of at by for with about into through before after above below to from up down in out on off over under again no not nor only own same so than too very s t can will just don should now how what when where which who why all any both each few more most other some such here there'.split(' '));

const isSearched = (way: string): boolean => {
  const words = way.split(' ');
  return words.length === 1 || words.filter((word) => !LEFT_OUT.has(word)).length > 1;
};

/** A stem as PostgreSQL's web search takes it: any of its ways of being written that it can tell from others. */
function searchOf(stem: string, word: string | undefined): string {
  const words = new Set([...(word === undefined ? [] : [word]), ...(writtenOf.get(stem) ?? [])]);
  const ways = new Set([...words, ...[...words].flatMap((one) => writtenWays(one)).filter(isSearched)]);
  return [...ways].map((way) => `"${way}"`).join(' or ');
}

/** A stem that is searched for, and for which terms. */
export interface Search {
  stem: string;
  query: string;
}

/** All stems of the terms, each once, the terms' own first. */
export function searchesOf(terms: readonly Term[], most: number): Search[] {
  const words = new Map(terms.map(({ stem, word }) => [stem, word]));
  const stems = new Set([...terms.map(({ stem }) => stem), ...terms.flatMap(({ like }) => [...like])]);
  return [...stems].slice(0, most).map((stem) => ({ stem, query: searchOf(stem, words.get(stem)) }));
}

/** All words that synonyms are written with. */
export const synonymWords: readonly string[] = SYNONYMS.flatMap((row) => row.split(' '));
