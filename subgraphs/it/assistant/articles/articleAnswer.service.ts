import { setImmediate } from 'node:timers/promises';
import type { Config } from '../../../kit/config/config.js';
import type { ArticleRow } from '../../article/article.loader.js';
import type { Asking } from '../understanding/asking.js';
import type { Term } from '../understanding/terms.js';
import { unanswered } from '../unanswered/unanswered.js';
import type { Unanswered } from '../unanswered/unanswered.js';
import { findCandidates } from './candidates.service.js';
import type { Candidate } from './candidates.service.js';
import { briefOf } from './brief.js';
import { certaintyOf } from './certainty.js';
import type { Certainty } from './certainty.js';
import { extractsOf } from './extract.js';
import type { Extract } from './extract.js';
import { meaningOf, nearestIn } from './meaning.service.js';
import { prepared } from './prepared.js';
import { ENOUGH_QUESTIONS, ranked } from './ranking.js';
import type { RankedArticle, Wanted } from './ranking.js';
import { unitsOf } from './units.js';

/** What the knowledge base says to a question. */
export interface Found {
  certainty: Certainty;
  extracts: Extract<Candidate>[];
  /** What of them answers, in at most four lines. */
  brief: string;
  /** The articles nearest to the question, none that has nothing to do with it. */
  near: ArticleRow[];
}

/** How much of what is asked an article must speak of to be named as near, or its questions, or how near it must be in meaning. */
const NEAR = { coverage: 0.25, usual: 0.2, meaning: 0.4 };
const MOST_NEAR = 3;
/** Of the articles nearest in meaning, some of which are removed since. */
const MOST_NEAREST = 100;
/** How much of the nearest article and of each other one is told when any of them may answer. */
const NEAREST = { characters: 500, passages: 2 };
const SHORT = { characters: 200, passages: 1 };
/** How much less than the best article's score another may have and still be quoted beside it. */
const BESIDE = 1;
/** How fast what it says loses with that. */
const BESIDE_FALLS = 0.3;
const MOST_BESIDE = 2;

type Ranked = RankedArticle<Candidate>;

const UNKNOWN: Found = { certainty: 'none', extracts: [], brief: '', near: [] };

/** What is asked, and what was quoted before. */
export interface Asked {
  /** With what it follows. */
  text: string;
  terms: readonly Term[];
  asking: Asking;
  pairs: ReadonlySet<number>;
  quoted: string | null;
}

/**
 * What the published articles say: one reading of the database, and one more after some of what changed
 * meanwhile was read.
 */
export async function searchArticles(
  config: Pick<Config, 'ai'>,
  { text, terms, asking, pairs, quoted }: Asked,
): Promise<Found> {
  if (terms.length === 0) return UNKNOWN;
  const meaning = await meaningOf(config, text);
  const {
    articles,
    total,
    terms: searched,
    having,
  } = await findCandidates(terms, nearestIn(meaning, MOST_NEAREST));
  for (const article of articles) {
    prepared(article);
    // The articles may be long, and read for the first time: others are served in between.
    await setImmediate();
  }
  const wanted = { terms: searched, asking, pairs, meaning, total, having, quoted };
  return answerFrom(ranked(articles, wanted), wanted, await unanswered());
}

const isNear = ({ coverage, likeness, signs }: Ranked): boolean =>
  coverage >= NEAR.coverage || likeness.usual >= NEAR.usual || signs.near >= NEAR.meaning;

/** What compared articles say. @param order the best first @param known what is usually not answered */
export function answerFrom(order: readonly Ranked[], wanted: Wanted, known: Unanswered): Found {
  const [best] = order;
  if (!best) return UNKNOWN;
  const near = order
    .filter(isNear)
    .slice(0, MOST_NEAR)
    .map(({ article }) => article);
  const certainty = isNear(best) ? certaintyOf(order, wanted, known) : 'none';
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
