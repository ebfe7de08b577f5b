import { useQuery } from '@apollo/client/react';

import type { CountAt } from '../../domain/list/countIn';
import { graphql } from '../../generated/gql';
import { answerOf, type HrAnswer } from './answer';
import { openPostingStatus } from './pinned';

/** How many applications have each status, by its code, added up by `countIn`; the number is the status's. */
export type Pipeline = readonly (CountAt<string> & { id: number })[];

/** All postings, and active ones, which are the open positions. */
export function usePostingFigures(): HrAnswer<{ total: number; active: number }> {
  const answer = useQuery(PostingFiguresDocument, { variables: { active: [openPostingStatus] } });
  return answerOf(answer, ({ jobPostings, active }) => ({ total: jobPostings.count, active: active.count }));
}

/** Applications by status: all, or those for one posting and a search. */
export function usePipeline({
  jobPosting = null,
  search = '',
}: { jobPosting?: string | null; search?: string } = {}): HrAnswer<Pipeline> {
  const answer = useQuery(PipelineDocument, {
    variables: { jobPosting: jobPosting === null ? null : [jobPosting], search: search || null },
  });
  return answerOf({ ...answer, data: answer.data ?? answer.previousData }, ({ jobApplicationCounts }) =>
    jobApplicationCounts.map(({ status: { id, code }, count }) => ({ id, status: code, count })),
  );
}

const PostingFiguresDocument = graphql(`
  query PostingFigures($active: [String!]) {
    jobPostings(pageSize: 1) {
      count
    }
    active: jobPostings(status: $active, pageSize: 1) {
      count
    }
  }
`);

const PipelineDocument = graphql(`
  query Pipeline($jobPosting: [ID!], $search: String) {
    jobApplicationCounts(jobPosting: $jobPosting, search: $search) {
      status {
        id
        code
      }
      count
    }
  }
`);
