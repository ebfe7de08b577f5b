import { enumOf } from '../../kit/graphql/enumOf.js';

/** How recommendations were found, stored word by its name in the graph. */
export const METHOD = enumOf('ai_search', 'keyword_match');

/** How one point of a comparison counted, the engine's word by its name in the graph. */
export const MATCH_KIND = enumOf('match', 'related', 'missing');

export type RecommendationMethod = (typeof METHOD)[keyof typeof METHOD];
export type JobMatchKind = (typeof MATCH_KIND)[keyof typeof MATCH_KIND];
