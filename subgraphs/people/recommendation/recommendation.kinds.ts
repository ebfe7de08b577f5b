/** How recommendations were found, stored word by its name in the graph. */
export const METHOD = { AI_SEARCH: 'ai_search', KEYWORD_MATCH: 'keyword_match' } as const;

/** How one point of a comparison counted, the engine's word by its name in the graph. */
export const MATCH_KIND = { MATCH: 'match', RELATED: 'related', MISSING: 'missing' } as const;

export type Method = (typeof METHOD)[keyof typeof METHOD];

/** What came of a request (A4.39). */
export type RecommendationStatus = 'NO_RESUME' | 'RESUME_EXISTS' | 'SUCCESS' | 'NO_RECOMMENDATIONS' | 'PARTIAL_SUCCESS';
