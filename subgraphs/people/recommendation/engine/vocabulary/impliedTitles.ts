import { keyOf } from '../text/keys.js';
import { listOf, tablesBeside } from '../tables.js';
import { familyNumber, skillNumber } from './vocabulary.js';

const { tableOf } = tablesBeside(import.meta.url);

/** A family that a title may mean, and keys of the words in the job that show it. */
export interface ImpliedFamily {
  family: number;
  keys: ReadonlySet<string>;
}

/** A title in other languages by what it is called in the table. */
const TITLE_FORMS: ReadonlyMap<string, string> = new Map(
  tableOf('bareTitleForms.tsv', ['title', 'other languages']).flatMap(({ title, ...row }) =>
    listOf(row['other languages']).map((form) => [form, title]),
  ),
);

const FAMILIES_BY_TITLE: ReadonlyMap<string, readonly ImpliedFamily[]> = rowsByTitle();

/** Titles that name no trade, the families that each may mean, and words of the job that show which. */
function rowsByTitle(): Map<string, ImpliedFamily[]> {
  const trades = new Map<string, ImpliedFamily[]>();
  for (const { title, family, words } of tableOf('bareTitles.tsv', ['title', 'family', 'words']))
    trades.set(title, [
      ...(trades.get(title) ?? []),
      {
        family: familyNumber('bareTitles.tsv', family),
        keys: new Set(words.split(' ').map(keyOf)),
      },
    ]);
  return trades;
}

/** What a title that names no trade may mean, by its key; nothing for other words. */
export const familiesOfTitle = (key: string): readonly ImpliedFamily[] =>
  FAMILIES_BY_TITLE.get(TITLE_FORMS.get(key) ?? key) ?? [];

/**
 * By the skill's number, the families whose work it is: who tells of it again and again works as that, whatever the
 * title.
 */
export const FAMILIES_BY_SKILL: ReadonlyMap<number, readonly number[]> = familiesBySkill();

function familiesBySkill(): Map<number, number[]> {
  const callings = new Map<number, number[]>();
  for (const row of tableOf('skillsOfTitles.tsv', ['family', 'skills'])) {
    const family = familyNumber('skillsOfTitles.tsv', row.family);
    for (const skill of listOf(row.skills).map((name) => skillNumber('skillsOfTitles.tsv', name)))
      callings.set(skill, [...(callings.get(skill) ?? []), family]);
  }
  return callings;
}
