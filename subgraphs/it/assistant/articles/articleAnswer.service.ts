import { setImmediate } from 'node:timers/promises';
import type { ArticleRow } from '../../article/article.loader.js';
import type { Asking } from '../understanding/asking.js';
import type { Term } from '../understanding/terms.js';
import { likelierUnanswered, likeUnanswered, unanswered } from '../unanswered/unanswered.js';
import type { Unanswered } from '../unanswered/unanswered.js';
import { findCandidates } from './candidates.service.js';
import type { Candidate } from './candidates.service.js';
import { rarity } from './bags.js';
import { briefOf } from './brief.js';
import { extractsOf } from './extract.js';
import type { Extract } from './extract.js';
import { prepared } from './prepared.js';
import { ENOUGH_QUESTIONS, ranked, tellingsOf } from './ranking.js';
import type { RankedArticle, Wanted } from './ranking.js';
import { unitsOf } from './units.js';

/** What the knowledge base says to a question. */
export interface Found {
  /** Whether it answers, may answer, or the articles are only near to what was asked. */
  certainty: 'sure' | 'likely' | 'none';
  extracts: Extract<Candidate>[];
  /** What of them answers, in at most four lines. */
  brief: string;
  /** The articles nearest to the question, none that has nothing to do with it. */
  near: ArticleRow[];
}

/** How much of what is asked an article must speak of to be named as near, or its questions. */
const NEAR = { coverage: 0.25, usual: 0.2 };
const MOST_NEAR = 3;
/** How much of the nearest article and of each other one is told when any of them may answer. */
const NEAREST = { characters: 500, passages: 2 };
const SHORT = { characters: 200, passages: 1 };
/**
 * How much what is known of an article says that it is the one that is asked for, as a logarithm: whether
 * people who ask for it use these words, how far it is ahead of the next one, and how much more the question
 * is like one of its own, and in the words of its sort, than what usually no article answers. From which sum
 * on it is quoted, and without a doubt. Fitted to questions of people who knew neither the articles' words
 * nor these numbers: of those that an article answers, 99 of 100 are answered; of those that none answers,
 * five of six are told so.
 */
const ASKED = {
  usual: 3.16,
  best: 3,
  ahead: 0.72,
  mostAhead: 6,
  like: 5.6,
  likelier: 0.37,
  likely: 0.9,
  sure: 3,
};
/**
 * An article that tells of no questions is told without a doubt when it speaks of so much of what is asked,
 * and of so much of what one of the rarest words tells: a small knowledge base is as good as a large one.
 */
const SPOKEN = { coverage: 0.42, evidence: 0.54 };
/**
 * How likely it answers, as the logarithm of the odds: by how many of the rarest words it speaks of, and by
 * how far it is ahead of the next. Logistic regression on 626 questions of the sets for work, asked without
 * kept questions.
 */
const ODDS = { base: -1.88, evidence: 0.74, ahead: 0.92, mostAhead: 3 };
/** It is told as one of the nearest when one of four such answers. */
const LEAST_ODDS = Math.log(0.25 / 0.75);
/** When its title says all that was asked, no more is needed. */
const WHOLE_TITLE = { titled: 0.95, evidence: 1 };
/** How much less than the best article's score another may have and still be quoted beside it. */
const BESIDE = 1;
/** How fast what it says loses with that. */
const BESIDE_FALLS = 0.3;
const MOST_BESIDE = 2;

type Ranked = RankedArticle<Candidate>;

const UNKNOWN: Found = { certainty: 'none', extracts: [], brief: '', near: [] };

/** What is asked, and what was quoted before. */
export interface Asked {
  terms: readonly Term[];
  asking: Asking;
  pairs: ReadonlySet<number>;
  quoted: string | null;
}

/**
 * What the published articles say: one reading of the database, and one more after some of what changed
 * meanwhile was read.
 */
export async function searchArticles({ terms, asking, pairs, quoted }: Asked): Promise<Found> {
  if (terms.length === 0) return UNKNOWN;
  const { articles, total, terms: searched, having } = await findCandidates(terms);
  for (const article of articles) {
    prepared(article);
    // Sixteen articles may be long, and read for the first time: others are served in between.
    await setImmediate();
  }
  const wanted = { terms: searched, asking, pairs, total, having, quoted };
  return answerFrom(ranked(articles, wanted), wanted, await unanswered());
}

/** @param ahead how much its score is above that of the next */
function certaintyByQuestions(
  { article, likeness }: Ranked,
  ahead: number,
  wanted: Wanted,
  known: Unanswered,
): Found['certainty'] {
  // Of an article that tells of few questions it says little that none is like what was asked.
  const share = Math.min(1, article.questions.length / ENOUGH_QUESTIONS);
  const other =
    ASKED.like * likeUnanswered(known, wanted.terms, tellingsOf(wanted)) +
    ASKED.likelier * likelierUnanswered(known, wanted.terms);
  const certainty =
    ASKED.usual * likeness.usual +
    ASKED.best * likeness.best +
    ASKED.ahead * Math.min(ASKED.mostAhead, ahead) -
    share * other;
  if (certainty >= ASKED.sure) return 'sure';
  return certainty >= ASKED.likely ? 'likely' : 'none';
}

