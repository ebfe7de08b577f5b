import type { PostingText } from '../../subgraphs/people/recommendation/engine/model.js';

/**
 * Words of English, German, Spanish and French that say nothing of a subject; both baselines leave them out.
 */
const STOP = new Set(
  (
    'a about above after again all also am an and any are as at be because been before being below between both but by can could did do does doing down during each etc few for from further had has have having he her here ' +
    'hers him his how i if in into is it its just me more most my no nor not now of off on once only or other our ours out over own per she should so some such than that the their them then there these they this those ' +
    'through to too under until up us very via was we were what when where which while who whom why will with within without would you your yours ' +
    'und oder der die das den dem des ein eine einer eines einem einen ist sind war wird werden mit fur für von zu zum zur im in auf aus bei nach vor über als auch an wir sie ihr ihre sich nicht sowie haben hat durch bis seit ' +
    'el la los las un una unos unas de del al y o en con por para sin sobre que es son como mas más su sus se ' +
    'le les des du et ou au aux avec pour par sur dans qui est sont plus son sa ses ce cette nous vous'
  ).split(' '),
);

/** Lower-cased words without stop words. */
export const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[+#]+|)/gu) ?? []).filter((term) => !STOP.has(term));

export const textOf = ({ title, requirements, responsibilities, description }: PostingText): string =>
  [title, ...requirements, ...responsibilities, description].join('\n');

/** A ranking of all postings for one resume, best first. */
export type Ranking = (resume: string) => string[];

/**
 * How many of a posting's different words the resume has: `share` of the words that they have together
 * (Jaccard), or the mere `count`.
 */
export function keywordOverlap(postings: readonly PostingText[], measure: 'share' | 'count'): Ranking {
  const sets = postings.map((posting) => ({ id: posting.id, terms: new Set(termsOf(textOf(posting))) }));
  return (resume) => {
    const own = new Set(termsOf(resume));
    return best(
      sets.map(({ id, terms }) => {
        const shared = [...terms].filter((term) => own.has(term)).length;
        return { id, score: measure === 'count' ? shared : shared / (terms.size + own.size - shared) };
      }),
    );
  };
}

const K1 = 1.2;
const B = 0.75;

/** Okapi BM25 with the resume as the query: each of its different words asks once. */
export function bm25(postings: readonly PostingText[]): Ranking {
  const texts = postings.map((posting) => ({ id: posting.id, terms: termsOf(textOf(posting)) }));
  const average = texts.reduce((sum, { terms }) => sum + terms.length, 0) / texts.length;
  const counts = texts.map(({ terms }) => {
    const count = new Map<string, number>();
    for (const term of terms) count.set(term, (count.get(term) ?? 0) + 1);
    return count;
  });
  const found = new Map<string, number>();
  for (const count of counts) for (const term of count.keys()) found.set(term, (found.get(term) ?? 0) + 1);
  const rareness = (term: string) =>
    Math.log(1 + (texts.length - (found.get(term) ?? 0) + 0.5) / ((found.get(term) ?? 0) + 0.5));
  return (resume) => {
    const own = [...new Set(termsOf(resume))];
    return best(
      texts.map(({ id, terms }, place) => {
        const length = K1 * (1 - B + (B * terms.length) / average);
        const score = own.reduce((sum, term) => {
          const count = counts[place]?.get(term) ?? 0;
          return sum + (count > 0 ? (rareness(term) * count * (K1 + 1)) / (count + length) : 0);
        }, 0);
        return { id, score };
      }),
    );
  };
}

const best = (scores: { id: string; score: number }[]): string[] =>
  scores.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1)).map(({ id }) => id);
