import type { Resume, Wanted } from '../model.js';
import type { Rareness } from './rareness.js';

export interface WordFit {
  /** How much of the posting's rare words the resume has, 0 to 1. */
  share: number;
  /** What all of the posting's rare words weigh. */
  mass: number;
  /** The most telling of them. */
  shared: readonly { word: string; worth: number; inResume: string; inPosting: string }[];
}

/** A share of this much is all that can be hoped for between two people's words. */
const ENOUGH = 0.3;
/** One or two shared words may be chance. */
const FEW = 1;

export function wordFit(resume: Resume, wanted: Wanted, rareness: Rareness): WordFit {
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
  const shrink = shared.length / (shared.length + FEW);
  return {
    mass: all,
    share: all > 0 ? Math.min(1, (had / all / ENOUGH) * shrink) : 0,
    shared: shared.slice(0, 5),
  };
}
