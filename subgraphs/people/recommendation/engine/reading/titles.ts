import { listsByKey } from '../../../../kit/graphql/loader.js';
import { keyOf, plainOf } from '../text/keys.js';
import { findPhrases } from '../text/phrases.js';
import type { Hit } from '../text/phrases.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { LEVEL_WORDS } from '../vocabulary/levels.js';
import { tablesBeside } from '../tables.js';
import { titleForm } from '../vocabulary/titleTable.js';
import type { Level } from '../vocabulary/titleTable.js';
import { FAMILIES, TITLE_WORDS } from '../vocabulary/vocabulary.js';
import { NOW } from './dates/dateForms.js';
import { isOfTime } from './dates/unreadDates.js';

const { tableOf, wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('titleWords.tsv', [
  // Second endings, as in Entwickler/in, Kaufmann/-frau, chargé(e), développeur·se, técnico/a.
  'secondEndings',
  // Words for a place in a company, after which English names the work: "Manager, Marketing", "Engineer
  // (Software)".
  'ranks',
  'ofOthers',
  'definite',
  'afterShort',
  'being',
  'describing',
  'opening',
  'behindShort',
  'afterFrenchChef',
]);

/**
 * Titles of two or three letters, with the families that they mean. Where they mean several, the family is taken
 * whose words the text has most.
 */
export const SHORT_TITLE_ROWS: readonly {
  word: string;
  families: readonly { name: string; words: string }[];
}[] = [...listsByKey(tableOf('shortTitles.tsv', ['title', 'family', 'words']), ({ title }) => title)].map(
  ([word, rows]) => ({ word, families: rows.map(({ family, words }) => ({ name: family, words })) }),
);

const ATTACHED_GAP = 2;

/**
 * Words as titles are compared, each with its place among all: one form for women and men, second endings
 * left out.
 */
export interface TitleWords {
  words: Word[];
  places: number[];
}

export function titleWords(all: readonly Word[], start: number, end: number): TitleWords {
  const words: Word[] = [];
  const places: number[] = [];
  let before: Word | undefined;
  for (let at = start; at < Math.min(end, all.length); at += 1) {
    const word = all[at];
    if (!word) break;
    const gap = word.start - (all[at - 1]?.end ?? 0);
    const isSecond =
      before !== undefined &&
      gap <= ATTACHED_GAP &&
      word.joint !== 'space' &&
      word.joint !== 'stop' &&
      word.joint !== 'comma' &&
      WORDS.secondEndings.has(word.key) &&
      /^\p{Ll}+$/u.test(word.raw);
    if (isSecond) continue;
    const follows =
      before !== undefined &&
      WORDS.ranks.has(before.key) &&
      (word.joint === 'comma' || word.joint === 'sign');
    // After "chargé(e) de" the work follows as if the ending were not there.
    const isRejoined =
      before !== undefined &&
      all[at - 1] !== before &&
      before.start < (all[at - 1]?.start ?? 0) &&
      places.at(-1) === at - 2 &&
      word.joint === 'sign' &&
      gap <= ATTACHED_GAP;
    const own: Word = {
      ...word,
      key: titleForm(word.key),
      joint: follows || isRejoined ? 'space' : word.joint,
    };
    words.push(own);
    places.push(at);
    before = own;
  }
  return { words, places };
}

/** A title in a text, with the level that it or the words beside it say; null when they say none. */
export interface Title {
  family: number;
  level: Level | null;
  from: number;
  to: number;
}

/** How often a text has each word that is not denied; decides what short titles mean. */
export type WordCounts = ReadonlyMap<string, number>;

const BESIDE = 3;

/** "2018 to June, accountant": a line that begins so ends a period. */
const isOfDate = (word: Word | undefined): boolean =>
  word !== undefined && isOfTime(word) && !NOW.has(word.key);
const SHORT = new Map(
  SHORT_TITLE_ROWS.map(({ word, families }) => [
    word,
    families.map(({ name, words }) => ({
      words: words.split(' '),
      family: FAMILIES.findIndex((family) => family.name === name),
    })),
  ]),
);

/**
 * Titles in the words from `start` up to, not including, `end`; those of other people ("reported to the head
 * of sales") are left out.
 */
export function titlesIn(
  words: readonly Word[],
  start: number,
  end: number,
  wordCounts?: WordCounts,
): Title[] {
  const own = words.slice(start, end);
  const { words: formed, places } = titleWords(words, start, end);
  let covered = -1;
  const found = findPhrases(TITLE_WORDS, formed).filter((hit) => {
    // "Backend Engineer (Python)" is one title, not also an "engineer, Python".
    const isWithin = hit.from <= covered;
    covered = Math.max(covered, hit.to);
    return !isWithin && !isOfMany(hit, formed) && !isOther(hit, formed) && !isDescribing(hit, formed);
  });
  const hits = [
    ...found.map(({ value, from, to }) => ({
      value,
      from: (places[from] ?? start) - start,
      to: (places[to] ?? start) - start,
    })),
    ...shortTitles(own, words[end], wordCounts),
  ].sort((one, other) => one.from - other.from);
  if (hits.length === 0) return [];
  const levels = findPhrases(LEVEL_WORDS, own);
  return hits.flatMap(({ value, from, to }) => {
    const before = [own[from - 1], own[from - 2]];
    if (
      before.some(
        (word, step) =>
          word &&
          WORDS.ofOthers.has(word.key) &&
          own[from - step]?.joint !== 'stop' &&
          !isArticle(own, from - step - 1) &&
          !isOfDate(own[from - step]),
      )
    )
      return [];
    if (own[from - 1] && WORDS.definite.has(own[from - 1]?.key ?? '') && own[from]?.joint === 'space')
      return [];
    // A word within the title says nothing more: "assistant to the director".
    const beside = levels.filter(
      (level) =>
        (level.to < from && from - level.to <= BESIDE) ||
        (level.from > to &&
          level.from - to <= BESIDE &&
          !WORDS.definite.has(own[level.from - 1]?.key ?? '') &&
          own[level.from]?.joint !== 'stop'),
    );
    const said = beside.reduce<Level | null>(
      (most, level) => (most === null || level.value > most ? level.value : most),
      null,
    );
    return [{ family: value.family, level: value.level ?? said, from: start + from, to: start + to }];
  });
}

/** "An accountant" is one; German "an Abteilungsleiter" is to one. */
function isArticle(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    words[at]?.key === 'an' &&
    next !== undefined &&
    /^[aeiou]/i.test(next.raw) &&
    (/^\p{Ll}/u.test(next.raw) || WORDS.being.has(words[at - 1]?.key ?? ''))
  );
}

