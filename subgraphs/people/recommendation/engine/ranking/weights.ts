import { z } from 'zod';
import { readJson } from '../../../../kit/files/data.js';

const weight = z.number('is no number').positive('is not above 0');

const Weights = z.strictObject({
  ability: z.strictObject({
    /** A relative counts for less than the skill itself. */
    relative: weight,
    /** A denied skill is hardly inferred from related skills. */
    relativeOfDenied: weight,
    learnedFirst: weight,
    learnedLater: weight,
    /** Used when the resume has no work history. */
    learnedUntold: weight,
    /** How much is added where a skill was both used and learned. */
    both: weight,
  }),
  blend: z.strictObject({
    skillsCount: weight,
    titleCount: weight,
    fieldCount: weight,
    wordsCount: weight,
    /** How much the weakest parts pull down: who has the title but none of the skills fits no more than the reverse. */
    balance: weight,
    floor: weight,
    /** Who shares a posting's skills would share so much of its words too, had they written more. */
    wordsLikely: weight,
  }),
  languageFit: z.strictObject({
    /** What is left of a fit for each language that is asked for and missing. */
    missing: weight,
    spoken: weight,
  }),
  levelFit: z.strictObject({
    /** Share of other work that is experience all the same. */
    otherWork: weight,
    /** Limits the seniority that years alone give. */
    mostByYears: weight,
    mostByManyYears: weight,
    manyYears: weight,
    /** How far a title may be ahead of the years behind it, in steps: more when people were led. */
    ahead: weight,
    aheadLeading: weight,
    /** What each step that is missing, or too many, takes. */
    under: weight,
    over: weight,
    /** What each step above a first job takes without a work history. */
    untold: weight,
    /** Levels added when the last work is a later step of the posting's career. */
    further: weight,
    /** Years since such work ended. */
    lately: weight,
  }),
  rank: z.strictObject({
    /** What rare words weigh against known skills, when it is asked how well the vocabulary knows a posting. */
    unknownWords: weight,
    /** Head start of a first job that asks for nothing special. */
    openness: weight,
    /** Weight of rare words from which on a posting has many. */
    manyWords: weight,
    /** How much of the fit is lost when all that is asked for is said not to be known. */
    denied: weight,
    /** How much is lost when nothing that the title names is shown. */
    lacking: weight,
    /** What titles say for a first job, and for an internship. */
    first: weight,
    internship: weight,
  }),
  rareness: z.strictObject({
    /**
     * Postings that are expected anywhere, as so many: they decide when few are open or all are alike, so that the
     * others hardly change how well one suits.
     */
    expected: weight,
    /** Of them this share asks for any one skill, or has any one word. */
    skillShare: weight,
    wordShare: weight,
    /** The open ones count as so many at most. */
    mostCounted: weight,
    /** Words count by more than how rare they are: common ones say nothing. */
    rare: weight,
  }),
  skillFit: z.strictObject({
    /** Weight that is never met, so that one known skill alone is no perfect fit. */
    unknown: weight,
    /** From here on what the title names is no gap. */
    enough: weight,
    moreOfRequired: weight,
    /** What a skill counts that all postings ask for. */
    common: weight,
    /** A first job needs less depth, and one for some years' experience a little less. */
    depthFirst: weight,
    depthMid: weight,
  }),
  titleFit: z.strictObject({
    /** Level counts from work at least so near. */
    near: weight,
    related: weight,
    lately: weight,
    covered: weight,
    /** Nearness of untitled work, as a share of the coverage of its skills. */
    untitled: weight,
  }),
  wordFit: z.strictObject({
    /** A share of this much is all that can be hoped for between two people's words. */
    enough: weight,
    /** One or two shared words may be chance. */
    few: weight,
  }),
});

export type Weights = z.infer<typeof Weights>;

const file = readJson(
  new URL('weights.json', import.meta.url),
  z.strictObject({
    /** When, on which sets, and how good the ranking was then; null before the first time. */
    fitted: z.strictObject({ on: z.iso.date(), sets: z.string(), score: z.number() }).nullable(),
    weights: Weights,
  }),
);

/**
 * What each sign counts when a resume is compared with a posting. `npm run bench:recommendations -- --fit` looks for
 * better ones and writes them to `weights.json`; while it looks it changes this object.
 */
export const WEIGHTS: Weights = file.weights;
