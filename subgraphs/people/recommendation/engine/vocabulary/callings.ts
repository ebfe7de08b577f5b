import { listOf, tableOf } from './tables.js';
import { familyNumber, skillNumber } from './vocabulary.js';

/**
 * By the skill's number, the families whose work it is: who tells of it again and again works as that, whatever the
 * title.
 */
export const CALLINGS: ReadonlyMap<number, readonly number[]> = bySkill();

function bySkill(): Map<number, number[]> {
  const callings = new Map<number, number[]>();
  for (const row of tableOf('callings.tsv', ['family', 'skills'])) {
    const family = familyNumber('callings.tsv', row.family);
    for (const skill of listOf(row.skills).map((name) => skillNumber('callings.tsv', name)))
      callings.set(skill, [...(callings.get(skill) ?? []), family]);
  }
  return callings;
}
