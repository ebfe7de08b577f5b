import type { ArticleRow } from '../../article/article.loader.js';
import type { Asking } from '../understanding/asking.js';
import type { Term } from '../understanding/terms.js';
import { findCandidates } from './candidates.service.js';
import { extractsOf } from './extract.js';
import type { Extract } from './extract.js';
import type { Having } from './bags.js';
import { prepared } from './prepared.js';
import { ranked } from './ranking.js';
import type { RankedArticle, Wanted } from './ranking.js';
import { unitsOf } from './units.js';

/** What the knowledge base says to a question. */
export interface Found {
  /** Whether it answers, may answer, or the articles are only near to what was asked. */
  certainty: 'sure' | 'likely' | 'none';
  extracts: Extract<ArticleRow>[];
  /** The articles nearest to the question, none that has nothing to do with it. */
  near: ArticleRow[];
}

/** How much of what is asked an article must speak of to answer, to be quoted as what may answer, and to be named as near. */
const COVERAGE = { sure: 0.42, likely: 0.2, near: 0.25 };
/** How rare what it speaks of must be, at the least; when its title says all that was asked, less will do. */
const EVIDENCE = { sure: 2, likely: 3.5, titled: 1 };
const WHOLE_TITLE = 0.95;
const MOST_NEAR = 3;
/** Share of the best article's score from which on another may answer, too. */
const BESIDE = 0.7;
const MOST_BESIDE = 2;

const UNKNOWN: Found = { certainty: 'none', extracts: [], near: [] };

/** A word of several words may stand in articles in ways that the database cannot search for. */
function withFound(having: Having, terms: readonly Term[], articles: readonly ArticleRow[]): Having {
  const counted = new Map(having);
  for (const stem of new Set(terms.flatMap(({ stem, like }) => [stem, ...like]))) {
    const found = articles.filter((article) => prepared(article).whole.has(stem)).length;
    if (found > (counted.get(stem) ?? 0)) counted.set(stem, found);
  }
  return counted;
}

/** What the published articles say; two readings of the database at most. */
export async function searchArticles(terms: readonly Term[], asking: Asking): Promise<Found> {
  if (terms.length === 0) return UNKNOWN;
  const { articles, total, terms: searched, having } = await findCandidates(terms);
  const wanted = { terms: searched, asking, total, having: withFound(having, searched, articles) };
  return answerFrom(ranked(articles, wanted), wanted);
}

function certaintyOf({ coverage, evidence, titled, isDirect }: RankedArticle<ArticleRow>): Found['certainty'] {
  if (isDirect && coverage >= COVERAGE.sure && evidence >= (titled >= WHOLE_TITLE ? EVIDENCE.titled : EVIDENCE.sure)) return 'sure';
  return coverage >= COVERAGE.likely && evidence >= EVIDENCE.likely ? 'likely' : 'none';
}

/** What compared articles say. @param order the best first */
export function answerFrom(order: readonly RankedArticle<ArticleRow>[], wanted: Wanted): Found {
  const [best] = order;
  if (!best) return UNKNOWN;
  const near = order.filter(({ coverage }) => coverage >= COVERAGE.near).slice(0, MOST_NEAR).map(({ article }) => article);
  const certainty = certaintyOf(best);
  if (certainty === 'none') return { ...UNKNOWN, near };
  const beside = order.filter((one) => one === best || (one.score >= best.score * BESIDE && certaintyOf(one) === 'sure')).slice(0, MOST_BESIDE);
  const share = ({ score }: RankedArticle<ArticleRow>) => 0.2 + (0.8 * score) / best.score;
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
