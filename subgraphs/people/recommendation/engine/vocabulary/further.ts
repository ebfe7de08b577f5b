import { OTHER_LANGUAGES } from './otherLanguages.js';
import { SERVICE_TOOLS } from './serviceTools.js';
import { listOf, rowsOf } from './skillTable.js';
import type { Skill } from './skillTable.js';
import { TOOLS } from './tools.js';

/** By the skill's name its further words. */
export const FURTHER: ReadonlyMap<string, readonly string[]> = furtherWords();

function furtherWords(): Map<string, string[]> {
  const further = new Map<string, string[]>();
  for (const [name = '', ...cells] of [TOOLS, SERVICE_TOOLS, OTHER_LANGUAGES].flatMap(rowsOf))
    further.set(name, [...(further.get(name) ?? []), ...cells.flatMap(listOf)]);
  return further;
}

/**
 * The skills with their further words; what a skill's own row guards stays guarded, and what another's row
 * has stays there.
 */
export function withFurther(skills: readonly Skill[]): Skill[] {
  const bare = (word: string) => word.replace(/^[=?~]+/, '').toLowerCase();
  const owned = new Set(skills.flatMap(({ words }) => words.map(bare)));
  return skills.map((skill) => ({
    ...skill,
    words: [...skill.words, ...(FURTHER.get(skill.name) ?? []).filter((word) => !owned.has(bare(word)))],
  }));
}
