import { database } from '../../database.js';
import { unavailable } from '../../../kit/errors.js';
import { createTurns } from '../../../kit/turns.js';
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
  /** How many published articles have each stem; of frequent stems it is near to that in a large knowledge base. */
  having: Having;
}

/** So many rows the index may tell of for one question, and of one stem; beyond that it would cost the others their turn. */
const MOST_HITS = 6_000;
const MOST_OF_ONE = 4_000;
/** Of the words used for an asked one only the rarer are looked for, as if they were so many times as frequent. */
const LIKE_FREQUENCY = 4;
/** Comparing an article with a stem in full: so often for one question, though always with so many articles at least and at most. */
const MOST_COMPARED = 12_000;
const FEWEST_ARTICLES = 100;
const MOST_NEAR = 400;
/** Words that begin with a stem of which is looked up how many have them. */
const MOST_FORMS = 40;
/** Of the articles that have all words of a phrase, so many have them one after the other. */
const TOGETHER = 0.3;

/** How many articles have one of several words, or all of them, when one word says nothing of another. */
const anyOf = (articles: string) => `shown.total * (1 - exp(sum(ln(greatest(1 - ${articles}::float8 / greatest(shown.total, 1), 1e-6)))))`;
const allOf = (articles: string) => `shown.total * exp(sum(ln(greatest(${articles}::float8 / greatest(shown.total, 1), 1e-6))))`;

/**
 * How many articles have a stem is first guessed from the counted words, so that the rarest are looked for and the rest is not even
 * counted. Those are few enough to find the articles that have most of them; these alone are compared in full, with the frequent stems, too.
 * Of the words for one thing the one that tells most counts; a common word brings an article less than a rare one, and a word of the title more.
 */
const SEARCH = `with shown as materialized (select count(*)::int as total from article where is_published and deleted_at is null),
  stem as materialized (select n, websearch_to_tsquery('pg_catalog.english', query) as query, case when n <= $5 then 1 else ${LIKE_FREQUENCY} end as frequency
    from unnest($1::text[]) with ordinality as t (query, n)),
  way as materialized (select s.n, w.way, m[1] as lexeme from stem s cross join lateral (select distinct unnest(string_to_array(s.query::text, ' | ')) as way) w
    cross join lateral regexp_matches(w.way, '''(\\w+)''', 'g') as m),
  lexeme as materialized (select w.lexeme, k.articles from (select distinct lexeme, regexp_replace(lexeme, '(?<=..)i$', '') as beginning from way) w cross join shown
    cross join lateral (select coalesce(${anyOf('b.articles')}, 0) as articles from (
      select k.word, k.articles from article_word k where k.word >= w.beginning and k.word < w.beginning || chr(1114111) order by k.word limit ${MOST_FORMS}) b
      where ts_lexize('pg_catalog.english_stem', b.word) = array[w.lexeme]) k),
  guess as (select n, round(${anyOf('w.articles')})::int as articles
    from (select w.n, w.way, ${allOf('l.articles')} * case when count(*) > 1 then ${TOGETHER} else 1 end as articles from way w join lexeme l using (lexeme) cross join shown group by w.n, w.way, shown.total) w cross join shown group by n, shown.total),
  asked as materialized (select n, query, (regexp_match(query::text, '''(\\w+)'''))[1] as word, articles,
      coalesce(sum(articles) over (order by articles * frequency, n rows between unbounded preceding and 1 preceding), 0) < ${MOST_HITS} as is_looked_for
    from stem join guess using (n)),
  hit as materialized (select s.n, a.id, a.rank from asked s cross join lateral (
      select a.id, case when strpos(lower(a.title collate "C"), s.word) > 0 then 0.9::float8 else 0.48::float8 end as rank
      from article a where a.search @@ s.query and a.is_published and a.deleted_at is null limit ${MOST_OF_ONE}) a where s.is_looked_for),
  had as materialized (select n, case when is_looked_for and h.articles < ${MOST_OF_ONE} then h.articles when is_looked_for and h.articles is null then 0 else greatest(h.articles, s.articles) end as articles
    from asked s left join (select n, count(*) as articles from hit group by n) h using (n)),
  term as materialized (select t.term, t.n, t.weight * ln(1 + shown.total::real / d.articles) as tells
    from unnest($2::int[], $3::int[], $4::real[]) as t (term, n, weight) join had d using (n) cross join shown where d.articles > 0),
  near as materialized (select a.id, ts_filter(a.search, '{a,b}') as search from (
      select id from (select t.term, h.id, max(t.tells * h.rank) as tells from hit h join term t using (n) group by t.term, h.id) t group by id order by sum(tells) desc, id limit $6) b
    join article a using (id)),
  told as (select t.term, a.id, max(t.tells * (0.3 + ts_rank('{0,0,0.3,1}', a.search, s.query))) as tells
    from near a join (stem s join had d using (n)) on d.articles > 0 and a.search @@ s.query join term t using (n) group by t.term, a.id),
  best as (select id, sum(tells) as score from told group by id order by score desc, id limit ${MOST_ARTICLES})
  select ${ARTICLE_COLUMNS}, s.total, (select json_object_agg(n, articles) from had where articles > 0) as having from best b join article a on a.id = b.id cross join shown s order by b.score desc, a.id`;

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

/** Searches at a time in this process, and how long anybody waits for theirs, in milliseconds: the others need connections to the database, too. */
const AT_ONCE = 2;
const LONGEST_WAIT = 4_000;
const inTurn = createTurns<number>();
const waiting = Array.from({ length: AT_ONCE }, () => 0);

/** @throws SERVICE_UNAVAILABLE when so many search that the turn comes too late */
async function inShortestQueue<Result>(search: () => Promise<Result>): Promise<Result> {
  const queue = waiting.indexOf(Math.min(...waiting));
  const since = performance.now();
  waiting[queue] = (waiting[queue] ?? 0) + 1;
  try {
    return await inTurn(queue, () => (performance.now() - since > LONGEST_WAIT ? Promise.reject(unavailable()) : search()));
  } finally {
    waiting[queue] = (waiting[queue] ?? 1) - 1;
  }
}

/**
 * The published articles that have most of the words, rare ones first: at most twelve, in one statement.
 * @throws SERVICE_UNAVAILABLE while too many search
 */
export async function findCandidates(terms: readonly Term[]): Promise<Candidates> {
  const searched = terms.slice(0, MOST_TERMS);
  const searches = searchesOf(searched, MOST_STEMS);
  const weights = weightsOf(searched, new Map(searches.map(({ stem }, at) => [stem, at + 1])));
  if (searches.length === 0) return { articles: [], total: 0, terms: [], having: new Map() };
  const own = new Set(searched.map(({ stem }) => stem)).size;
  const near = Math.max(FEWEST_ARTICLES, Math.min(MOST_NEAR, Math.round(MOST_COMPARED / searches.length)));
  const params = [searches.map(({ query }) => query), weights.map(({ term }) => term), weights.map(({ place }) => place), weights.map(({ weight }) => weight), own, near];
  const read = await inShortestQueue(() => database.query<Read & Record<string, unknown>>(SEARCH, params));
  const [first] = read;
  const having = new Map(searches.flatMap(({ stem }, at) => (first?.having[String(at + 1)] === undefined ? [] : [[stem, first.having[String(at + 1)] ?? 0] as const])));
  return { articles: read, total: first?.total ?? 0, terms: searched, having };
}
