import type { RequestContext } from '../../kit/request/context.js';
import { hasEmbeddings } from '../../kit/outside/languageModel.js';
import { createLog } from '../../kit/service/log.js';
import { database } from '../database.js';
import { openPostings } from '../posting/posting.loader.js';
import type { PostingRow } from '../posting/posting.loader.js';
import { todayOf } from '../posting/posting.status.js';
import { rank, readResume } from './engine/engine.js';
import type { Ranked } from './engine/engine.js';
import { parsePostings } from './parsedPostings.js';
import type { Found } from './recommendationRun.service.js';
import { shownMatches, wordsIn } from './recommendation.words.js';
import { similarities } from './similarity.service.js';

const MOST_COMPARED = 500;
const MOST_RECOMMENDED = 10;
const FEWEST_MS = 200;

export interface Search {
  /** Whose resume it is. */
  userId: number;
  /** Open postings of which the best are taken. */
  limit: number;
  /** Whether the installation's language model is used, if there is one. */
  usesModel: boolean;
  /**
   * When the request came, as performance.now() has it: the model is waited for no longer than the
   * installation says, from then on.
   */
  since: number;
}

interface Compared extends Found {
  /** The model was asked in vain. */
  hasFailed: boolean;
}

async function nameOf(userId: number): Promise<string> {
  const person = await database.one<{ name: string }>(
    "select concat_ws(' ', first_name, last_name) as name from employee where user_id = $1",
    [userId],
  );
  return person?.name ?? '';
}

/** Null if the model fails or takes too long; recommendations are made without it (5j). */
async function askModel(
  context: RequestContext,
  text: string,
  postings: readonly PostingRow[],
  { since }: Search,
): Promise<Map<string, number> | null> {
  const left = context.config.ai.seconds * 1000 - (performance.now() - since);
  if (left < FEWEST_MS) return null;
  try {
    return await similarities(context, text, postings, AbortSignal.timeout(Math.floor(left)));
  } catch (error) {
    createLog(context.config, 'languageModel').warn(
      { err: error },
      'Recommendations were made without the language model',
    );
    return null;
  }
}

/**
 * Compares a resume with the newest 500 postings that accept applications, then the best of them also by meaning.
 * @param text of a resume, which is never logged
 */
export async function compare(context: RequestContext, text: string, search: Search): Promise<Compared> {
  const postings = await openPostings(context, MOST_COMPARED);
  const wanted = await parsePostings(postings);
  const resume = readResume(text, todayOf(context), await nameOf(search.userId));
  let ranked: readonly Ranked[] = rank(resume, wanted).slice(0, search.limit);
  const asks = search.usesModel && hasEmbeddings(context.config) && ranked.length > 0;
  const searched = new Set(ranked.map(({ postingId }) => postingId));
  const similarity = asks
    ? await askModel(
        context,
        text,
        postings.filter(({ id }) => searched.has(id)),
        search,
      )
    : null;
  // Beside all the others again, because what many ask for tells less than what few do.
  if (similarity)
    ranked = rank(resume, wanted, similarity).filter(({ postingId }) => searched.has(postingId));
  const versions = new Map(postings.map(({ id, version }) => [id, version]));
  return {
    method: similarity ? 'ai_search' : 'keyword_match',
    jobsProcessed: postings.length,
    jobsSearched: Math.min(search.limit, postings.length),
    wordsRead: wordsIn(text),
    best: ranked.slice(0, MOST_RECOMMENDED).map(({ postingId, percentage, matches }) => ({
      postingId,
      version: versions.get(postingId) ?? 0,
      percentage,
      matches: shownMatches(matches),
    })),
    hasFailed: asks && !similarity,
  };
}
