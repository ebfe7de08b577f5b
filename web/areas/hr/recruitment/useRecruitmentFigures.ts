import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';
import type { PipelineQuery } from '../../../generated/graphql';

/** How many applications stand at each status, by its code. */
export type Pipeline = Readonly<Record<string, number>>;

/** One of the answers behind the figures. */
export interface Figures<Counts> {
  counts: Counts | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** Postings in all, and active ones [B2.22, B4.9]. */
export function usePostingFigures(): Figures<{ total: number; active: number }> {
  const { data, loading, error, refetch } = useQuery(PostingFiguresDocument);
  return {
    counts: data && { total: data.jobPostings.count, active: data.active.count },
    loading: loading && !data,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Applications by where they stand: all, or those of one posting and those that a search finds. */
export function usePipeline({
  jobPosting = null,
  search = '',
}: { jobPosting?: string | null; search?: string } = {}): Figures<Pipeline> {
  const { data, previousData, loading, error, refetch } = useQuery(PipelineDocument, {
    variables: { jobPosting: jobPosting === null ? null : [jobPosting], search: search || null },
  });
  const shown = data ?? previousData;
  return {
    counts: shown && countsOf(shown),
    loading: loading && !shown,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

const countsOf = (data: PipelineQuery): Pipeline => ({
  submitted: data.submitted.count,
  under_review: data.underReview.count,
  interview_scheduled: data.interviewScheduled.count,
  interviewed: data.interviewed.count,
  offer_extended: data.offerExtended.count,
  accepted: data.accepted.count,
  rejected: data.rejected.count,
  withdrawn: data.withdrawn.count,
});

/** Applications at these statuses, or at all. */
export const atSteps = (pipeline: Pipeline, codes: readonly string[] = Object.keys(pipeline)): number =>
  codes.reduce((sum, code) => sum + (pipeline[code] ?? 0), 0);

const PostingFiguresDocument = graphql(`
  query PostingFigures {
    jobPostings(pageSize: 1) {
      count
    }
    active: jobPostings(status: ["active"], pageSize: 1) {
      count
    }
  }
`);

const PipelineDocument = graphql(`
  query Pipeline($jobPosting: [ID!], $search: String) {
    submitted: jobApplications(status: ["submitted"], jobPosting: $jobPosting, search: $search, pageSize: 1) {
      count
    }
    underReview: jobApplications(
      status: ["under_review"]
      jobPosting: $jobPosting
      search: $search
      pageSize: 1
    ) {
      count
    }
    interviewScheduled: jobApplications(
      status: ["interview_scheduled"]
      jobPosting: $jobPosting
      search: $search
      pageSize: 1
    ) {
      count
    }
    interviewed: jobApplications(
      status: ["interviewed"]
      jobPosting: $jobPosting
      search: $search
      pageSize: 1
    ) {
      count
    }
    offerExtended: jobApplications(
      status: ["offer_extended"]
      jobPosting: $jobPosting
      search: $search
      pageSize: 1
    ) {
      count
    }
    accepted: jobApplications(status: ["accepted"], jobPosting: $jobPosting, search: $search, pageSize: 1) {
      count
    }
    rejected: jobApplications(status: ["rejected"], jobPosting: $jobPosting, search: $search, pageSize: 1) {
      count
    }
    withdrawn: jobApplications(status: ["withdrawn"], jobPosting: $jobPosting, search: $search, pageSize: 1) {
      count
    }
  }
`);
