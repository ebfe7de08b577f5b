import type { Term } from '../understanding/terms.js';
import { LIKE_COUNTS, NO_TELLING } from './bags.js';
import type { Having, Telling } from './bags.js';
import { likelier } from './likelier.js';
import type { Prepared, PreparedQuestion } from './prepared.js';

/** How much what is asked is like what an article says it answers. */
export interface Likeness {
  /** By the question most like it, 0 to 1. */
  best: number;
  /** By the questions most like it, 0 to about 1.5. */
  nearest: number;
  /** By all its questions together, 0 to 1: whether people who ask for this article use these words. */
  usual: number;
  /**
   * How many times likelier it is that whoever asks for this article uses these words than that someone else
   * does, as a logarithm; comparable within one question.
   */
  likelier: number;
  /** By the questions of each part of the article, by its heading: 0 to 1.5. */
  parts: ReadonlyMap<string | null, number>;
}

/** How much the question most like it counts, and the next ones. */
const NEAREST_COUNT = [1, 0.3, 0.15];
/**
 * A word in so many questions of an article counts half: in as many as `most` of one with `of` questions or
 * more, in fewer where there are few; of an article without any its sentences are counted.
 */
const HALF = { least: 0.5, most: 2, of: 50 };
const halfOf = (questions: number): number =>
  questions === 0 ? HALF.most : Math.max(HALF.least, HALF.most * Math.min(1, questions / HALF.of));

/** The most that is found of a term in a set of stems. @param counts how much a stem counts there, 0 to 1 */
function most({ stem }: Term, { own, like }: Telling, counts: (stem: string) => number): number {
  let found = own * counts(stem);
  for (const [other, tells] of like) found = Math.max(found, tells * counts(other));
  return found;
}

/** How much of what is asked the question has, and of the question what is asked: both must be much. */
function alike(
  { stems, length }: PreparedQuestion,
  terms: readonly Term[],
  tellings: readonly Telling[],
  all: number,
): number {
  const has = (stem: string): number => (stems.has(stem) ? 1 : 0);
  let [tells, words] = [0, 0];
  terms.forEach((term, at) => {
    const found = most(term, tellings[at] ?? NO_TELLING, has);
    if (found === 0) return;
    tells += found;
    words += term.weight * (has(term.stem) || LIKE_COUNTS);
  });
  return tells === 0 ? 0 : Math.sqrt((tells / all) * Math.min(1, words / length));
}

/**
 * Of all questions so many have a stem that every article knows, and an article's own are counted with so
 * many of the expected sort; a part's with so many as its article's are.
 */
const EXPECTED = { share: 0.04, ofArticle: 30, ofPart: 20 };
/**
 * How much it counts which part of the article its words are likeliest in, beside the question most like it;
 * and how sharply the likeliest is told from the others.
 */
const PART = { counts: 0.5, sharp: 0.5, enough: 20 };

/** How much each part is asked for: by the question most like it, and by its questions together. */
function partsOf(
  article: Prepared,
  terms: readonly Term[],
  nearest: ReadonlyMap<string | null, number>,
): Map<string | null, number> {
  const parts = [...article.parts].map(([heading, part]) => ({
    heading,
    likelier: likelier(
      part,
      terms,
      (stem) => (article.asked.get(stem) ?? 0) / article.counted,
      EXPECTED.ofPart,
    ),
  }));
  const most = Math.max(...parts.map((part) => part.likelier));
  // Few questions tell little.
  const share = PART.counts * Math.min(1, article.counted / PART.enough);
  return new Map(
    parts.map((part) => [
      part.heading,
      (nearest.get(part.heading) ?? 0) + share * Math.exp(PART.sharp * (part.likelier - most)),
    ]),
  );
}

/** @param all the most that can be found of the terms */
export function likenessOf(
  article: Prepared,
  { terms, total, having }: { terms: readonly Term[]; total: number; having: Having },
  tellings: readonly Telling[],
  all: number,
): Likeness {
  const { questions, asked } = article;
  const nearest = new Map<string | null, number>();
  const order = questions
    .map((question) => {
      const like = alike(question, terms, tellings, all);
      nearest.set(question.heading, Math.max(nearest.get(question.heading) ?? 0, like));
      return like;
    })
    .sort((a, b) => b - a);
  const half = halfOf(questions.length);
  const share = (stem: string): number => {
    const having = asked.get(stem) ?? 0;
    return having / (having + half);
  };
  const usual = terms.reduce((sum, term, at) => sum + most(term, tellings[at] ?? NO_TELLING, share), 0);
  return {
    best: order[0] ?? 0,
    nearest: NEAREST_COUNT.reduce((sum, counts, at) => sum + counts * (order[at] ?? 0), 0),
    usual: usual / all,
    likelier: likelier(
      article,
      terms,
      (stem) => (EXPECTED.share * (having.get(stem) ?? 0)) / total,
      EXPECTED.ofArticle,
    ),
    parts: partsOf(article, terms, nearest),
  };
}
