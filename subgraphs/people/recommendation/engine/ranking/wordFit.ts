import type { ParsedPosting, ParsedResume } from '../model.js';
import { WEIGHTS } from './weights.js';

const rarityWeights = WEIGHTS.rareness;

/** How rare something is among postings, 0 to 1: what many ask for says least. */
export interface Rarity {
  ofSkill: (skill: number) => number;
  ofWord: (stem: string) => number;
}

export function rarityIn(postings: readonly ParsedPosting[]): Rarity {
  const [skills, words] = [new Map<number, number>(), new Map<string, number>()];
  for (const { asked, words: own } of postings) {
    for (const { skill } of asked) skills.set(skill, (skills.get(skill) ?? 0) + 1);
    for (const stem of own.keys()) words.set(stem, (words.get(stem) ?? 0) + 1);
  }
  const count = Math.max(1, postings.length);
  const counted = Math.min(count, rarityWeights.mostCounted);
  const rare = (found: number, share: number) => {
    const known =
      ((found / count) * counted + share * rarityWeights.expected) / (counted + rarityWeights.expected);
    return Math.min(1, Math.log(known) / Math.log(share));
  };
  // A figure for each number of postings, as most words are in few of them.
  const table = (share: number) =>
    Array.from({ length: postings.length + 1 }, (_, found) => rare(found, share));
  const [bySkill, byWord] = [
    table(rarityWeights.skillShare),
    table(rarityWeights.wordShare).map((own) => own ** rarityWeights.rare),
  ];
  return {
    ofSkill: (skill) => bySkill[skills.get(skill) ?? 0] ?? 0,
    ofWord: (stem) => byWord[words.get(stem) ?? 0] ?? 0,
  };
}

const wordWeights = WEIGHTS.wordFit;

export interface WordFit {
  /** How much of the posting's rare words the resume has, 0 to 1. */
  share: number;
  /** What all of the posting's rare words weigh. */
  mass: number;
  /** The most telling of them. */
  shared: readonly { word: string; worth: number; inResume: string; inPosting: string }[];
}

export function wordFit(resume: ParsedResume, wanted: ParsedPosting, rareness: Rarity): WordFit {
  let [all, had] = [0, 0];
  const shared: WordFit['shared'][number][] = [];
  for (const [stem, { word, weight, quote, isTitle }] of wanted.words) {
    const worth = weight * rareness.ofWord(stem) * (isTitle ? 2 : 1);
    all += worth;
    const own = resume.words.get(stem);
    const inTitle = isTitle && resume.titleWords.has(stem);
    if (!own && !inTitle) continue;
    const strength = inTitle ? 1 : (own?.weight ?? 0);
    had += worth * strength;
    if (own) shared.push({ word, worth: worth * strength, inResume: own.quote, inPosting: quote });
  }
  shared.sort((one, other) => other.worth - one.worth || (one.word < other.word ? -1 : 1));
  const shrink = shared.length / (shared.length + wordWeights.few);
  return {
    mass: all,
    share: all > 0 ? Math.min(1, (had / all / wordWeights.enough) * shrink) : 0,
    shared: shared.slice(0, 5),
  };
}
