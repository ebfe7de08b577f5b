import type { Wanted } from '../model.js';

/** How rare something is among postings, 0 to 1: what many ask for tells postings apart least. */
export interface Rareness {
  ofSkill: (skill: number) => number;
  ofWord: (stem: string) => number;
}

/**
 * What is expected of postings anywhere, as so many of them: it decides when a handful is open, and when all
 * that are open are alike, so that the others hardly change how well one suits.
 */
const EXPECTED = 60;
/** Of them this share asks for any one skill, or has any one word. */
const SKILL_SHARE = 0.03;
const WORD_SHARE = 0.02;
/** The open ones count as so many at most. */
const MOST_COUNTED = 20;
/** Words count by more than how rare they are: common ones say nothing. */
const RARE = 1.5;

export function rarenessIn(postings: readonly Wanted[]): Rareness {
  const [skills, words] = [new Map<number, number>(), new Map<string, number>()];
  for (const { asked, words: own } of postings) {
    for (const { skill } of asked) skills.set(skill, (skills.get(skill) ?? 0) + 1);
    for (const stem of own.keys()) words.set(stem, (words.get(stem) ?? 0) + 1);
  }
  const count = Math.max(1, postings.length);
  const counted = Math.min(count, MOST_COUNTED);
  const rare = (found: number, share: number) => {
    const known = ((found / count) * counted + share * EXPECTED) / (counted + EXPECTED);
    return Math.min(1, Math.log(known) / Math.log(share));
  };
  // A figure for each number of postings, as most words are in few of them.
  const table = (share: number) =>
    Array.from({ length: postings.length + 1 }, (_, found) => rare(found, share));
  const [bySkill, byWord] = [table(SKILL_SHARE), table(WORD_SHARE).map((own) => own ** RARE)];
  return {
    ofSkill: (skill) => bySkill[skills.get(skill) ?? 0] ?? 0,
    ofWord: (stem) => byWord[words.get(stem) ?? 0] ?? 0,
  };
}
