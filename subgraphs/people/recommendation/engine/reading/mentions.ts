import { findPhrases } from '../text/phrases.js';
import type { Hit } from '../text/phrases.js';
import type { Word } from '../text/words.js';
import type { Field } from '../vocabulary/skillTable.js';
import { listOf, tablesBeside } from '../tables.js';
import { FAMILIES, SKILLS, SKILL_WORDS, TITLE_WORDS } from '../vocabulary/vocabulary.js';
import { roleOfOthers } from './stances.js';
import type { Stance } from './stances.js';

const { linesIn, tableOf } = tablesBeside(import.meta.url);

/** What a word means something else beside: right before it, right after it, anywhere in the sentence. */
export interface Context {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  near: ReadonlySet<string>;
}

const keysOf = (cell: string): ReadonlySet<string> => new Set(listOf(cell));

/** By the key of the word that misleads. Keys are lower case, without a plural; `#` is any number. */
export const MISLEADING_CONTEXTS: ReadonlyMap<string, Context> = new Map(
  tableOf('misleadingWords.tsv', ['word', 'before', 'after', 'near']).map(({ word, before, after, near }) => [
    word,
    { before: keysOf(before), after: keysOf(after), near: keysOf(near) },
  ]),
);

/**
 * What is beside a language when it is about speaking it. The names of languages are adjectives too, so they need
 * to be beside a level or another language.
 */
export const LANGUAGE_LEVELS: ReadonlySet<string> = new Set(linesIn('languageLevels.txt'));

/** A skill named in a text: the places of its first and last word, and what the text says of it. */
export interface Mention {
  skill: number;
  from: number;
  to: number;
  stance: Stance | undefined;
}

const TECHNICAL = new Set<Field>(['software', 'data', 'infrastructure', 'security']);
/** A word that means something else too counts with another of its field at most this many words away. */
const COMPANY = 8;
const SENTENCE = 15;

/** Skills in a text, and the places of words that only look like one. */
export interface Named {
  mentions: Mention[];
  unsure: ReadonlySet<number>;
}

/** Skills in the words, without words that only look like one. A posting means what it says. */
export function namedIn(
  words: readonly Word[],
  stances: readonly (Stance | undefined)[],
  isPosting = false,
): Named {
  const unsure = new Set<number>();
  const doubt = ({ from, to }: Hit<number>) => {
    for (let at = from; at <= to; at += 1) unsure.add(at);
  };
  const hits = findPhrases(SKILL_WORDS, words)
    .map((hit) => ({ ...hit, doubt: hit.doubt ?? (isShouted(hit, words) ? ('near' as const) : null) }))
    .filter((hit) => {
      const misleads = isMisleading(hit, words);
      if (misleads) doubt(hit);
      return !misleads;
    });
  hits.sort((one, other) => one.from - other.from);
  const sure = hits.filter((hit) => hit.doubt === null);
  const isTechnical =
    isPosting ||
    hits.every((hit) => hit.doubt !== 'text') ||
    sure.some(({ value }) => TECHNICAL.has(SKILLS[value]?.field ?? 'general')) ||
    hasTechnicalTitle(words);
  const seen = new Set<string>();
  const mentions = hits.flatMap((hit) => {
    const key = `${hit.value}:${hit.from}`;
    if (seen.has(key)) return [];
    seen.add(key);
    if (
      (hit.doubt === 'near' && !hasCompany(hit, sure, hits, words)) ||
      (hit.doubt === 'text' && !isTechnical)
    ) {
      doubt(hit);
      return [];
    }
    return [
      {
        skill: hit.value,
        from: hit.from,
        to: hit.to,
        stance: stances[hit.from] ?? stances[hit.to] ?? roleOfOthers(words, hit.from, hit.to),
      },
    ];
  });
  return { mentions, unsure };
}

const hasTechnicalTitle = (words: readonly Word[]): boolean =>
  findPhrases(TITLE_WORDS, words).some(({ value }) =>
    TECHNICAL.has(FAMILIES[value.family]?.field ?? 'general'),
  );

/** Within a line in capitals an abbreviation is a word like others. */
function isShouted({ from, to }: Hit<number>, words: readonly Word[]): boolean {
  const isCapital = (word: Word | undefined) =>
    word !== undefined && word.raw.length > 3 && /^\p{Lu}+$/u.test(word.raw);
  return (
    from === to && words[from]?.raw.length === 2 && isCapital(words[from - 1]) && isCapital(words[to + 1])
  );
}

function isMisleading({ from, to }: Hit<number>, words: readonly Word[]): boolean {
  const company = from === to ? MISLEADING_CONTEXTS.get(words[from]?.key ?? '') : undefined;
  if (!company) return false;
  const [before, after] = [words[from - 1], words[to + 1]];
  const same = words[from]?.joint;
  if (
    before &&
    same !== 'stop' &&
    (company.before.has(before.key) || company.before.has(`${words[from - 2]?.key ?? ''} ${before.key}`))
  )
    return true;
  if (
    after &&
    after.joint !== 'stop' &&
    (company.after.has(after.key) || (company.after.has('#') && /^\d+$/.test(after.key)))
  )
    return true;
  return company.near.size > 0 && inSentence(words, from, (word) => company.near.has(word.key));
}

function inSentence(words: readonly Word[], at: number, is: (word: Word) => boolean): boolean {
  for (let place = at; place > Math.max(0, at - SENTENCE) && words[place]?.joint !== 'stop'; place -= 1) {
    const word = words[place - 1];
    if (word && is(word)) return true;
  }
  for (let place = at + 1; place < at + SENTENCE; place += 1) {
    const word = words[place];
    if (!word || word.joint === 'stop') return false;
    if (is(word)) return true;
  }
  return false;
}

/**
 * Hits are sorted by place; company is looked for among the neighbours only, so that long lists stay cheap.
 */
function hasCompany(
  hit: Hit<number>,
  sure: readonly Hit<number>[],
  all: readonly Hit<number>[],
  words: readonly Word[],
): boolean {
  const field = SKILLS[hit.value]?.field;
  if (field === 'languages') {
    return (
      inSentence(words, hit.from, (word) => LANGUAGE_LEVELS.has(word.key)) ||
      neighbours(all, hit).some(
        ({ value, from }) =>
          value !== hit.value && SKILLS[value]?.field === 'languages' && Math.abs(from - hit.from) <= 4,
      )
    );
  }
  return neighbours(sure, hit).some(({ value, from }) => {
    const other = SKILLS[value]?.field;
    return (
      Math.abs(from - hit.from) <= COMPANY &&
      value !== hit.value &&
      (other === field ||
        (field !== undefined && other !== undefined && TECHNICAL.has(field) && TECHNICAL.has(other)))
    );
  });
}

function neighbours(sorted: readonly Hit<number>[], hit: Hit<number>): readonly Hit<number>[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.from ?? 0) < hit.from) low = middle + 1;
    else high = middle;
  }
  return sorted.slice(Math.max(0, low - 6), low + 7);
}
