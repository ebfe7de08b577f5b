import { createHash } from 'node:crypto';
import type { RequestContext } from '../../kit/request/context.js';
import { cosine } from '../../kit/encoder/vectors.js';
import { embed } from '../../kit/outside/languageModel.js';
import type { PostingRow } from '../posting/posting.loader.js';

/** Long enough for the main part of a resume, and shorter than the limit of any embedding model. */
const RESUME_CHARACTERS = 6_000;
const POSTING_CHARACTERS = 4_000;
/** At 3,072 numbers each they take 24 MB. */
const MOST_KEPT = 2_000;

const kept = new Map<string, Float32Array>();

/** The beginning of a text; a character that is cut in two is replaced. */
const beginning = (text: string, characters: number): string =>
  Buffer.from(text.slice(0, characters)).toString('utf8');

const textOf = (row: PostingRow): string =>
  beginning(
    [row.title, row.departmentName, row.description, ...row.requirements, ...row.responsibilities].join('\n'),
    POSTING_CHARACTERS,
  );

function keep(name: string, vector: Float32Array): void {
  kept.set(name, vector);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
}

/**
 * How near each posting is to a resume in meaning, 0 to 1 by posting, by the installation's language model;
 * what it said of a posting's text is kept in memory, what it said of a resume is not. @throws as embed
 */
export async function similarities(
  { config }: RequestContext,
  resume: string,
  postings: readonly PostingRow[],
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const { baseUrl, embeddingModel } = config.ai;
  const asked = postings.map((row) => {
    const text = textOf(row);
    const name = createHash('sha256').update([baseUrl, embeddingModel, text].join('\n')).digest('base64');
    return { id: row.id, text, name, vector: kept.get(name) };
  });
  const unknown = new Map(
    asked.filter(({ vector }) => !vector).map(({ name, text }) => [name, text] as const),
  );
  const [own = [], ...answered] = await embed(
    config,
    [beginning(resume, RESUME_CHARACTERS), ...unknown.values()],
    signal,
  );
  const fresh = new Map(
    [...unknown.keys()].map((name, place) => [name, Float32Array.from(answered[place] ?? [])] as const),
  );
  for (const [name, vector] of fresh) keep(name, vector);
  return new Map(
    asked.map(({ id, name, vector = fresh.get(name) }) => {
      if (vector?.length !== own.length) {
        // Another model has the same name now.
        kept.clear();
        throw new Error('The language model answers with vectors of several lengths.');
      }
      return [id, Math.min(1, Math.max(0, cosine(own, vector)))];
    }),
  );
}