const isPlural = (raw: string): boolean => /[^s]s$/.test(raw) && keyOf(raw) !== plainOf(raw);

/** Developers are others; a developer may be oneself. "Head of sales" has its s by itself. */
function isOfMany({ to, phrase: { parts } }: Hit<unknown>, words: readonly Word[]): boolean {
  const last = parts.at(-1);
  return (
    isPlural(words[to]?.raw ?? '') && !isPlural(last?.raw ?? '') && !(last?.isBeginning && parts.length > 1)
  );
}

/** An Architektur is no Architekt. A chef cooks, a "chef de projet" or "chef des ventes" does not. */
function isOther({ from, to }: Hit<unknown>, words: readonly Word[]): boolean {
  const next = words[to + 1];
  if (words[from]?.key.startsWith('architektur') === true) return true;
  return (
    from === to &&
    words[from]?.key === 'chef' &&
    next !== undefined &&
    next.joint !== 'stop' &&
    WORDS.afterFrenchChef.has(next.key)
  );
}

/** Titles that describe other words too: "área comercial", "commercial insurance". */
function isDescribing({ from, to }: Hit<unknown>, words: readonly Word[]): boolean {
  if (from !== to || !WORDS.describing.has(words[from]?.key ?? '')) return false;
  const [before, same, next] = [words[from - 1], words[from], words[to + 1]];
  const follows = before !== undefined && same?.joint === 'space' && !WORDS.opening.has(before.key);
  return follows || (next?.joint === 'space' && !WORDS.behindShort.has(next.key));
}

function shortTitles(own: readonly Word[], following: Word | undefined, wordCounts: WordCounts | undefined) {
  return own.flatMap((word, at) => {
    const families = SHORT.get(word.raw);
    const next = own[at + 1] ?? following;
    // The end of CTAL-TA is no title.
    if (!families || word.joint === 'tight' || (isJoined(next) && !WORDS.afterShort.has(next?.key ?? '')))
      return [];
    const countOf = (keys: readonly string[]) =>
      keys.reduce((sum, key) => sum + (wordCounts?.get(key) ?? 0), 0);
    const [likely] = [...families].sort((one, other) => countOf(other.words) - countOf(one.words));
    return likely ? [{ value: { family: likely.family, level: null }, from: at, to: at }] : [];
  });
}
