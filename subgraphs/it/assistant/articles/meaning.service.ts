import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import type { Config } from '../../../kit/config/config.js';
import { encoderOf } from '../../../kit/encoder/encoder.js';
import type { Encoder } from '../../../kit/encoder/encoder.js';
import { cosine } from '../../../kit/encoder/vectors.js';
import { database } from '../../database.js';
import { MOST_PARTS } from './encodeArticles.service.js';

/** How near the nearest part of each article is to a question in meaning, by the article's id: -1 to 1. */
export type Meaning = ReadonlyMap<number, number>;

/** Without an encoder, or while it is away, articles are found by their words alone. */
export const NO_MEANING: Meaning = new Map();

/** Milliseconds that a question waits to be encoded. */
const LONGEST_MS = 3_000;
const ROWS_AT_ONCE = 500;
const NEWER = `select article_id as "articleId", numbers, vectors, revision::text from article_vectors
  where encoder = $1 and revision > $2 order by revision limit ${ROWS_AT_ONCE}`;

interface Row extends Record<string, unknown> {
  articleId: number;
  numbers: number;
  vectors: Buffer;
  revision: string;
}

/** The vectors that this process has read, of one encoder. */
const known = { encoder: '', revision: '0', vectors: new Map<number, Int8Array[]>() };

const vectorsIn = ({ vectors, numbers }: Row): Int8Array[] =>
  Array.from({ length: vectors.length / numbers }, (_, at) =>
    Int8Array.from(new Int8Array(vectors.buffer, vectors.byteOffset + at * numbers, numbers)),
  );

/** Reads what was encoded since the last question. */
async function readNewer(encoder: string): Promise<ReadonlyMap<number, readonly Int8Array[]>> {
  if (known.encoder !== encoder) {
    Object.assign(known, { encoder, revision: '0' });
    known.vectors.clear();
  }
  for (;;) {
    const rows = await database.query<Row>(NEWER, [encoder, known.revision]);
    for (const row of rows) {
      if (row.vectors.length > 0) known.vectors.set(row.articleId, vectorsIn(row));
      else known.vectors.delete(row.articleId);
      known.revision = row.revision;
    }
    if (rows.length < ROWS_AT_ONCE) return known.vectors;
  }
}

async function near(encoder: Encoder, question: string): Promise<Meaning> {
  const [[asked], articles] = await Promise.all([
    encoder.encode([question], AbortSignal.timeout(LONGEST_MS)),
    readNewer(encoder.name),
  ]);
  const parts = [...articles.values()].reduce((sum, vectors) => sum + vectors.length, 0);
  if (asked === undefined || parts > MOST_PARTS) return NO_MEANING;
  return new Map(
    [...articles].map(
      ([id, vectors]) => [id, Math.max(...vectors.map((vector) => cosine(asked, vector)))] as const,
    ),
  );
}

/** After a failure nobody waits for the encoder for half a minute. */
const breaker = circuitBreaker(handleAll, { halfOpenAfter: 30_000, breaker: new ConsecutiveBreaker(1) });

/** What the articles are to a question in meaning; nothing where the encoder is off, away or too slow. */
export async function meaningOf(config: Pick<Config, 'ai'>, question: string): Promise<Meaning> {
  const encoder = encoderOf(config);
  if (encoder === null) return NO_MEANING;
  return breaker.execute(() => near(encoder, question)).catch(() => NO_MEANING);
}

/** Ids of the articles that are nearest in meaning, at most `most`. */
export const nearestIn = (meaning: Meaning, most: number): number[] =>
  [...meaning]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([id]) => id);
