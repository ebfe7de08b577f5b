import { indexOf, phraseOf } from '../text/phrases.js';
import type { Phrase } from '../text/phrases.js';
import { failure, fieldOf, readSkills, SKILL_COLUMNS } from './skillTable.js';
import type { Field, Skill } from './skillTable.js';
import { listOf, placeOf, tablesBeside } from '../tables.js';
import { TECHNOLOGY_TITLES, TITLE_COLUMNS, readFamilies, titleForm, titlesOf } from './titleTable.js';
import type { Family, Level, TitleWord } from './titleTable.js';

const { tableOf } = tablesBeside(import.meta.url);

/** All skills; a place in this list is the skill's number. */
export const SKILLS: readonly Skill[] = readSkills(tableOf('skills.tsv', SKILL_COLUMNS));

/** All families of titles; a place in this list is the family's number. */
export const FAMILIES: readonly Family[] = readFamilies(tableOf('titles.tsv', TITLE_COLUMNS));

const numbersOf = (entries: readonly { name: string }[]): ReadonlyMap<string, number> =>
  new Map(entries.map(({ name }, number) => [name, number]));
const SKILL_NUMBERS = numbersOf(SKILLS);
const FAMILY_NUMBERS = numbersOf(FAMILIES);

/** The number of a skill that a table names. @throws for an unknown one */
export const skillNumber = (table: string, name: string): number => placeOf(table, name, SKILL_NUMBERS);

/** The number of a family that a table names. @throws for an unknown one */
export const familyNumber = (table: string, name: string): number => placeOf(table, name, FAMILY_NUMBERS);

/** Skills by number in a text. */
export const SKILL_WORDS = indexOf(
  SKILLS.flatMap(({ words }, skill) => words.map((word) => phraseOf(word, skill))),
);

/** What a title says: the family's number, and the level if the title itself says it. */
interface Named {
  family: number;
  level: Level | null;
}

/**
 * Titles in a text, in the form of `titleForm`. What is written out comes before what technologies and areas
 * make.
 */
export const TITLE_WORDS = indexOf([...titlesByWord()].map(([word, value]) => formed(phraseOf(word, value))));

function titlesByWord(): Map<string, Named> {
  const titles = new Map<string, Named>();
  const add = (family: number, words: readonly TitleWord[]) => {
    for (const { word, level } of words)
      if (!titles.has(word.toLowerCase())) titles.set(word.toLowerCase(), { family, level });
  };
  FAMILIES.forEach(({ words }, family) => add(family, words));
  FAMILIES.forEach(({ further }, family) => add(family, further));
  for (const { family, word } of TECHNOLOGY_TITLES)
    add(familyNumber('technologyTitles.tsv', family), [{ word, level: null }]);
  FAMILIES.forEach(({ areas }, family) => areas.forEach((area) => add(family, titlesOf(area))));
  return titles;
}

function formed(phrase: Phrase<Named>): Phrase<Named> {
  return {
    ...phrase,
    parts: phrase.parts.map((part) => (part.isBeginning ? part : { ...part, key: titleForm(part.key) })),
  };
}

/** What each skill shows of others: by number, the other's number and how much, 0 to 1. */
export const SHOWS: readonly ReadonlyMap<number, number>[] = relations(SKILLS);

/** How well each family does the work of others. */
const WORKS_AS: readonly ReadonlyMap<number, number>[] = relations(FAMILIES);

function relations(entries: readonly { name: string; near: Skill['near'] }[]): ReadonlyMap<number, number>[] {
  const numbers = numbersOf(entries);
  const maps = entries.map(() => new Map<number, number>());
  entries.forEach(({ near }, from) => {
    for (const { name, shows, isShown } of near) {
      const to = numbers.get(name) ?? -1;
      raise(maps[from], to, shows);
      raise(maps[to], from, isShown);
    }
  });
  return maps;
}

function raise(map: Map<number, number> | undefined, key: number, value: number): void {
  if (map && key >= 0) map.set(key, Math.max(map.get(key) ?? 0, value));
}

/** Fields whose people work together and learn from each other. */
const RELATED_FIELDS: readonly (readonly Field[])[] = tableOf('relatedFields.tsv', ['fields']).map(
  ({ fields }) => listOf(fields).map((field) => fieldOf(field, failure('relatedFields.tsv', fields))),
);

const NEIGHBOURS = new Set(
  RELATED_FIELDS.flatMap((circle) => circle.flatMap((one) => circle.map((other) => `${one} ${other}`))),
);

/** How near two fields are: 1 the same, one half neighbours. */
export function fieldAffinity(one: Field, other: Field): number {
  if (one === other) return 1;
  return NEIGHBOURS.has(`${one} ${other}`) ? 0.5 : 0;
}

/**
 * How well a person of one family does the other's work: 1 the same, less for neighbours and for the same
 * field.
 */
export const familyAffinity = (one: number, other: number): number => AFFINITIES[one]?.[other] ?? 0;

const AFFINITIES = FAMILIES.map((from, one) =>
  FAMILIES.map((to, other) => {
    if (one === other) return 1;
    return Math.max(
      WORKS_AS[one]?.get(other) ?? 0,
      from.field === to.field ? 0.3 : fieldAffinity(from.field, to.field) * 0.2,
    );
  }),
);
