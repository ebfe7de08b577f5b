import type { Resume, Wanted } from '../model.js';
import type { Rareness } from './rareness.js';
import { WEIGHTS } from './weights.js';

const weights = WEIGHTS.wordFit;

export interface WordFit {
  /** How much of the posting's rare words the resume has, 0 to 1. */
  share: number;
  /** What all of the posting's rare words weigh. */
  mass: number;
  /** The most telling of them. */
  shared: readonly { word: string; worth: number; inResume: string; inPosting: string }[];
}

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
  const shrink = shared.length / (shared.length + weights.few);
  return {
    mass: all,
    share: all > 0 ? Math.min(1, (had / all / weights.enough) * shrink) : 0,
    shared: shared.slice(0, 5),
  };
}
