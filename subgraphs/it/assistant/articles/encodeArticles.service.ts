import type { Config } from '../../../kit/config/config.js';
import { encoderOf } from '../../../kit/encoder/encoder.js';
import type { Encoder } from '../../../kit/encoder/encoder.js';
import { database } from '../../database.js';
import { partsOf } from './parts.js';

/** Parts of all articles that are encoded; of a larger knowledge base articles are found by their words alone. */
export const MOST_PARTS = 20_000;
/** Texts at a time: a question that comes meanwhile waits for no more than these. */
const TEXTS_AT_ONCE = 4;
const ARTICLES_AT_ONCE = 20;
/** Milliseconds for the texts at a time, on a busy machine and with the model to load. */
const LONGEST_MS = 30_000;

/** The newest first: whoever just wrote one asks for it. */
const UNENCODED = `select a.id, a.title, a.content, a.version from article a left join article_vectors v on v.article_id = a.id
  where a.is_published and a.deleted_at is null and (v.article_id is null or v.encoder <> $1 or v.article_version <> a.version)
  order by a.id desc limit ${ARTICLES_AT_ONCE}`;
const ENCODED = `select coalesce(sum(octet_length(v.vectors) / v.numbers), 0)::int as parts from article_vectors v
  join article a on a.id = v.article_id and a.is_published and a.deleted_at is null where v.encoder = $1`;
/** An article that is no longer published is told to the processes that know its vectors. */
const FORGET = `update article_vectors v set vectors = '', article_version = 0, revision = nextval('article_vectors_revision')
  from article a where a.id = v.article_id and v.article_version > 0 and (a.deleted_at is not null or not a.is_published)`;
// Revisions become visible in their order only if one writer ends before the next one begins.
const WAIT = `select pg_advisory_xact_lock(hashtext('it.article_vectors'))`;
const WRITE = `insert into article_vectors (article_id, article_version, encoder, numbers, vectors) select id, $2, $3, $4, $5 from article where id = $1
  on conflict (article_id) do update set article_version = excluded.article_version, encoder = excluded.encoder,
    numbers = excluded.numbers, vectors = excluded.vectors, revision = excluded.revision
  where article_vectors.encoder <> excluded.encoder or article_vectors.article_version < excluded.article_version`;

interface Unencoded extends Record<string, unknown> {
  id: number;
  title: string;
  content: string;
  version: number;
}

async function vectorsOf(encoder: Encoder, texts: readonly string[]): Promise<Int8Array[]> {
  const vectors: Int8Array[] = [];
  for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE)
    vectors.push(
      ...(await encoder.encode(texts.slice(at, at + TEXTS_AT_ONCE), AbortSignal.timeout(LONGEST_MS))),
    );
  return vectors;
}

async function encodeArticle(encoder: Encoder, article: Unencoded): Promise<number> {
  const texts = partsOf(article);
  // An article without text is found by its title.
  const vectors = await vectorsOf(encoder, texts.length > 0 ? texts : [article.title]);
  await database.system(async (tx) => {
    await tx.query(WAIT);
    await tx.query(WRITE, [
      article.id,
      article.version,
      encoder.name,
      vectors[0]?.length ?? 1,
      Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer))),
    ]);
  });
  return vectors.length;
}

async function encodeAll(encoder: Encoder): Promise<void> {
  await database.system(async (tx) => {
    await tx.query(WAIT);
    await tx.query(FORGET);
  });
  let parts = (await database.one<{ parts: number }>(ENCODED, [encoder.name]))?.parts ?? 0;
  while (parts < MOST_PARTS) {
    const articles = await database.query<Unencoded>(UNENCODED, [encoder.name]);
    if (articles.length === 0) return;
    for (const article of articles) parts += await encodeArticle(encoder, article);
  }
}

let running: Promise<void> | null = null;

/**
 * Encodes the published articles that are new or changed, one run at a time in a process; nothing where this
 * installation has no encoder.
 */
export async function encodeArticles(config: Config): Promise<void> {
  const encoder = encoderOf(config);
  if (encoder === null) return;
  running ??= encodeAll(encoder).finally(() => {
    running = null;
  });
  await running;
}
