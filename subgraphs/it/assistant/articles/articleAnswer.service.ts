import { setImmediate } from 'node:timers/promises';
import type { ArticleRow } from '../../article/article.loader.js';
import type { Asking } from '../understanding/asking.js';
import type { Term } from '../understanding/terms.js';
import { findCandidates } from './candidates.service.js';
import type { Candidate } from './candidates.service.js';
import { extractsOf } from './extract.js';
import type { Extract } from './extract.js';
import { rarity } from './bags.js';
import { prepared } from './prepared.js';
import { ranked } from './ranking.js';
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
 * these words, at the `least`, and a little how many rare words of it were asked for. Fitted to questions of people who knew neither the articles' words nor these
 * numbers: of those that an article answers, 19 of 20 are answered; of those that none answers, every second one.
 */
const ASKED = { rareWord: 1 / 3, mostOfRare: 0.25, least: 0.15, likely: 0.38, sure: 0.62 };
/** An article that tells of fewer is also judged by its words alone. */
const ENOUGH_QUESTIONS = 20;
/** By its words: how much of what is asked it must speak of, and how rare that must be. */
const SPOKEN = { sure: { coverage: 0.42, evidence: 2 }, likely: { coverage: 0.2, evidence: 3.5 } };
/** When its title says all that was asked, no more is needed. */
const WHOLE_TITLE = { titled: 0.95, evidence: 1 };
/** Share of the best article's score from which on another may answer, too. */
const BESIDE = 0.9;
const MOST_BESIDE = 2;

type Ranked = RankedArticle<Candidate>;

const UNKNOWN: Found = { certainty: 'none', extracts: [], near: [] };

/** What the published articles say: one reading of the database, and one more after some of what changed meanwhile was read. */
export async function searchArticles(terms: readonly Term[], asking: Asking): Promise<Found> {
  if (terms.length === 0) return UNKNOWN;
  const { articles, total, terms: searched, having } = await findCandidates(terms);
  for (const article of articles) {
    prepared(article);
    // Sixteen articles may be long, and read for the first time: others are served in between.
    await setImmediate();
  }
  const wanted = { terms: searched, asking, total, having };
  return answerFrom(ranked(articles, wanted), wanted);
}

function certaintyByQuestions({ likeness, evidence }: Ranked, total: number): Found['certainty'] {
  if (likeness.usual < ASKED.least) return 'none';
  const certainty = likeness.usual + Math.min(ASKED.mostOfRare, (ASKED.rareWord * evidence) / rarity(total, 1));
  if (certainty >= ASKED.sure) return 'sure';
  return certainty >= ASKED.likely ? 'likely' : 'none';
}

const speaksOf = ({ coverage, evidence }: Ranked, least: { coverage: number; evidence: number }): boolean => coverage >= least.coverage && evidence >= least.evidence;

function certaintyByWords(best: Ranked): Found['certainty'] {
  if (best.isDirect && speaksOf(best, SPOKEN.sure)) return 'sure';
  return speaksOf(best, SPOKEN.likely) ? 'likely' : 'none';
}

function certaintyOf(best: Ranked, total: number): Found['certainty'] {
  if (best.isDirect && best.titled >= WHOLE_TITLE.titled && best.evidence >= WHOLE_TITLE.evidence) return 'sure';
  const { length } = best.article.questions;
  const ways = [...(best.isDirect && length > 0 ? [certaintyByQuestions(best, total)] : []), ...(length < ENOUGH_QUESTIONS ? [certaintyByWords(best)] : [])];
  return ways.find((one) => one === 'sure') ?? ways.find((one) => one === 'likely') ?? 'none';
}

/** What compared articles say. @param order the best first */
export function answerFrom(order: readonly Ranked[], wanted: Wanted): Found {
  const [best] = order;
  if (!best) return UNKNOWN;
  const near = order.filter(({ coverage, likeness }) => coverage >= NEAR.coverage || likeness.usual >= NEAR.usual).slice(0, MOST_NEAR).map(({ article }) => article);
  const certainty = certaintyOf(best, wanted.total);
  if (certainty === 'none') return { ...UNKNOWN, near };
  const beside = order.filter(({ score }) => score >= best.score * BESIDE).slice(0, MOST_BESIDE);
  const share = ({ score }: Ranked) => 0.2 + (0.8 * score) / best.score;
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
