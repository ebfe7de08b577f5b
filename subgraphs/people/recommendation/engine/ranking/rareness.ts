import type { Wanted } from '../model.js';
import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.rareness;

/** How rare something is among postings, 0 to 1: what many ask for tells postings apart least. */
export interface Rareness {
  ofSkill: (skill: number) => number;
  ofWord: (stem: string) => number;
}

export function rarenessIn(postings: readonly Wanted[]): Rareness {
  const [skills, words] = [new Map<number, number>(), new Map<string, number>()];
  for (const { asked, words: own } of postings) {
    for (const { skill } of asked) skills.set(skill, (skills.get(skill) ?? 0) + 1);
    for (const stem of own.keys()) words.set(stem, (words.get(stem) ?? 0) + 1);
  }
  const count = Math.max(1, postings.length);
  const counted = Math.min(count, weights.mostCounted);
  const rare = (found: number, share: number) => {
    const known = ((found / count) * counted + share * weights.expected) / (counted + weights.expected);
    return Math.min(1, Math.log(known) / Math.log(share));
  };
  // A figure for each number of postings, as most words are in few of them.
  const table = (share: number) =>
    Array.from({ length: postings.length + 1 }, (_, found) => rare(found, share));
  const [bySkill, byWord] = [
    table(weights.skillShare),
    table(weights.wordShare).map((own) => own ** weights.rare),
  ];
  return {
    ofSkill: (skill) => bySkill[skills.get(skill) ?? 0] ?? 0,
    ofWord: (stem) => byWord[words.get(stem) ?? 0] ?? 0,
  };
}
