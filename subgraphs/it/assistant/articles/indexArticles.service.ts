import { isWorthRepeating, translateDatabaseError } from '../../../kit/postgres/databaseErrors.js';
import { PortalError } from '../../../kit/request/errors.js';
import type { Queryable } from '../../../kit/postgres/queryable.js';
import { createKeyedMutex } from '../../../kit/request/limits/keyedMutex.js';
import { database } from '../../database.js';
import { stemWeights, VOCABULARY } from './indexStems.js';
import type { IndexedText } from './indexStems.js';

/**
 * Articles that are read in one transaction, at the most, and the characters and stems of them after which no
 * further one is.
 */
const AT_ONCE = 50;
const MOST_AT_ONCE = { characters: 250_000, stems: 20_000 };
/** Transactions for one question. */
const MOST_BATCHES = 2;

// One process at a time: who comes second would find what the first one holds neither unread nor in the
// index.
const WAIT = `select pg_advisory_xact_lock(hashtext('it.article_stem'))`;
/**
 * The newest first: whoever just wrote one asks for it. What someone is changing now is left to the next
 * question.
 */
const UNREAD = `select id, title, content, questions from article where indexed_with is null and is_published and deleted_at is null
  order by id desc limit ${AT_ONCE} for no key update skip locked`;
const WRITE = `insert into article_stem (stem, article_id, weight) select stem, article_id, weight from unnest($1::text[], $2::int[], $3::real[]) as t (stem, article_id, weight)
  order by stem, article_id on conflict (stem, article_id) do update set weight = excluded.weight`;
const READ = 'update article set indexed_with = $1 where id = any($2::int[])';
/** Only so many at a time: the others are found by what they were read by before. */
const FORGET = `with other as materialized (select id from article where indexed_with <> $1 order by id desc limit ${AT_ONCE} for no key update skip locked),
    gone as (delete from article_stem where article_id in (select id from other))
  update article set indexed_with = null where id in (select id from other)`;

type Unread = IndexedText & { id: number };

const lengthOf = ({ title, content, questions }: Unread): number =>
  title.length + content.length + questions.reduce((sum, { question }) => sum + question.length, 0);

/** The articles with the weights of their stems: as many as are read at once, one at the least. */
function readFirst(articles: readonly Unread[]): { id: number; weights: ReadonlyMap<string, number> }[] {
  const left = { ...MOST_AT_ONCE };
  return articles.flatMap((article) => {
    if (left.characters <= 0 || left.stems <= 0) return [];
    const weights = stemWeights(article);
    left.characters -= lengthOf(article);
    left.stems -= weights.size;
    return [{ id: article.id, weights }];
  });
}

/** @returns how many were read */
async function readBatch(tx: Queryable, vocabulary: string): Promise<number> {
  await tx.query(WAIT);
  const read = readFirst(await tx.query<Unread & Record<string, unknown>>(UNREAD));
  if (read.length === 0) return 0;
  const rows = read.flatMap(({ id, weights }) =>
    [...weights].map(([stem, weight]) => ({ stem, id, weight })),
  );
  await tx.query(WRITE, [
    rows.map(({ stem }) => stem),
    rows.map(({ id }) => id),
    rows.map(({ weight }) => weight),
  ]);
  await tx.query(READ, [vocabulary, read.map(({ id }) => id)]);
  return read.length;
}

/** The assistant's index of the published articles. */
export interface ArticleIndex {
  /** Before the first question of a process: finds out what was read by another vocabulary. */
  begin(): Promise<void>;
  /**
   * Reads what is unread, a bounded part of it; whoever waits for their turn shares it. @returns how many
   * articles were read: fewer, or none, when PostgreSQL is away or too slow
   */
  catchUp(): Promise<number>;
}

/** The index as one process keeps it. @param vocabulary by what its articles are to be read */
export function createArticleIndex(vocabulary: string): ArticleIndex {
  const inTurn = createKeyedMutex<'index'>();
  let next: Promise<number> | null = null;
  let isAllKnown = false;

  /** In a transaction before they are read, as counters are changed in one order within each. */
  async function forgetOthers(): Promise<void> {
    if (isAllKnown) return;
    await database.system(async (tx) => {
      await tx.query(WAIT);
      await tx.query(FORGET, [vocabulary]);
    });
    isAllKnown =
      (await database.one('select id from article where indexed_with <> $1 limit 1', [vocabulary])) === null;
  }

  async function readSome(): Promise<number> {
    let all = 0;
    try {
      await forgetOthers();
      for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
        const read = await database.system((tx) => readBatch(tx, vocabulary));
        all += read;
        if (read === 0) break;
      }
    } catch (error) {
      // Nothing of the batch was written; it is left to the next question. Where PostgreSQL is away the
      // search that follows says so.
      const why = translateDatabaseError(error);
      if (!isWorthRepeating(error) && !(why instanceof PortalError)) throw why;
    }
    return all;
  }

  const catchUp = (): Promise<number> => {
    next ??= inTurn('index', () => {
      next = null;
      return readSome();
    });
    return next;
  };
  return { catchUp, begin: async () => void (isAllKnown || (await catchUp())) };
}

export const articleIndex = createArticleIndex(VOCABULARY);

/** Reads all that is unread, some of it at a time, so that questions come in between. */
export async function sweepArticles(): Promise<void> {
  while ((await articleIndex.catchUp()) > 0);
}
