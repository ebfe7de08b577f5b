import { Kind, parse } from 'graphql';

/** How long an answer from another process may take, in milliseconds (decisions 5j). */
const USUAL_MS = 10_000;

/** Root fields that may take longer: reading a resume and asking a language model, with 20 seconds before keywords answer alone (decisions 5j, A9.27). */
export const LONGER_MS: Readonly<Record<string, number>> = {
  checkResumeAndRecommend: 25_000,
  uploadResumeForRecommendations: 25_000,
  generateJobRecommendations: 25_000,
};

const LONGER = Object.keys(LONGER_MS);

/** The milliseconds for one GraphQL document: as many as its slowest root field needs. */
export function timeLimitOf(document: string): number {
  // Nearly all documents name none of them, and need no second parsing.
  if (!LONGER.some((field) => document.includes(field))) return USUAL_MS;
  const fields = parse(document, { noLocation: true }).definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []));
  return Math.max(USUAL_MS, ...fields.map((field) => (field.kind === Kind.FIELD && LONGER_MS[field.name.value]) || USUAL_MS));
}