function certaintyByWords(best: Ranked, ahead: number, { total }: Wanted): Found['certainty'] {
  const evidence = best.evidence / rarity(total, 1);
  if (best.isDirect && best.coverage >= SPOKEN.coverage && evidence >= SPOKEN.evidence) return 'sure';
  const odds = ODDS.base + ODDS.evidence * evidence + ODDS.ahead * Math.min(ODDS.mostAhead, ahead);
  return odds >= LEAST_ODDS ? 'likely' : 'none';
}

function certaintyOf(best: Ranked, ahead: number, wanted: Wanted, known: Unanswered): Found['certainty'] {
  if (best.isDirect && best.titled >= WHOLE_TITLE.titled && best.evidence >= WHOLE_TITLE.evidence)
    return 'sure';
  const { length } = best.article.questions;
  const ways = [
    ...(best.isDirect && length > 0 ? [certaintyByQuestions(best, ahead, wanted, known)] : []),
    ...(length < ENOUGH_QUESTIONS ? [certaintyByWords(best, ahead, wanted)] : []),
  ];
  return ways.find((one) => one === 'sure') ?? ways.find((one) => one === 'likely') ?? 'none';
}

const isNear = ({ coverage, likeness }: Ranked): boolean =>
  coverage >= NEAR.coverage || likeness.usual >= NEAR.usual;

/** What compared articles say. @param order the best first @param known what is usually not answered */
export function answerFrom(order: readonly Ranked[], wanted: Wanted, known: Unanswered): Found {
  const [best, next] = order;
  if (!best) return UNKNOWN;
  const near = order
    .filter(isNear)
    .slice(0, MOST_NEAR)
    .map(({ article }) => article);
  const certainty = certaintyOf(best, next ? best.score - next.score : Infinity, wanted, known);
  if (certainty === 'none') return { ...UNKNOWN, near };
  return {
    certainty,
    ...(isGuess(best, certainty) ? guesses(order, wanted) : answers(order, best, wanted)),
    near,
  };
}

type Told = Pick<Found, 'extracts' | 'brief'>;

/** Whether it may as well be one of the next articles that answers. */
const isGuess = ({ article }: Ranked, certainty: Found['certainty']): boolean =>
  certainty === 'likely' && article.questions.length < ENOUGH_QUESTIONS;

/** What the nearest article says, and a short passage of each of the next two. */
function guesses(order: readonly Ranked[], wanted: Wanted): Told {
  const units = order.slice(0, MOST_NEAR).map((one) => unitsOf(one, wanted));
  return {
    extracts: units.flatMap((one, at) => extractsOf(one, at === 0 ? NEAREST : SHORT)),
    brief: briefOf(units[0] ?? []),
  };
}

/** What the best article says, with what another says that is hardly behind it. */
function answers(order: readonly Ranked[], best: Ranked, wanted: Wanted): Told {
  const beside = order.filter(({ score }) => best.score - score <= BESIDE).slice(0, MOST_BESIDE);
  const share = ({ score }: Ranked) => Math.exp(BESIDE_FALLS * (score - best.score));
  const units = beside.flatMap((one) =>
    unitsOf(one, wanted).map((unit) => ({ ...unit, score: unit.score * share(one) })),
  );
  return { extracts: extractsOf(units), brief: briefOf(units) };
}

const MAY_ANSWER = 'I am not certain that this answers your question; it is the nearest that I have.\n\n';
const ONE_MAY_ANSWER =
  'I am not certain which of these answers your question; they are the nearest that I have.\n\n';

/** A title as one line of visible words, without the quotes that end it here. */
const titleWords = (title: string): string =>
  title
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[“”]/g, "'")
    .trim();

/** Which version of a policy counts today; nothing for another article. */
const versionWords = ({ policyVersion }: Candidate): string =>
  policyVersion ? ` (version ${policyVersion}, in force)` : '';

/** The passages as a person reads them; each article is named once. */
export function articleWords({ certainty, extracts }: Found): string {
  let named = '';
  const passages = extracts
    .map(({ article, heading, text }) => {
      const isNamed = named === article.title;
      named = article.title;
      const under = isNamed
        ? (heading ?? 'In general')
        : `From “${titleWords(article.title)}”${versionWords(article)}${heading === null ? '' : `, ${heading}`}`;
      return `${under}${/[:?!]$/.test(under) ? '' : ':'}\n${text}`;
    })
    .join('\n\n');
  if (certainty !== 'likely') return passages;
  const titles = new Set(extracts.map(({ article }) => article.title));
  return `${titles.size > 1 ? ONE_MAY_ANSWER : MAY_ANSWER}${passages}`;
}
