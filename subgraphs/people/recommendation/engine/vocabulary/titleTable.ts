import { failure, fieldOf, relativeOf } from './skillTable.js';
import type { Field, Skill } from './skillTable.js';
import { listOf, tablesBeside } from '../tables.js';

const { tableOf, wordListsIn } = tablesBeside(import.meta.url);

/**
 * Steps of a career, as numbers so that they can be compared: 0 entry, 1 mid, 2 senior, 3 lead, 4 manager, 5
 * executive.
 */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;

/** Titles for about the same work. */
export interface Family {
  name: string;
  field: Field;
  words: readonly TitleWord[];
  /** Titles that are another family's where it has them, too. */
  further: readonly TitleWord[];
  /** Words such as marketing, of which titles are made: head of marketing, marketing specialist. */
  areas: readonly string[];
  /** How well one does the other's work, 0 to 1. */
  near: Skill['near'];
}

/** A title, with its level if it says one by itself. */
export interface TitleWord {
  word: string;
  level: Level | null;
}

/** Words around an area or a technology that make a title, by who has it; `#` is the area. */
const PATTERNS = new Map(
  tableOf('titlePatterns.tsv', ['who', 'patterns']).map(({ who, patterns }) => [who, listOf(patterns)]),
);

/** The patterns of those who lead a part, lead the whole, work there, and so on. @throws for unknown ones */
export function patternsOf(who: string): readonly string[] {
  const patterns = PATTERNS.get(who);
  if (!patterns) throw new Error(`titlePatterns.tsv: there is no "${who}"`);
  return patterns;
}

export const TITLE_COLUMNS = [
  'family',
  'field',
  'titles',
  'other languages',
  'further',
  'areas',
  'near',
] as const;

type Row = Record<(typeof TITLE_COLUMNS)[number], string>;

/**
 * The families of `titles.tsv`. A title that ends in ^ is a manager's by itself; one with director or the like in it
 * says so. Further titles come behind those of all families. @throws naming the row that is malformed
 */
export function readFamilies(rows: readonly Row[]): Family[] {
  const names = new Set(rows.map(({ family }) => family.replace('^', '')));
  if (names.size < rows.length) throw new Error('titles.tsv: two rows have one family');
  return rows.map(({ family, field, titles, further, areas, near, ...row }) => {
    const fail = failure('titles.tsv', family);
    const words = [...listOf(titles), ...listOf(row['other languages'])];
    return {
      name: family.replace('^', ''),
      field: fieldOf(field, fail),
      words: [family, ...words].map(titleWord),
      further: listOf(further).map(titleWord),
      areas: listOf(areas),
      near: listOf(near).map((one) => relativeOf(one, names, fail)),
    };
  });
}

/** A title as it is written in a table. */
const titleWord = (title: string): TitleWord => ({
  word: title.replace('^', ''),
  level: levelOf(title),
});

/** The titles that an area makes. */
export function titlesOf(area: string): TitleWord[] {
  const made = (forms: readonly string[], level: Level | null) =>
    forms.map((form) => ({ word: form.replace('#', area), level: level ?? levelSaid(form) }));
  return [
    ...made(patternsOf('managers'), 4),
    ...made(patternsOf('executives'), 5),
    ...made(patternsOf('members'), null),
  ];
}

const LEVELS = wordListsIn('titleLevels.tsv', [
  'executives',
  // With these letters in it a title is not the executive's own: "assistant to the director", "art director".
  'assistants',
  'beginners',
]);
const anyOf = (words: ReadonlySet<string>): string => `(?:${[...words].join('|')})`;
const EXECUTIVE = new RegExp(String.raw`\b${anyOf(LEVELS.executives)}\b`, 'i');
const ASSISTANT = new RegExp(anyOf(LEVELS.assistants), 'i');
const BEGINNER = new RegExp(String.raw`\b${anyOf(LEVELS.beginners)}\b`, 'i');

function levelOf(title: string): Level | null {
  if (EXECUTIVE.test(title) && !ASSISTANT.test(title)) return 5;
  return title.endsWith('^') ? 4 : levelSaid(title);
}

/** Words within a title that say the level. */
function levelSaid(title: string): Level | null {
  if (BEGINNER.test(title)) return 0;
  if (/\bsenior\b/i.test(title)) return 2;
  return /\b(principal|(team|tech|technical|shift) lead(er)?)\b|\blead$/i.test(title) ? 3 : null;
}

/** Titles made of a technology and a word for those who work with it, with the name of their family. */
export const TECHNOLOGY_TITLES: readonly { family: string; word: string }[] = tableOf(
  'technologyTitles.tsv',
  ['family', 'who', 'technologies'],
).flatMap(({ family, who, technologies }) => {
  const makers = who === 'keepers' ? patternsOf('makers') : [];
  const patterns = [...patternsOf(who), ...makers, ...patternsOf('knowers')];
  return listOf(technologies).flatMap((technology) =>
    patterns.map((pattern) => ({ family, word: pattern.replace('#', technology) })),
  );
});

/**
 * Endings of titles of women, and those of men that the vocabulary is written with: German, French, Spanish.
 */
const FORM_ENDINGS = tableOf('formEndings.tsv', ['women', 'men']);
const SHORTEST_STEM = 2;

/**
 * A title's word in the one form that it is compared in: Entwicklerin as Entwickler, administratrice as
 * administrateur.
 */
export function titleForm(key: string): string {
  const found = FORM_ENDINGS.find(
    ({ women }) => key.endsWith(women) && (key.length - women.length >= SHORTEST_STEM || key === women),
  );
  return found ? key.slice(0, -found.women.length) + found.men : key;
}
