import { setImmediate } from 'node:timers/promises';
import type { ArticleRow } from '../../article/article.loader.js';
import type { Asking } from '../understanding/asking.js';
import type { Term } from '../understanding/terms.js';
import { likeUnanswered } from '../unanswered/unanswered.js';
import { findCandidates } from './candidates.service.js';
import type { Candidate } from './candidates.service.js';
import { extractsOf } from './extract.js';
import type { Extract } from './extract.js';
import { rarity } from './bags.js';
import { prepared } from './prepared.js';
import { ENOUGH_QUESTIONS, ranked, tellingsOf } from './ranking.js';
import type { RankedArticle, Wanted } from './ranking.js';
import { unitsOf } from './units.js';

/** What the knowledge base says to a question. */
export interface Found {
  /** Whether it answers, may answer, or the articles are only near to what was asked. */
  certainty: 'sure' | 'likely' | 'none';
  extracts: Extract<Candidate>[];
  /** The articles nearest to the question, none that has nothing to do with it. */
  near: ArticleRow[];
}

/** How much of what is asked an article must speak of to be named as near, or its questions. */
const NEAR = { coverage: 0.25, usual: 0.2 };
const MOST_NEAR = 3;
/**
 * How much an article must be the one that is asked for, to be quoted and to be quoted without a doubt: whether people who ask for it use
 * these words, a little how many rare words of it were asked for, and how much more the question is like one of its own than like one that
 * usually no article answers. Fitted to questions of people who knew neither the articles' words nor these numbers: of those that an
 * article answers, 99 of 100 are answered; of those that none answers, two thirds are told so, and of those far from any article nine of ten.
 */
const ASKED = { evidence: 0.25, mostOfEvidence: 0.75, own: 1.5, likely: 0.42, sure: 0.7 };
/** By its words: how much of what is asked it must speak of, and how rare that must be. */
const SPOKEN = { sure: { coverage: 0.42, evidence: 2 }, likely: { coverage: 0.2, evidence: 3.5 } };
/** When its title says all that was asked, no more is needed. */
const WHOLE_TITLE = { titled: 0.95, evidence: 1 };
/** How much less than the best article's score another may have and still be quoted beside it. */
const BESIDE = 1;
/** How fast what it says loses with that. */
const BESIDE_FALLS = 0.3;
const MOST_BESIDE = 2;

type Ranked = RankedArticle<Candidate>;

const UNKNOWN: Found = { certainty: 'none', extracts: [], near: [] };

/** What is asked, and what was quoted before. */
export interface Asked {
  terms: readonly Term[];
  asking: Asking;
  quoted: string | null;
}

/** What the published articles say: one reading of the database, and one more after some of what changed meanwhile was read. */
export async function searchArticles({ terms, asking, quoted }: Asked): Promise<Found> {
  if (terms.length === 0) return UNKNOWN;
  const { articles, total, terms: searched, having } = await findCandidates(terms);
  for (const article of articles) {
    prepared(article);
    // Sixteen articles may be long, and read for the first time: others are served in between.
    await setImmediate();
  }
  const wanted = { terms: searched, asking, total, having, quoted };
  return answerFrom(ranked(articles, wanted), wanted);
}

function certaintyByQuestions({ article, likeness, evidence }: Ranked, wanted: Wanted): Found['certainty'] {
  // Of an article that tells of few questions it says little that none is like what was asked.
  const share = Math.min(1, article.questions.length / ENOUGH_QUESTIONS);
  const rare = Math.min(ASKED.mostOfEvidence, evidence / rarity(wanted.total, 1));
  const certainty = likeness.usual + ASKED.evidence * rare + ASKED.own * (likeness.best - share * likeUnanswered(wanted.terms, tellingsOf(wanted)));
  if (certainty >= ASKED.sure) return 'sure';
  return certainty >= ASKED.likely ? 'likely' : 'none';
}

const speaksOf = ({ coverage, evidence }: Ranked, least: { coverage: number; evidence: number }): boolean => coverage >= least.coverage && evidence >= least.evidence;

function certaintyByWords(best: Ranked): Found['certainty'] {
  if (best.isDirect && speaksOf(best, SPOKEN.sure)) return 'sure';
  return speaksOf(best, SPOKEN.likely) ? 'likely' : 'none';
}

function certaintyOf(best: Ranked, wanted: Wanted): Found['certainty'] {
  if (best.isDirect && best.titled >= WHOLE_TITLE.titled && best.evidence >= WHOLE_TITLE.evidence) return 'sure';
  const { length } = best.article.questions;
  const ways = [...(best.isDirect && length > 0 ? [certaintyByQuestions(best, wanted)] : []), ...(length < ENOUGH_QUESTIONS ? [certaintyByWords(best)] : [])];
  return ways.find((one) => one === 'sure') ?? ways.find((one) => one === 'likely') ?? 'none';
}

/** What compared articles say. @param order the best first */
export function answerFrom(order: readonly Ranked[], wanted: Wanted): Found {
  const [best] = order;
  if (!best) return UNKNOWN;
  const near = order.filter(({ coverage, likeness }) => coverage >= NEAR.coverage || likeness.usual >= NEAR.usual).slice(0, MOST_NEAR).map(({ article }) => article);
  const certainty = certaintyOf(best, wanted);
  if (certainty === 'none') return { ...UNKNOWN, near };
  const beside = order.filter(({ score }) => best.score - score <= BESIDE).slice(0, MOST_BESIDE);
  const share = ({ score }: Ranked) => Math.exp(BESIDE_FALLS * (score - best.score));
  const units = beside.flatMap((one) => unitsOf(one, wanted).map((unit) => ({ ...unit, score: unit.score * share(one) })));
  return { certainty, extracts: extractsOf(units), near };
}

const MAY_ANSWER = 'I am not certain that this answers your question; it is the nearest that I have.\n\n';

/** A title as one line of visible words, without the quotes that end it here. */
const titleWords = (title: string): string => title.replace(/[\p{C}\p{Z}\s]+/gu, ' ').replace(/[“”]/g, "'").trim();

/** The passages as a person reads them; each article is named once. */
export function articleWords({ certainty, extracts }: Found): string {
  let named = '';
  const passages = extracts
    .map(({ article, heading, text }) => {
      const isNamed = named === article.title;
      named = article.title;
      const under = isNamed ? (heading ?? 'In general') : `From “${titleWords(article.title)}”${heading === null ? '' : `, ${heading}`}`;
      return `${under}${/[:?!]$/.test(under) ? '' : ':'}\n${text}`;
    })
    .join('\n\n');
  return certainty === 'likely' ? `${MAY_ANSWER}${passages}` : passages;
}
