import { database } from '../../database.js';
import { ARTICLE_COLUMNS } from '../../article/article.loader.js';
import type { ArticleRow } from '../../article/article.loader.js';
import { searchesOf } from '../understanding/terms.js';
import type { Term } from '../understanding/terms.js';
import type { Having } from './bags.js';

const MOST_ARTICLES = 12;
const MOST_TERMS = 24;
const MOST_STEMS = 160;
const LIKE_COUNTS = 0.5;

export interface Candidates {
  articles: ArticleRow[];
  /** How many articles are published. */
  total: number;
  /** The terms that were searched for. */
  terms: readonly Term[];
  /** How many published articles have each stem. */
  having: Having;
}

// Of the words for one thing the one that tells most counts; a common word brings an article less than a rare one, and a word of the title more.
const SEARCH = `with stem as materialized (select n, websearch_to_tsquery('pg_catalog.english', query) as query from unnest($1::text[]) with ordinality as t (query, n)),
  shown as (select count(*) as total from article where is_published and deleted_at is null),
  hit as materialized (select s.n, a.id, ts_rank('{0,0,0.3,1}', a.search, s.query) as rank from stem s join article a on a.search @@ s.query where a.is_published and a.deleted_at is null),
  had as (select n, count(*) as articles from hit group by n),
  term as (select * from unnest($2::int[], $3::int[], $4::real[]) as t (term, n, weight)),
  told as (select t.term, h.id, max(t.weight * ln(1 + s.total::real / d.articles) * (0.3 + h.rank)) as tells from hit h join had d using (n) join term t using (n) cross join shown s group by t.term, h.id),
  best as (select id, sum(tells) as score from told group by id order by score desc, id limit ${MOST_ARTICLES})
  select ${ARTICLE_COLUMNS}, s.total, (select json_object_agg(n, articles) from had) as having from best b join article a on a.id = b.id cross join shown s order by b.score desc, a.id`;

type Read = ArticleRow & { total: number; having: Record<string, number> };

/** Which stem counts how much for which term. */
function weightsOf(terms: readonly Term[], places: ReadonlyMap<string, number>): { term: number; place: number; weight: number }[] {
  return terms.flatMap(({ stem, like, weight }, term) =>
    [stem, ...like].flatMap((one) => {
      const place = places.get(one);
      return place === undefined ? [] : [{ term, place, weight: one === stem ? weight : weight * LIKE_COUNTS }];
    }),
  );
}

/** The published articles that have most of the words, rare ones first: at most twelve, in one statement. */
export async function findCandidates(terms: readonly Term[]): Promise<Candidates> {
  const searched = terms.slice(0, MOST_TERMS);
  const searches = searchesOf(searched, MOST_STEMS);
  const weights = weightsOf(searched, new Map(searches.map(({ stem }, at) => [stem, at + 1])));
  if (searches.length === 0) return { articles: [], total: 0, terms: [], having: new Map() };
  const params = [searches.map(({ query }) => query), weights.map(({ term }) => term), weights.map(({ place }) => place), weights.map(({ weight }) => weight)];
  const read = await database.query<Read & Record<string, unknown>>(SEARCH, params);
  const [first] = read;
  const having = new Map(searches.flatMap(({ stem }, at) => (first?.having[String(at + 1)] === undefined ? [] : [[stem, first.having[String(at + 1)] ?? 0] as const])));
  return { articles: read, total: first?.total ?? 0, terms: searched, having };
}
