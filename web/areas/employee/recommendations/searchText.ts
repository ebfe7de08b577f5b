import type { RecommendationMethod } from '../../../generated/graphql';
import type { RecommendationAnswer } from './recommendation';
import { countText, numberText } from '../../../ui/numbers';

/**
 * "20 open postings compared by skills, titles, levels and years, the best 3 also by meaning": every open
 * posting is compared, and where they are more than the search looks at, only the best go on.
 */
export function searchText(
  { jobsProcessed, totalJobsSearched }: Stats,
  method: RecommendationMethod | null,
): string {
  const isPart = totalJobsSearched < jobsProcessed;
  const isByMeaning = method === 'AI_SEARCH';
  const compared = `${countText(jobsProcessed, 'open posting')} compared`;
  const how =
    method === null ? '' : ` by ${isByMeaning && !isPart ? 'meaning, ' : ''}skills, titles, levels and years`;
  if (!isPart) return compared + how;
  const best = `best ${totalJobsSearched === 1 ? 'one' : numberText(totalJobsSearched)}`;
  return `${compared}${how}, ${isByMeaning ? `the ${best} also by meaning` : `only the ${best} considered`}`;
}

type Stats = Pick<RecommendationAnswer['processingStats'], 'jobsProcessed' | 'totalJobsSearched'>;
