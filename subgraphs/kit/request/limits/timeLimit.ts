import { parse, visit } from 'graphql';
import { unavailable } from '../errors.js';

/** How long an operation may take, in milliseconds, in this process or another (decisions 5j). */
const USUAL_MS = 10_000;

/**
 * Root fields that may take longer: reading a resume and asking a language model, with 20 seconds before
 * keywords answer alone; reading a file of ten thousand rows on a busy machine; keeping a video of 500
 * megabytes.
 */
export const LONGER_MS: Readonly<Record<string, number>> = {
  checkResumeAndRecommend: 25_000,
  uploadResumeForRecommendations: 25_000,
  generateJobRecommendations: 25_000,
  checkEmployeeImport: 25_000,
  startEmployeeImport: 25_000,
  checkAssetImport: 25_000,
  startAssetImport: 25_000,
  checkQuestionImport: 25_000,
  startQuestionImport: 25_000,
  createCourse: 25_000,
  updateCourse: 25_000,
};

const LONGER = Object.keys(LONGER_MS);

/**
 * The milliseconds for one GraphQL document: as many as its slowest field needs, also one that is in a
 * fragment.
 */
export function timeLimitOf(document: string): number {
  // Nearly all documents name none of these fields, and need no second parsing.
  if (!LONGER.some((field) => document.includes(field))) return USUAL_MS;
  let longest = USUAL_MS;
  visit(parse(document, { noLocation: true }), {
    Field: ({ name }) => {
      longest = Math.max(longest, LONGER_MS[name.value] ?? USUAL_MS);
    },
  });
  return longest;
}

/**
 * The result of `work`, if it comes within that many milliseconds. After that it is no longer awaited, and its
 * calls end by their own limits. @throws SERVICE_UNAVAILABLE when it takes longer, else what `work` throws
 */
export async function inTime<Answer>(work: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
