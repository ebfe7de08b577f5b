import { useListQuery, type List, type ListView } from '../../../domain/list/useListQuery';
import { graphql } from '../../../generated/gql';
import type { ExperienceLevel, JobPostingsQueryVariables } from '../../../generated/graphql';
import type { SelectOption } from '../../../ui/form/choice/selectOption';
import { postingRows, type PostingRow } from './postingRow';

export type PostingFilter = 'level' | 'open';
export type PostingList = List<PostingRow, PostingFilter>;

/** Postings of one page of the list. */
const pageSize = 20;

/** Values of the level filter in the URL, with those of the query. */
const levels: Readonly<Record<string, { label: string; level: ExperienceLevel | null }>> = {
  all: { label: 'All levels', level: null },
  entry: { label: 'Entry', level: 'ENTRY' },
  mid: { label: 'Mid', level: 'MID' },
  senior: { label: 'Senior', level: 'SENIOR' },
  lead: { label: 'Lead', level: 'LEAD' },
  manager: { label: 'Manager', level: 'MANAGER' },
};

export const levelOptions: readonly SelectOption[] = Object.entries(levels).map(([value, { label }]) => ({
  value,
  label,
}));

/** Internal job postings, newest first; with `?open=only` those that accept applications. */
export function usePostingList(): PostingList {
  return useListQuery(JobPostingsDocument, {
    filters: {
      level: { values: Object.keys(levels), initial: 'all' },
      open: { values: ['all', 'only'], initial: 'all' },
    },
    sort: { key: 'createdAt', descending: true },
    pageSize,
    variables: variablesOf,
    read: ({ jobPostings: { count, results } }) => ({ count, results: postingRows(results) }),
  });
}

function variablesOf({
  filters,
  search,
  page,
  pageSize: size,
  ordering,
}: ListView<PostingFilter>): JobPostingsQueryVariables {
  const level = levels[filters.level]?.level;
  return {
    experienceLevel: level ? [level] : null,
    acceptsApplications: filters.open === 'only' ? true : null,
    search: search || null,
    page,
    pageSize: size,
    ordering,
  };
}

const JobPostingsDocument = graphql(`
  query JobPostings(
    $experienceLevel: [ExperienceLevel!]
    $acceptsApplications: Boolean
    $search: String
    $page: Int!
    $pageSize: Int!
    $ordering: String!
  ) {
    jobPostings(
      experienceLevel: $experienceLevel
      acceptsApplications: $acceptsApplications
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
        ...PostingRow
      }
    }
  }
`);
