import { database } from '../../database.js';
import { unavailable } from '../../../kit/request/errors.js';
import { createKeyedMutex } from '../../../kit/request/limits/keyedMutex.js';
import { ARTICLE_COLUMNS } from '../../article/article.loader.js';
import type { ArticleRow } from '../../article/article.loader.js';
import type { ArticleQuestion } from '../../article/question/articleQuestion.js';
import type { Term } from '../understanding/terms.js';
import type { Having } from './bags.js';
import { articleIndex } from './indexArticles.service.js';

const MOST_ARTICLES = 16;
/** Of the articles that are nearest in meaning so many are read beside them. */
const MOST_NEAR_IN_MEANING = 8;
const MOST_TERMS = 24;
const MOST_STEMS = 160;
/** How much another word for the asked one counts in the search; in the comparison it is more. */
const LIKE_SEARCHED = 0.5;

/** A published article that may answer, with the questions that it says it answers. */
export type Candidate = ArticleRow & {
  questions: ArticleQuestion[];
  /** The number of the version in force, where it is a policy. */
  policyVersion?: number | null;
};

export interface Candidates {
  /** The best first. */
  articles: Candidate[];
  /** How many articles are published. */
  total: number;
  /** The terms that were searched for. */
  terms: readonly Term[];
  /** How many published articles have each stem, their questions included. */
  having: Having;
}

/**
 * So many rows the index may tell of for one question, and of one stem; beyond that it would cost the others
 * their turn.
 */
const MOST_HITS = 6_000;
const MOST_OF_ONE = 4_000;
/**
 * Of the words used for an asked one only the rarer are looked for, as if they were so many times as
 * frequent.
 */
const LIKE_FREQUENCY = 4;
/**
 * Comparing an article with the stems that are too frequent to be looked for: so often for one question,
 * though always with so many articles at least and at most.
 */
const MOST_COMPARED = 12_000;
const FEWEST_ARTICLES = 100;
const MOST_NEAR = 400;

/**
 * The rarest stems are looked for, and the articles that have most of them are compared with the frequent
 * ones, too. Of the words for one thing the one that tells most counts; a common word brings an article less
 * than a rare one, and a word of the title more. A limit of one keeps PostgreSQL at looking up a key for
 * each, whatever it knows of the table. There is a row for no article, too.
 */
const SEARCH = `with shown as materialized (select count(*)::int as total from article where is_published and deleted_at is null),
  stem as materialized (select s.n, s.stem, c.articles,
      coalesce(sum(least(c.articles, ${MOST_OF_ONE})) over (order by c.articles * case when s.n <= $5 then 1 else ${LIKE_FREQUENCY} end, s.n rows between unbounded preceding and 1 preceding), 0) < ${MOST_HITS} as is_looked_for
    from unnest($1::text[]) with ordinality as s (stem, n) cross join lateral (select k.articles from article_stem_count k where k.stem = s.stem limit 1) c),
  term as materialized (select t.term, t.n, t.weight * ln(1 + shown.total::real / s.articles) as tells
    from unnest($2::int[], $3::int[], $4::real[]) as t (term, n, weight) join stem s using (n) cross join shown),
  hit as materialized (select s.n, h.article_id, h.weight from stem s
    cross join lateral (select i.article_id, i.weight from article_stem i where i.stem = s.stem limit ${MOST_OF_ONE}) h where s.is_looked_for),
  near as materialized (select article_id from (
      select t.term, h.article_id, max(t.tells * h.weight) as tells from hit h join term t using (n) group by t.term, h.article_id) t group by article_id order by sum(tells) desc, article_id limit $6),
  had as (select h.n, h.article_id, h.weight from hit h join near using (article_id)
    union all select s.n, near.article_id, h.weight from near cross join stem s
      cross join lateral (select i.weight from article_stem i where i.stem = s.stem and i.article_id = near.article_id limit 1) h where not s.is_looked_for),
  told as (select t.term, h.article_id, max(t.tells * h.weight) as tells from had h join term t using (n) group by t.term, h.article_id),
  best as (select article_id, sum(tells) as score from told group by article_id order by score desc, article_id limit ${MOST_ARTICLES}),
  meant as (select m.id from unnest($7::int[]) with ordinality as m (id, n) join article a using (id)
    where a.is_published and a.deleted_at is null order by m.n limit ${MOST_NEAR_IN_MEANING}),
  chosen as (select article_id, score from best union all select id, 0 from meant where not exists (select 1 from best where article_id = id))
  select ${ARTICLE_COLUMNS}, a.questions,
    (select v.number from policy_version v where a.is_policy and v.article_id = a.id and v.status = 'in_force') as "policyVersion", s.total, (select json_object_agg(stem, articles) from stem) as having,
    exists (select 1 from article where indexed_with is null and is_published and deleted_at is null) as "isBehind"
  from shown s left join (chosen b join article a on a.id = b.article_id and a.is_published and a.deleted_at is null) on true order by b.score desc, a.id`;

