import type { ArticleRow } from '../../article/article.loader.js';
import type { Asking } from '../understanding/asking.js';
import type { Term } from '../understanding/terms.js';
import { findCandidates } from './candidates.service.js';
import { extractsOf } from './extract.js';
import type { Extract } from './extract.js';
import { ranked } from './ranking.js';
import type { RankedArticle } from './ranking.js';
import { unitsOf } from './units.js';

/** What the knowledge base says to a question. */
export interface Found {
  /** Whether it answers; else the articles are only near to what was asked. */
  isKnown: boolean;
  extracts: Extract<ArticleRow>[];
  /** Titles of the articles nearest to the question, none that has nothing to do with it. */
  near: string[];
}

/** How much of what is asked an article must speak of to answer, and to be named as near. */
const KNOWN = 0.42;
/** How rare what it speaks of must be, at the least. */
const EVIDENCE = 2;
const NEAR = 0.25;
const MOST_NEAR = 3;
/** Share of the best article's score from which on another may answer, too. */
const BESIDE = 0.7;
const MOST_BESIDE = 2;

const UNKNOWN: Found = { isKnown: false, extracts: [], near: [] };

/** What the published articles say; two readings of the database at most. */
export async function searchArticles(terms: readonly Term[], asking: Asking): Promise<Found> {
  if (terms.length === 0) return UNKNOWN;
  const { articles, total, terms: searched, having } = await findCandidates(terms);
  const wanted = { terms: searched, asking, total, having };
  const order = ranked(articles, wanted);
  const best = order[0];
  if (!best) return UNKNOWN;
  const near = order.filter(({ coverage }) => coverage >= NEAR).slice(0, MOST_NEAR).map(({ article }) => article.title);
  if (best.coverage < KNOWN || best.evidence < EVIDENCE) return { ...UNKNOWN, near };
  const beside = order.filter(({ score, coverage }) => score >= best.score * BESIDE && coverage >= KNOWN).slice(0, MOST_BESIDE);
  const share = ({ score }: RankedArticle<ArticleRow>) => 0.2 + (0.8 * score) / best.score;
  const units = beside.flatMap((one) => unitsOf(one, wanted).map((unit) => ({ ...unit, score: unit.score * share(one) })));
  return { isKnown: true, extracts: extractsOf(units, asking), near };
}

/** The passages as a person reads them; each article is named once. */
export function articleWords(extracts: readonly Extract<ArticleRow>[]): string {
  let named = '';
  return extracts
    .map(({ article, heading, text }) => {
      const isNamed = named === article.title;
      named = article.title;
      const under = isNamed ? (heading ?? 'In general') : `From “${article.title}”${heading === null ? '' : `, ${heading}`}`;
      return `${under}${/[:?!]$/.test(under) ? '' : ':'}\n${text}`;
    })
    .join('\n\n');
}
