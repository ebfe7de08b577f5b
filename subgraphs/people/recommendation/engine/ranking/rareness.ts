import type { Wanted } from '../model.js';

/** How rare something is among the postings, 0 to 1 and a little more: what all ask for tells postings apart least. */
export interface Rareness {
  ofSkill: (skill: number) => number;
  ofWord: (stem: string) => number;
}

/** So many postings are imagined beside the real ones, so that a handful is not taken for the world. */
const IMAGINED = 12;
/** Of them this share asks for any one skill, or has any one word. */
const SKILL_SHARE = 0.06;
const WORD_SHARE = 0.05;
/** Words count by more than how rare they are: common ones say nothing. */
const RARE = 1.5;

export function rarenessIn(postings: readonly Wanted[]): Rareness {
  const [skills, words] = [new Map<number, number>(), new Map<string, number>()];
  for (const { asked, words: own } of postings) {
    for (const { skill } of asked) skills.set(skill, (skills.get(skill) ?? 0) + 1);
    for (const stem of own.keys()) words.set(stem, (words.get(stem) ?? 0) + 1);
  }
  const count = postings.length + IMAGINED;
  const scale = Math.log(1 + count);
  const rare = (found: number, share: number) => Math.log(1 + (count - found - share * IMAGINED + 0.5) / (found + share * IMAGINED + 0.5)) / scale;
  // A figure for each number of postings, as most words are in few of them.
  const table = (share: number) => Array.from({ length: postings.length + 1 }, (_, found) => rare(found, share));
  const [bySkill, byWord] = [table(SKILL_SHARE), table(WORD_SHARE).map((own) => own ** RARE)];
  return { ofSkill: (skill) => bySkill[skills.get(skill) ?? 0] ?? 0, ofWord: (stem) => byWord[words.get(stem) ?? 0] ?? 0 };
}