/** What was found, or no article: the columns that do not speak of one are the same in every row. */
type Read = (Candidate | { id: null }) & {
  total: number;
  having: Record<string, number> | null;
  isBehind: boolean;
};

/** The stems of the terms, each once, the terms' own first. */
const stemsAsked = (terms: readonly Term[]): string[] =>
  [...new Set([...terms.map(({ stem }) => stem), ...terms.flatMap(({ like }) => [...like])])].slice(
    0,
    MOST_STEMS,
  );

/** Which stem counts how much for which term. */
function weightsOf(
  terms: readonly Term[],
  places: ReadonlyMap<string, number>,
): { term: number; place: number; weight: number }[] {
  return terms.flatMap(({ stem, like, weight }, term) =>
    [stem, ...like].flatMap((one) => {
      const place = places.get(one);
      return place === undefined
        ? []
        : [{ term, place, weight: one === stem ? weight : weight * LIKE_SEARCHED }];
    }),
  );
}

/**
 * Searches at a time in this process, and how long anyone waits for theirs, in milliseconds: the others need
 * connections to the database, too.
 */
const AT_ONCE = 2;
const LONGEST_WAIT = 4_000;
const inTurn = createKeyedMutex<number>();
const waiting = Array.from({ length: AT_ONCE }, () => 0);

/** @throws SERVICE_UNAVAILABLE when so many search that the turn comes too late */
async function inShortestQueue<Result>(search: () => Promise<Result>): Promise<Result> {
  const queue = waiting.indexOf(Math.min(...waiting));
  const since = performance.now();
  waiting[queue] = (waiting[queue] ?? 0) + 1;
  try {
    return await inTurn(queue, () =>
      performance.now() - since > LONGEST_WAIT ? Promise.reject(unavailable()) : search(),
    );
  } finally {
    waiting[queue] = (waiting[queue] ?? 1) - 1;
  }
}

/**
 * What the statement finds; where something was written since, after some of that is in the index: a usual
 * backlog at once, a long one by and by.
 */
async function readCandidates(params: unknown[]): Promise<Read[]> {
  const search = () => inShortestQueue(() => database.query<Read & Record<string, unknown>>(SEARCH, params));
  await articleIndex.begin();
  const read = await search();
  if (read[0]?.isBehind !== true) return read;
  await articleIndex.catchUp();
  return search();
}

/**
 * The published articles that have most of the words, rare ones first, at most sixteen, and at most eight of those that
 * are nearest in meaning: in one statement. What was written since is read first, as far as `articleIndex.catchUp` does
 * at once.
 * @param nearest ids of articles, the nearest in meaning first
 * @throws SERVICE_UNAVAILABLE while too many search
 */
export async function findCandidates(
  terms: readonly Term[],
  nearest: readonly number[] = [],
): Promise<Candidates> {
  const searched = terms.slice(0, MOST_TERMS);
  const stems = stemsAsked(searched);
  if (stems.length === 0) return { articles: [], total: 0, terms: [], having: new Map() };
  const weights = weightsOf(searched, new Map(stems.map((stem, at) => [stem, at + 1])));
  const own = new Set(searched.map(({ stem }) => stem)).size;
  const near = Math.max(FEWEST_ARTICLES, Math.min(MOST_NEAR, Math.round(MOST_COMPARED / stems.length)));
  const read = await readCandidates([
    stems,
    weights.map(({ term }) => term),
    weights.map(({ place }) => place),
    weights.map(({ weight }) => weight),
    own,
    near,
    nearest,
  ]);
  const articles = read.filter((row): row is Read & Candidate => row.id !== null);
  return {
    articles,
    total: read[0]?.total ?? 0,
    terms: searched,
    having: new Map(Object.entries(read[0]?.having ?? {})),
  };
}
